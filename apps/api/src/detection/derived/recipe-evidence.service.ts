import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deriveCourse, type NamedDish } from '#domain/courses/derive-course.js';
import {
  type EvidenceColumns,
  evidenceColumns,
  type FoundInPart,
  type FoundInRecipe,
  foundInRecipe,
} from '#domain/evidence/evidence.js';
import type { DerivedColumns } from '#domain/nutrition/derived-columns.js';
import { type ContainedRecipe, PartTree, type RecipeInTree } from '#domain/parts/part-tree.js';
import type { CompleteContent } from '#domain/recipe/complete-content.js';
import type { Locale } from '#domain/locale.js';
import type { RecipeDetection } from '#domain/recipe/recipe-detection.js';
import { Database } from '../../database/database.js';
import { indexKeyEquals } from '../../database/index-key-equals.js';
import { prepared } from '../../database/prepared-statement.js';
import { Catalogues } from '../../reference/catalogues.js';
import { contentsOf, PARTS } from './recipe-contents.query.js';
import { flagsOfFoods } from '../../reference/dietary-flags.query.js';
import { type ReadRecipe, RecipeNutritionService } from './recipe-nutrition.service.js';

/** What columns are derived from. */
type FoundRecipe = ReadRecipe & NamedDish;

/** The evidence of recipes, from which the columns that lists filter on are derived. */
@Injectable()
export class RecipeEvidenceService {
  constructor(
    private readonly database: Database,
    private readonly catalogues: Catalogues,
    private readonly nutrition: RecipeNutritionService,
  ) {}

  /** What is derived from a recipe alone. */
  ofRecipe(content: CompleteContent, locale: Locale, detection: RecipeDetection): DerivedColumns {
    return this.derive({ ...content, locale, ...foundInRecipe(content, detection) }, []);
  }

  /** The evidence of what was found in a recipe, or in a text of a plan. */
  of(found: FoundInRecipe): EvidenceColumns {
    const { ingredients } = this.catalogues;
    return evidenceColumns(found, {
      idOf: (key) => ingredients.findByKey(key)?.id,
      keyOf: (id) => ingredients.find(id)?.key,
    });
  }

  /**
   * Derives recipes anew, with what their parts contain, and records that their dishes have to be: call
   * this method in the transaction that changes a detection or a part.
   */
  async refresh(manager: EntityManager, recipeIds: readonly number[]): Promise<void> {
    if (recipeIds.length === 0) return;
    await this.deriveAnew(manager, recipeIds);
    await this.recordChange(manager, recipeIds);
  }

  /** Records that the dishes of recipes have to be derived anew; until then, they may contain any food. */
  async recordChange(manager: EntityManager, recipeIds: readonly number[]): Promise<void> {
    await this.database.write(RECORD_CHANGE, [recipeIds], manager);
  }

  /** Derives recipes anew, whose rows are locked. */
  async deriveAnew(manager: EntityManager, recipeIds: readonly number[]): Promise<void> {
    const found = await this.database.read<FoundRow>(FIND_FOUND, [recipeIds], manager);
    const tree = new PartTree(found);
    const wanted = new Set(recipeIds);
    const rows = found
      .filter(({ id }) => wanted.has(id))
      .map((recipe) => {
        const parts = tree.partsOf(recipe.id);
        const { evidence, ...derived } = this.derive(recipe, parts);
        const partIngredientIds = (evidence.partLines ?? []).map((line) => line.ingredientId);
        const partIds = parts.map(({ recipe: { id } }) => id);
        return { id: recipe.id, ...derived, evidence, partIngredientIds, partIds };
      });
    await this.database.write(REFRESH, [JSON.stringify(rows)], manager);
  }

  private derive(recipe: FoundRecipe, parts: readonly ContainedRecipe<FoundRow>[]): DerivedColumns {
    const inParts = parts.map(({ partId, recipe: part }) => ({
      ...part,
      partId,
      hasParts: part.parts.length > 0,
    }));
    const scaled = parts.map(({ recipe: part, portions }) => ({
      recipe: part,
      factor: (portions.value * recipe.portions) / part.portions,
    }));
    const own = this.of(recipe);
    const { ingredients, techSteps } = this.catalogues;
    return {
      ...(parts.length === 0 ? own : this.of({ ...recipe, inParts })),
      derivedCourse: deriveCourse(recipe, {
        foods: recipe.ingredientIds.flatMap((id) => ingredients.find(id)?.key ?? []),
        techniques: own.techStepIds.flatMap((id) => techSteps.find(id)?.key ?? []),
      }),
      ...this.nutrition.of(recipe, scaled),
    };
  }
}

/** A recipe with what was found in it, and its parts. */
interface FoundRow extends RecipeInTree, NamedDish, Omit<ReadRecipe, 'steps' | 'inParts'> {
  readonly steps: FoundInPart['steps'];
}

/** Of the recipes `$1` and of all that they contain. */
const FIND_FOUND = prepared('find-found-in-recipes')(`
    with recursive ${contentsOf('select unnest($1::int[])')}
    select recipe.id, recipe.name, recipe.tags, recipe.locale, recipe.portions, ${PARTS} as parts,
      array(
        select ingredient_id from recipe_line where recipe_id = recipe.id order by position
      ) as "ingredientIds",
      coalesce((
        select json_agg(json_build_object(
          'ingredientId', ingredient_id, 'quantity', quantity, 'unitId', unit_id,
          'note', note, 'rawText', raw_text
        ) order by position) from recipe_line where recipe_id = recipe.id
      ), '[]') as ingredients,
      coalesce(texts.other_lines, '[]') as "otherLines",
      coalesce(texts.other_lines @> '[{"kind": "TEXT"}]', false) as "hasTextLine",
      json_build_object(
        'detectorVersion', texts.detector_version,
        'foods', coalesce(texts.foods, '[]'), 'unread', coalesce(texts.unread, '[]')
      ) as texts,
      coalesce((
        select json_agg(json_build_object(
          'id', id, 'detectorVersion', detector_version, 'foods', foods, 'unread', unread,
          'techniques', coalesce((
            select json_agg(json_build_object('techStepId', tech_step_id, 'utensils', utensils))
            from step_technique where ${indexKeyEquals('step_id', 'step.id')}
          ), '[]')
        ) order by position) from step where recipe_id = recipe.id
      ), '[]') as steps
    from content join recipe using (id) left join recipe_text texts on texts.id = recipe.id`);

const RECORD_CHANGE = prepared('record-changed-parts')(`
    insert into changed_part (recipe_id)
    select id from unnest($1::int[]) as changed (id)
    where exists (select from recipe_part where content_id = changed.id)`);

const REFRESH = prepared('refresh-recipes')(`
    with found as (
      select * from jsonb_to_recordset($1::jsonb) as found (
        id int, "foodIds" int[], "isIncomplete" boolean, "techStepIds" int[], "utensilIds" int[],
        "energyKcal" int, "derivedCourse" text, evidence jsonb, nutrition jsonb,
        "partIngredientIds" int[], "partIds" int[]
      )
    ), texts as (
      update recipe_text set evidence = found.evidence, nutrition = found.nutrition
      from found where recipe_text.id = found.id
        and (recipe_text.evidence, recipe_text.nutrition)
          is distinct from (found.evidence, found.nutrition)
    ), lines as (
      select found.*, array(
        select ingredient_id from recipe_line where recipe_id = found.id order by position
      ) || "partIngredientIds" as ids
      from found
    ), judged as (
      select lines.*, ${flagsOfFoods('ids || "foodIds"', '"isIncomplete"')} as dietary_flags
      from lines
    )
    update recipe set tech_step_ids = "techStepIds", utensil_ids = "utensilIds",
      search_keys = ts_delete(
        search_keys,
        array(
          select 'T' || unnest(recipe.tech_step_ids)
          union all select 'P' || unnest(ingredient_ids)
          union all select 'C' || derived_course where derived_course is not null
        )
      ) || array_to_tsvector(
        array(
          select 'T' || unnest("techStepIds")
          union all select 'P' || unnest("partIngredientIds")
          union all select 'C' || coalesce(course, "derivedCourse")
          where coalesce(course, "derivedCourse") is not null
        )
      ),
      ingredient_ids = ids, part_ids = "partIds",
      food_ids = "foodIds", is_incomplete = "isIncomplete", dietary_flags = judged.dietary_flags,
      energy_kcal = "energyKcal", derived_course = "derivedCourse"
    from judged
    where recipe.id = judged.id
      and (
        recipe.tech_step_ids, recipe.utensil_ids, recipe.food_ids, recipe.is_incomplete,
        recipe.dietary_flags, recipe.energy_kcal, recipe.derived_course, recipe.ingredient_ids,
        recipe.part_ids
      ) is distinct from (
        "techStepIds", "utensilIds", "foodIds", "isIncomplete", judged.dietary_flags, "energyKcal",
        "derivedCourse", ids, "partIds"
      )`);
