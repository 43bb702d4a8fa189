import type { Visibility } from '#domain/recipe/recipe-content.js';
import { EXISTING_HOUSE, HAS_AUTHOR } from '../../deletion/deleted/deleted-rows.query.js';

/** What decides which houses may read a recipe. */
export interface RecipeAudience {
  readonly visibility: Visibility;
  readonly authorHouseId: number | null;
}

/**
 * Conditions that define which recipes a viewer may see. No other file defines them. Each is a
 * condition on a row `recipe` and expects a row `viewer` with the columns `id` and `house_id`.
 */

/**
 * A HOUSE recipe of a house that its author has left passes to the administrator of the house, in the
 * background if there are many: from then on it is not the author's.
 */
const STAYS_WITH_AUTHOR = `(
  recipe.visibility <> 'HOUSE'
  or recipe.author_house_id is not distinct from viewer.house_id
  or ${EXISTING_HOUSE} is null
)`;

/** Recipes of which the viewer is the author. */
export const OWN = `(recipe.author_id = viewer.id and ${STAYS_WITH_AUTHOR})`;

/** Recipes of the viewer's house. Never true for a viewer without a house. */
const OF_HOUSE = `recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id`;

/** Public recipes. */
const PUBLIC = `recipe.visibility = 'PUBLIC'`;

/**
 * An imported recipe is visible only to houses that enable its source, and not to a viewer
 * without a house. The rule does not apply to recipes without a source. No viewer sees a recipe that
 * is being deleted.
 */
const AVAILABLE = `(recipe.source_id is null or exists (
  select from house_source
  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
)) and ${HAS_AUTHOR}`;

/**
 * The conditions of lists: the source rule also applies to the viewer's own imports. Those of tabs hold
 * for recipes of the viewer, of the viewer's house, and of everybody.
 */
export const LISTED = {
  all: `(${OWN} or ${OF_HOUSE} or ${PUBLIC}) and ${AVAILABLE}`,
  perso: `${STAYS_WITH_AUTHOR} and ${AVAILABLE}`,
  foyer: `recipe.visibility = 'HOUSE' and ${AVAILABLE}`,
  publique: `${PUBLIC} and ${AVAILABLE}`,
};

/**
 * The condition for opening one recipe, adding it to favourites or to the planning, and correcting
 * its steps. The source rule does not apply to the viewer's own imports.
 */
export const READABLE = `(${OWN} or ((${OF_HOUSE} or ${PUBLIC}) and ${AVAILABLE}))`;

/** Who sees a recipe in the trash: its author, and the administrators of its house. */
export const SEES_TRASHED = `(${OWN} or (${OF_HOUSE} and ${AVAILABLE} and exists (
  select from house
  where house.id = viewer.house_id
    and viewer.id = any (house.administrator_id || house.further_administrator_ids)
)))`;

/** Whether the viewer may change the content of a recipe: as its author, or as a member of its house. */
export const EDITABLE = `(${OWN} or coalesce(
  ${OF_HOUSE} and (select shared_editing from house where house.id = viewer.house_id), false
))`;

/** Whether a row `other` is an import of the same item, or of the same page, as a row `recipe`. */
export const IS_SAME_IMPORT = `(
  other.source_id = recipe.source_id and other.external_id = recipe.external_id
  or other.page_key = recipe.page_key
)`;
