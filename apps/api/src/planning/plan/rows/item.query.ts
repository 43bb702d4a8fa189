import { SLOTS } from '#domain/planning/week.js';
import { IS_PLANNED } from '../../../deletion/deleted-rows.query.js';
import { NUTRITION, RECIPE_SUMMARY } from '../../../recipes/read-model/recipe-summary.query.js';

/** The slots in the order of the day, as an SQL array. */
export const SLOT_NAMES = `'{${SLOTS.join(',')}}'::text[]`;

/** Who eats a row `item`; null for everybody. A member who has left the house does not count. */
export const EATERS = `(
  select json_agg(
    case when eater.profile_id is null
      then json_build_object('dependantId', eater.dependant_id)
      else json_build_object('profileId', eater.profile_id) end
    order by eater.position
  )
  from planning_eater eater
  where eater.item_id = item.id and (eater.profile_id is null or exists (
    select from profile where profile.id = eater.profile_id and profile.house_id = item.house_id
  ))
)`;

/**
 * Joins the row `recipe` of a row `item`, null without a recipe; {@link IS_SHOWN} leaves out an item
 * whose recipe is being deleted. Every member of the house sees a planned recipe, whatever its visibility.
 */
export const RECIPE_OF_ITEM = `left join recipe on recipe.id = item.recipe_id and ${IS_PLANNED}`;

export const IS_SHOWN = `(item.recipe_id is null or recipe.id is not null)`;

/** The fields that an item of a date and one of a menu have in common. Needs the rows `item` and `recipe`. */
export const DISH_FIELDS = `
  'slot', item.slot,
  'portions', item.portions,
  'recipe', case when item.recipe_id is not null then ${RECIPE_SUMMARY} end,
  'text', item.text,
  'note', item.note`;

/**
 * `PlanningItem` (item.view.ts) as JSON. Needs the rows `viewer`, `item` and `recipe`.
 *
 * @param hasNutrition whether it says what is in a portion
 */
export const itemView = (hasNutrition: boolean) => `json_build_object(
  'id', item.id,
  'date', item.date,
  ${DISH_FIELDS},
  'cookingId', item.cooking_id,
  'eaters', ${EATERS}
  ${hasNutrition ? `, 'nutrition', ${NUTRITION}` : ''}
)`;

export const ITEM_VIEW = itemView(false);

/** The member `$1` as a row of `viewer`. */
export const MEMBER = `select id, house_id from profile where id = $1 and house_id is not null`;
