import type { Client } from 'pg';
import { deriveCourse } from '../../libs/domain/src/courses/derive-course.js';
import { recipeKeys } from '../../libs/domain/src/search/recipe-keys.js';
import { sortName } from '../../libs/domain/src/search/words.js';
import { usedInTechniques } from '../../libs/domain/src/techniques/step-technique.js';
import { CopyBuffer } from './copy-buffer.js';
import type { Author } from './authors.js';
import type { SeededRecipe } from './recipe-factory.js';

const RECIPE_COLUMNS = `
  id, name, sort_name, search_keys, visibility, author_id, author_house_id, portions, locale, prep_minutes,
  cook_minutes, tags, diet_ids, bytes, ingredient_ids, food_ids, is_incomplete, dietary_flags,
  tech_step_ids, utensil_ids, energy_kcal, derived_course, created_at, updated_at`;
const LINE_COLUMNS = 'recipe_id, position, ingredient_id, quantity, unit_id';
const TEXT_COLUMNS = 'id, other_lines, foods, unread, evidence, nutrition, detector_version';
const STEP_COLUMNS = 'id, recipe_id, position, description, foods, unread, detector_version';
const TECHNIQUE_COLUMNS = `
  step_id, tech_step_id, source, span_start, span_end, ingredients, utensils, duration, temperature,
  during`;

const NO_EVIDENCE = '{"foods": [], "unread": []}';

/** Writes recipes into the tables recipe, recipe_line, recipe_text, step and step_technique. */
export class RecipeWriter {
  private readonly recipes = new CopyBuffer('recipe', RECIPE_COLUMNS);
  private readonly lines = new CopyBuffer('recipe_line', LINE_COLUMNS);
  private readonly texts = new CopyBuffer('recipe_text', TEXT_COLUMNS);
  private readonly steps = new CopyBuffer('step', STEP_COLUMNS);
  private readonly techniques = new CopyBuffer('step_technique', TECHNIQUE_COLUMNS);

  constructor(
    private readonly client: Client,
    private readonly detectorVersion: string,
    private nextStepId: number,
  ) {}

  add(id: number, recipe: SeededRecipe, author: Author, createdAt: Date): void {
    const { techStepIds, utensilIds } = usedInTechniques(
      recipe.steps.flatMap(({ techniques }) => techniques),
    );
    const named = { name: recipe.name, tags: [], locale: recipe.locale };
    const course = deriveCourse(named, { foods: [], techniques: [] });
    this.recipes.add([
      id,
      recipe.name,
      sortName(recipe.name),
      lexemes(
        recipeKeys(
          {
            name: recipe.name,
            tags: [],
            description: null,
            ingredients: recipe.lines,
            dietIds: recipe.dietIds,
          },
          { techStepIds, course },
        ),
      ),
      recipe.visibility,
      author.id,
      author.houseId,
      recipe.portions,
      recipe.locale,
      recipe.prepMinutes,
      recipe.cookMinutes,
      [],
      recipe.dietIds,
      0,
      recipe.lines.map(({ ingredientId }) => ingredientId),
      [],
      false,
      recipe.dietaryFlags,
      techStepIds,
      utensilIds,
      recipe.nutrition.perPortion?.energyKcal ?? null,
      course,
      createdAt,
      createdAt,
    ]);
    for (const [index, { ingredientId, quantity, unitId }] of recipe.lines.entries()) {
      this.lines.add([id, index + 1, ingredientId, quantity, unitId]);
    }
    const nutrition = JSON.stringify(recipe.nutrition);
    this.texts.add([id, '[]', '[]', '[]', NO_EVIDENCE, nutrition, this.detectorVersion]);
    this.addSteps(id, recipe);
  }

  /** Sends the added rows in one transaction, in the order of the foreign keys. */
  async flush(): Promise<void> {
    const tables = [this.recipes, this.lines, this.texts, this.steps, this.techniques];
    const copies = tables.map((table) => table.take());
    await this.client.query('begin');
    for (const copy of copies) await copy(this.client);
    await this.client.query('commit');
  }

  private addSteps(recipeId: number, { steps }: SeededRecipe): void {
    for (const [index, { description, techniques }] of steps.entries()) {
      const stepId = this.nextStepId++;
      this.steps.add([stepId, recipeId, index + 1, description, '[]', '[]', this.detectorVersion]);
      for (const technique of techniques) {
        const { techStepId, source, start, end, duration, temperature, during } = technique;
        this.techniques.add([
          stepId,
          techStepId,
          source,
          start,
          end,
          JSON.stringify(technique.ingredients),
          JSON.stringify(technique.utensils),
          duration && JSON.stringify(duration),
          temperature && JSON.stringify(temperature),
          during,
        ]);
      }
    }
  }
}

/** A `tsvector` of words that contain letters and digits only. */
function lexemes(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(' ');
}
