import { isoTimestamp } from '../database/iso-timestamp.js';
/**
 * Keys and values of a recipe's summary: `RecipeSummary` in recipe.view.ts. The mark is asked for
 * as a value, because PostgreSQL would answer `exists` by reading all of the viewer's marks first.
 */
export const SUMMARY_FIELDS = `
  'id', recipe.id,
  'name', recipe.name,
  'visibility', recipe.visibility,
  'authorId', recipe.author_id,
  'authorHouseId', recipe.author_house_id,
  'portions', recipe.portions,
  'dietIds', recipe.diet_ids,
  'favourite', (
    select true from favourite
    where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
  ) is not null,
  'sourceId', recipe.source_id,
  'externalId', recipe.external_id,
  'imageUrl', recipe.image_url,
  'prepMinutes', recipe.prep_minutes,
  'cookMinutes', recipe.cook_minutes,
  'createdAt', ${isoTimestamp('recipe.created_at')},
  'updatedAt', ${isoTimestamp('recipe.updated_at')}`;

/**
 * A recipe in lists and in the planning, as JSON. Needs rows `recipe` and `viewer` (`id`: whose
 * favourites count) in scope.
 */
export const RECIPE_SUMMARY = `json_build_object(${SUMMARY_FIELDS})`;
