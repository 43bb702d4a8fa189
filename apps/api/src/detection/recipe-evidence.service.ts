import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { evidenceOf, type FoundInRecipe } from '#domain/evidence/evidence.js';
import { type Evidence, evidenceColumns } from '#domain/foods/evidence-of-foods.js';
import { Database } from '../database/database.js';
import { indexKeyEquals } from '../database/index-key-equals.js';
import type { PreparedStatement } from '../database/prepared-statement.js';
import { Catalogues } from '../reference/catalogues.js';
import { flagsOfFoods } from '../reference/dietary-flags.query.js';

/** The evidence of recipes, from which the columns that lists filter on are derived. */
@Injectable()
export class RecipeEvidenceService {
  constructor(
    private readonly database: Database,
    private readonly catalogues: Catalogues,
  ) {}

  /** The evidence of what was found in a recipe. */
  of(found: FoundInRecipe): Evidence {
    const { ingredients } = this.catalogues;
    return evidenceOf(found, {
      idOf: (key) => ingredients.findByKey(key)?.id,
      keyOf: (id) => ingredients.find(id)?.key,
    });
  }

  /**
   * Updates the evidence of recipes, and what lists filter on: the arrays of technique ids and utensil
   * ids, the foods that their texts name, and their dietary flags. Call this method in the transaction
   * that changes a detection.
   */
  async refresh(manager: EntityManager, recipeIds: readonly number[]): Promise<void> {
    if (recipeIds.length === 0) return;
    const found = await this.database.read<FoundInRecipe & { readonly id: number }>(
      FIND_FOUND,
      [recipeIds],
      manager,
    );
    const rows = found.map(({ id, ...recipe }) => ({ id, ...evidenceColumns(this.of(recipe)) }));
    await this.database.write(REFRESH, [recipeIds, JSON.stringify(rows)], manager);
  }
}

const FIND_FOUND: PreparedStatement = {
  name: 'find-found-in-recipes',
  text: `
    select recipe.id, recipe.ingredient_ids as "ingredientIds",
      coalesce(texts.other_lines @> '[{"kind": "TEXT"}]', false) as "hasTextLine",
      json_build_object(
        'detectorVersion', texts.detector_version,
        'foods', coalesce(texts.foods, '[]'), 'unread', coalesce(texts.unread, '[]')
      ) as texts,
      coalesce((
        select json_agg(json_build_object(
          'detectorVersion', detector_version, 'foods', foods, 'unread', unread
        ) order by position) from step where recipe_id = recipe.id
      ), '[]') as steps
    from recipe left join recipe_text texts on texts.id = recipe.id
    where recipe.id = any ($1::int[])`,
};

const REFRESH: PreparedStatement = {
  name: 'refresh-recipes',
  text: `
    with used as (
      select changed.id,
        array_remove(array_agg(distinct technique.tech_step_id), null) as tech_step_ids,
        array_remove(array_agg(distinct utensil."utensilId"), null) as utensil_ids
      from unnest($1::int[]) as changed (id)
      left join step on ${indexKeyEquals('step.recipe_id', 'changed.id')}
      left join step_technique technique on ${indexKeyEquals('technique.step_id', 'step.id')}
      left join lateral jsonb_to_recordset(technique.utensils) as utensil ("utensilId" int) on true
      group by changed.id
    ), found as (
      select * from jsonb_to_recordset($2::jsonb)
        as found (id int, "foodIds" int[], "isIncomplete" boolean, evidence jsonb)
    ), texts as (
      update recipe_text set evidence = found.evidence
      from found where recipe_text.id = found.id and recipe_text.evidence <> found.evidence
    ), judged as (
      select recipe.id, found."foodIds" as food_ids, found."isIncomplete" as is_incomplete,
        ${flagsOfFoods('recipe.ingredient_ids || found."foodIds"', 'found."isIncomplete"')}
          as dietary_flags
      from found join recipe using (id)
    )
    update recipe set tech_step_ids = used.tech_step_ids, utensil_ids = used.utensil_ids,
      search_keys = ts_delete(search_keys, array(select 'T' || unnest(recipe.tech_step_ids)))
        || array_to_tsvector(array(select 'T' || unnest(used.tech_step_ids))),
      food_ids = judged.food_ids, is_incomplete = judged.is_incomplete,
      dietary_flags = judged.dietary_flags
    from used join judged using (id)
    where recipe.id = used.id
      and (
        recipe.tech_step_ids, recipe.utensil_ids, recipe.food_ids, recipe.is_incomplete,
        recipe.dietary_flags
      ) is distinct from (
        used.tech_step_ids, used.utensil_ids, judged.food_ids, judged.is_incomplete,
        judged.dietary_flags
      )`,
};
