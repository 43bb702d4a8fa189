/**
 * "Which recipes may this viewer see", said once. Every fragment is a condition on a row `recipe`
 * for a row `viewer`, which has the columns of {@link LIVE_PROFILE} (`id`, `house_id` at least).
 */

/** One's own recipes. */
export const WRITTEN = `recipe.author_id = viewer.id`;

/** Recipes for one's house. False for a viewer without a house. */
export const HOUSEHOLD = `recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id`;

/** Recipes for everybody. */
export const PUBLIC = `recipe.visibility = 'PUBLIC'`;

/**
 * An imported recipe shows only where its source is switched on: without a house, nowhere. A
 * recipe of no source always does.
 */
export const SOURCE_ENABLED = `(recipe.source_id is null or exists (
  select from house_source
  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
))`;

/** Lists: what one may read, of the sources that are switched on, one's own imports included. */
export const LISTED = `(${WRITTEN} or ${HOUSEHOLD} or ${PUBLIC}) and ${SOURCE_ENABLED}`;

/**
 * Opening one recipe, and whatever needs the right to read it: favourites, planning,
 * corrections. The source rule does not stand between authors and what they imported.
 */
export const READABLE = `(${WRITTEN} or ((${HOUSEHOLD} or ${PUBLIC}) and ${SOURCE_ENABLED}))`;
