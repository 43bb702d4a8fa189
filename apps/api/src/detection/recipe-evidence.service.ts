import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deriveCourse, type NamedDish } from '#domain/courses/derive-course.js';
import {
  type EvidenceColumns,
  evidenceColumns,
  type FoundInRecipe,
  foundInRecipe,
} from '#domain/evidence/evidence.js';
import type { DerivedColumns } from '#domain/nutrition/derived-columns.js';
import type { CompleteContent } from '#domain/recipe/complete-content.js';
import type { Locale } from '#domain/locale.js';
import type { RecipeDetection } from '#domain/recipe/recipe-detection.js';
import { Database } from '../database/database.js';
import { indexKeyEquals } from '../database/index-key-equals.js';
import { prepared } from '../database/prepared-statement.js';
import { Catalogues } from '../reference/catalogues.js';
import { flagsOfFoods } from '../reference/dietary-flags.query.js';
import { RecipeNutritionService, type WrittenLines } from './recipe-nutrition.service.js';

/** What columns are derived from. */
type FoundRecipe = FoundInRecipe & WrittenLines & NamedDish;

/** The evidence of recipes, from which the columns that lists filter on are derived. */
@Injectable()
export class RecipeEvidenceService {
  constructor(
    private readonly database: Database,
    private readonly catalogues: Catalogues,
    private readonly nutrition: RecipeNutritionService,
  ) {}

  /** What is derived from a recipe. */
  ofRecipe(content: CompleteContent, locale: Locale, detection: RecipeDetection): DerivedColumns {
    return this.derive({ ...content, locale, ...foundInRecipe(content, detection) });
  }

  /** The evidence of what was found in a recipe, or in a text of a plan. */
  of(found: FoundInRecipe): EvidenceColumns {
    const { ingredients } = this.catalogues;
    return evidenceColumns(found, {
      idOf: (key) => ingredients.findByKey(key)?.id,
      keyOf: (id) => ingredients.find(id)?.key,
    });
  }

  /** Updates the evidence of recipes. Call this method in the transaction that changes a detection. */
  async refresh(manager: EntityManager, recipeIds: readonly number[]): Promise<void> {
    if (recipeIds.length === 0) return;
    const found = await this.database.read<FoundRecipe & { readonly id: number }>(
      FIND_FOUND,
      [recipeIds],
      manager,
    );
    const rows = found.map(({ id, ...recipe }) => ({ id, ...this.derive(recipe) }));
    await this.database.write(REFRESH, [JSON.stringify(rows)], manager);
  }

  private derive(recipe: FoundRecipe): DerivedColumns {
    const evidence = this.of(recipe);
    const { ingredients, techSteps } = this.catalogues;
    return {
      ...evidence,
      derivedCourse: deriveCourse(recipe, {
        foods: recipe.ingredientIds.flatMap((id) => ingredients.find(id)?.key ?? []),
        techniques: evidence.techStepIds.flatMap((id) => techSteps.find(id)?.key ?? []),
      }),
      ...this.nutrition.of(recipe, evidence.techStepIds, recipe.texts.foods),
    };
  }
}

const FIND_FOUND = prepared('find-found-in-recipes')(`
    select recipe.id, recipe.name, recipe.tags, recipe.locale,
      recipe.ingredient_ids as "ingredientIds", recipe.portions,
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
          'detectorVersion', detector_version, 'foods', foods, 'unread', unread,
          'techniques', coalesce((
            select json_agg(json_build_object('techStepId', tech_step_id, 'utensils', utensils))
            from step_technique where ${indexKeyEquals('step_id', 'step.id')}
          ), '[]')
        ) order by position) from step where recipe_id = recipe.id
      ), '[]') as steps
    from recipe left join recipe_text texts on texts.id = recipe.id
    where recipe.id = any ($1::int[])`);

const REFRESH = prepared('refresh-recipes')(`
    with found as (
      select * from jsonb_to_recordset($1::jsonb) as found (
        id int, "foodIds" int[], "isIncomplete" boolean, "techStepIds" int[], "utensilIds" int[],
        "energyKcal" int, "derivedCourse" text, evidence jsonb, nutrition jsonb
      )
    ), texts as (
      update recipe_text set evidence = found.evidence, nutrition = found.nutrition
      from found where recipe_text.id = found.id
        and (recipe_text.evidence, recipe_text.nutrition)
          is distinct from (found.evidence, found.nutrition)
    ), judged as (
      select found.*, ${flagsOfFoods('recipe.ingredient_ids || found."foodIds"', 'found."isIncomplete"')}
        as dietary_flags
      from found join recipe using (id)
    )
    update recipe set tech_step_ids = "techStepIds", utensil_ids = "utensilIds",
      search_keys = ts_delete(
        search_keys,
        array_remove(array['C' || derived_course], null)
          || array(select 'T' || unnest(recipe.tech_step_ids))
      ) || array_to_tsvector(
        array_remove(array['C' || coalesce(course, "derivedCourse")], null)
          || array(select 'T' || unnest("techStepIds"))
      ),
      food_ids = "foodIds", is_incomplete = "isIncomplete", dietary_flags = judged.dietary_flags,
      energy_kcal = "energyKcal", derived_course = "derivedCourse"
    from judged
    where recipe.id = judged.id
      and (
        recipe.tech_step_ids, recipe.utensil_ids, recipe.food_ids, recipe.is_incomplete,
        recipe.dietary_flags, recipe.energy_kcal, recipe.derived_course
      ) is distinct from (
        "techStepIds", "utensilIds", "foodIds", "isIncomplete", judged.dietary_flags, "energyKcal",
        "derivedCourse"
      )`);
