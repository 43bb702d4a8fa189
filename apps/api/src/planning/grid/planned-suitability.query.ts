import type { PreparedStatement } from '../../database/prepared-statement.js';
import { RECIPE_OF_ITEM } from '../../recipes/frozen/frozen-recipes.query.js';
import { suitabilityOf } from '../../recipes/suitability/suitability.query.js';

/** The recipes that a house eats or cooks in the week that starts on `$4`. */
const PLANNED_IN_WEEK = `(
  select recipe_id, house_id from planning_item
  where house_id = viewer.house_id and date between $4::date and $4::date + 6
  union
  select recipe_id, house_id from cooking
  where house_id = viewer.house_id and date between $4::date and $4::date + 6
) item`;

/**
 * The suitability of the planned recipes of a week, as the house sees them, and of what texts name: `$4`
 * is its first day, `$5` the `PlannedText` of the texts. A member may not be able to open a planned recipe.
 */
export const PLANNED_SUITABILITY: PreparedStatement = {
  name: 'planned-suitability',
  text: suitabilityOf(`
    select distinct on (recipe.id) recipe.id, recipe.ingredient_ids, recipe.food_ids,
      recipe.is_incomplete, snapshot.texts, snapshot.steps
    from viewer cross join lateral ${PLANNED_IN_WEEK}
    ${RECIPE_OF_ITEM}
    union all
    select id, '{}', "foodIds", "isIncomplete", jsonb_build_object('evidence', evidence), '[]'
    from jsonb_to_recordset($5::jsonb)
      as planned (id int, "foodIds" int[], "isIncomplete" boolean, evidence jsonb)`),
};
