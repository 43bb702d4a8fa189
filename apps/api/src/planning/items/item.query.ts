import { SLOTS } from '#domain/planning/week.js';
import { IS_FROZEN } from '../../recipes/frozen/frozen-recipes.query.js';
import { recipeSummary } from '../../recipes/read-model/recipe-summary.query.js';

/** The slots in the order of the day, as an SQL array. */
export const SLOT_NAMES = `'{${SLOTS.join(',')}}'::text[]`;

/** Who eats a row `item`; null for everybody. A member who has left the house does not count. */
const EATERS = `(
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
 * `PlanningItem` (item.view.ts) as JSON. Needs a row `viewer`, and a row `item` that is joined with
 * `ANY_RECIPE_OF_ITEM`. Every member of the house sees a planned recipe, whatever its visibility.
 */
export const ITEM_VIEW = `json_build_object(
  'id', item.id,
  'date', item.date,
  'slot', item.slot,
  'portions', item.portions,
  'cookingId', item.cooking_id,
  'recipe', case when item.recipe_id is not null then ${recipeSummary(IS_FROZEN)} end,
  'text', item.text,
  'note', item.note,
  'eaters', ${EATERS}
)`;
