import { hasAuthor } from '../../deletion/deleted-rows.query.js';

const LIVE = `recipe live on live.id = item.recipe_id and ${hasAuthor('live')}`;

/** The row `live` of the recipe of a row `item`, unless it is being deleted. */
export const LIVE_RECIPE_OF_ITEM = `join ${LIVE}`;

/**
 * What a house keeps of a recipe that it has planned and may no longer read. Expects a row `item` with
 * the columns `house_id` and `recipe_id`. `frozen` is null for a recipe that the house may read;
 * `snapshot` is null while the recipe has not changed since it was frozen.
 */
export const FROZEN_OF_ITEM = `
  left join frozen_recipe frozen
    on frozen.house_id = item.house_id and frozen.recipe_id = item.recipe_id
  left join recipe_snapshot snapshot on snapshot.id = frozen.snapshot_id`;

export const IS_FROZEN = `frozen.recipe_id is not null`;

/** A row `recipe`: the row `live` with the columns of a snapshot, an SQL expression that may be null. */
export function recipeWith(snapshot: string): string {
  return `cross join lateral jsonb_populate_record(live, ${snapshot}) as recipe`;
}

/**
 * The row `recipe` of a row `item` as the house of the item sees it, with {@link IS_FROZEN}. Leaves out
 * an item without a recipe.
 */
export const RECIPE_OF_ITEM = `
  ${LIVE_RECIPE_OF_ITEM}
  ${FROZEN_OF_ITEM}
  ${recipeWith('snapshot.recipe')}`;

/** The same for every item: the columns of `recipe` are null without a recipe. Needs {@link IS_SHOWN}. */
export const ANY_RECIPE_OF_ITEM = `
  left join ${LIVE}
  ${FROZEN_OF_ITEM}
  ${recipeWith('snapshot.recipe')}`;

/** Leaves out an item whose recipe is being deleted. */
export const IS_SHOWN = `(item.recipe_id is null or live.id is not null)`;
