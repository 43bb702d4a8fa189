import { isoTimestamp } from '../../database/iso-timestamp.js';

/**
 * The columns of a recipe's summary: `RecipeSummary` in recipe.view.ts. The mark is asked for as a
 * value, because PostgreSQL would answer `exists` by reading all of the viewer's marks first.
 */
export const SUMMARY_COLUMNS = `
  recipe.id,
  recipe.name,
  recipe.visibility,
  recipe.author_id as "authorId",
  recipe.author_house_id as "authorHouseId",
  recipe.portions,
  recipe.diet_ids as "dietIds",
  (
    select true from favourite
    where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
  ) is not null as favourite,
  recipe.source_id as "sourceId",
  recipe.external_id as "externalId",
  recipe.image_url as "imageUrl",
  recipe.prep_minutes as "prepMinutes",
  recipe.cook_minutes as "cookMinutes",
  ${isoTimestamp('recipe.created_at')} as "createdAt",
  ${isoTimestamp('recipe.updated_at')} as "updatedAt"`;

/**
 * A recipe in lists and in the planning, as JSON. Needs rows `recipe` and `viewer` (`id`: whose
 * favourites count) in scope.
 */
export const RECIPE_SUMMARY = `(
  select row_to_json(summary) from (select ${SUMMARY_COLUMNS}) summary
)`;
