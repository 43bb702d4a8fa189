import { SLOTS } from '#domain/planning/week.js';
import { IS_FROZEN } from '../../recipes/frozen/frozen-recipes.query.js';
import { recipeSummary } from '../../recipes/read-model/recipe-summary.query.js';

/** The slots in the order of the day, as an SQL array. */
export const SLOT_NAMES = `'{${SLOTS.join(',')}}'::text[]`;

/**
 * `PlanningItem` (item.view.ts) as JSON. Needs the rows `item`, `recipe` and `viewer` in
 * scope. Every member of the house sees a planned recipe, whatever its visibility.
 */
const itemView = (isFrozen?: string) => `json_build_object(
  'id', item.id,
  'date', item.date,
  'slot', item.slot,
  'portions', item.portions,
  'cookingId', item.cooking_id,
  'recipe', ${recipeSummary(isFrozen)}
)`;

/** An item whose recipe the viewer may read. */
export const NEW_ITEM_VIEW = itemView();

/** An item that is joined with `RECIPE_OF_ITEM`. */
export const ITEM_VIEW = itemView(IS_FROZEN);
