/** The author of single recipes that are being deleted. Identities begin at 1. */
export const DELETED_AUTHOR = 0;

/** The author of recipes in the trash: `recipe_trash` has the real one. */
export const TRASHED_AUTHOR = -1;

/**
 * Whether the author of a row of `recipe` exists. False while the recipe is in the trash, and while it
 * is being deleted, or transferred to another author, in the background; null for the copy that plans keep. The list of
 * deleted accounts is read once in each statement, and is nearly always empty.
 */
export const HAS_AUTHOR = `(recipe.author_id > ${String(DELETED_AUTHOR)}
  and recipe.author_id <> all (array(select id from deleted_profile)))`;

/** Whether a plan shows a row of `recipe`: as long as it is not in the trash or being deleted. */
export const IS_PLANNED = `${HAS_AUTHOR} is not false`;

/** The house of a row `recipe`; null when the house no longer exists, or has no members. */
export const EXISTING_HOUSE = `(
  select house.id from house where house.id = recipe.author_house_id and house.left_at is null
)`;
