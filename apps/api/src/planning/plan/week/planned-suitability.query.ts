import { prepared } from '../../../database/prepared-statement.js';
import { IS_PLANNED } from '../../../deletion/deleted/deleted-rows.query.js';
import { HAS_CHANGED_PART, suitabilityOf } from '../../../recipes/suitability/suitability.query.js';

/** The recipes that a house eats or cooks in the week that starts on `$4`. */
const PLANNED_IN_WEEK = `
  select recipe_id from planning_item
  where house_id = viewer.house_id and date between $4::date and $4::date + 6
  union
  select recipe_id from cooking
  where house_id = viewer.house_id and date between $4::date and $4::date + 6`;

/**
 * The suitability of the planned recipes of a week, as the house sees them, and of what texts name: `$4`
 * is its first day, `$5` the `PlannedText` of the texts. A member may not be able to open a planned recipe.
 */
export const PLANNED_SUITABILITY = prepared('planned-suitability')(
  suitabilityOf(`
    select recipe.id, recipe.ingredient_ids, recipe.food_ids, recipe.is_incomplete,
      ${HAS_CHANGED_PART} as is_pending, null::jsonb as evidence
    from viewer cross join lateral (${PLANNED_IN_WEEK}) item
    join recipe on recipe.id = item.recipe_id and ${IS_PLANNED}
    union all
    select id, '{}', "foodIds", "isIncomplete", false, evidence
    from jsonb_to_recordset($5::jsonb)
      as planned (id int, "foodIds" int[], "isIncomplete" boolean, evidence jsonb)`),
);
