import { isoTimestamp } from '../../database/prepared-statement.js';
import { EXISTING_HOUSE } from '../../deletion/deleted/deleted-rows.query.js';

/** The course of a row of `recipe`: what its author says, else what is derived. */
export const courseOf = (recipe: string) => `coalesce(${recipe}.course, ${recipe}.derived_course)`;

/** The photo of a row `recipe`, as `PhotoView` (photo.view.ts). */
const PHOTO = `(
  select json_build_object(
    'url', '/photos/' || photo.id || '/' || photo.width,
    'width', photo.width,
    'height', photo.height,
    'placeholder', photo.placeholder,
    'widths', photo.widths
  )
  from photo where photo.id = recipe.photo_id
)`;

/**
 * Rows of `cooked_mark` of the viewer's house, or of a viewer without one: of a recipe, given as an SQL
 * expression, or of all. Each condition has an index.
 */
export const MARKS = (recipeId = 'mark.recipe_id') => `
  cooked_mark mark where mark.recipe_id = ${recipeId} and (
    mark.house_id = viewer.house_id
    or viewer.house_id is null and mark.house_id is null and mark.profile_id = viewer.id
  )`;

/** The members of the viewer's house, or the viewer without a house. */
const RATERS = `(
  select id from profile where house_id = viewer.house_id
  union all select viewer.id where viewer.house_id is null
) member`;

/** The ratings of the members, one lookup each: a public recipe has ratings of many houses. */
export const HOUSE_RATING = `
  select round(avg((
    select stars from recipe_rating rating
    where rating.profile_id = member.id and rating.recipe_id = recipe.id
  )), 1)
  from ${RATERS}`;

/**
 * The columns of `RecipeSummary` (recipe.view.ts). `favourite` is a scalar subquery, because
 * PostgreSQL would evaluate `exists` by reading all favourites of the viewer first. The name of the
 * author is one too: it is looked up for the recipes of the page only.
 */
const SUMMARY_COLUMNS = `
  recipe.id,
  recipe.name,
  recipe.visibility,
  recipe.author_id as "authorId",
  (
    select author.first_name from profile author where author.id = recipe.author_id
  ) as "authorFirstName",
  ${EXISTING_HOUSE} as "authorHouseId",
  recipe.portions,
  ${courseOf('recipe')} as course,
  case when recipe.course is not null then 'STATED'
    when recipe.derived_course is not null then 'DERIVED' end as "courseSource",
  recipe.diet_ids as "dietIds",
  (
    select true from favourite
    where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
  ) is not null as favourite,
  marks.last as "lastCookedOn",
  marks.times as "timesCooked",
  (
    select stars from recipe_rating rating
    where rating.profile_id = viewer.id and rating.recipe_id = recipe.id
  ) as rating,
  (${HOUSE_RATING}) as "houseRating",
  recipe.source_id as "sourceId",
  recipe.external_id as "externalId",
  recipe.image_url as "imageUrl",
  ${PHOTO} as photo,
  recipe.prep_minutes as "prepMinutes",
  recipe.cook_minutes as "cookMinutes",
  ${isoTimestamp('recipe.created_at')} as "createdAt",
  ${isoTimestamp('recipe.updated_at')} as "updatedAt",
  recipe.author_id is null as frozen`;

/** What is in a row `recipe`: `NutritionSummary` (nutrition.view.ts); null without figures. */
export const NUTRITION = `(
  select json_build_object('perPortion', nutrition -> 'perPortion', 'coverage', nutrition -> 'coverage')
  from recipe_text where recipe_text.id = recipe.id and recipe.energy_kcal is not null
)`;

/** The column `nutrition` of {@link NUTRITION} after others, if a client expands it. */
export const withNutrition = (isExpanded = false) =>
  isExpanded ? `, ${NUTRITION} as nutrition` : '';

/**
 * A recipe in a list or in the planning, as JSON. Expects rows `recipe` and `viewer` in scope;
 * `viewer` has the `id` and the `house_id` of the profile whose favourites and ratings are shown.
 *
 * @param more further columns
 * @param others the rows that they are read from: `join …`
 */
export const recipeSummary = (more = '', others = '') => `(
  select row_to_json(summary) from (
    select ${SUMMARY_COLUMNS} ${more}
    from (select max(mark.cooked_on) as last, count(*) as times from ${MARKS('recipe.id')}) marks
    ${others}
  ) summary
)`;

/** A value that the household gives to few recipes, as SQL. Texts that sort as the values do. */
export interface HouseholdValue {
  /** The value of a row `recipe`; empty without one. */
  readonly ofRecipe: string;
  /** The columns `recipe_id` and `value` of all recipes with a value. */
  readonly all: string;
}

export const HOUSEHOLD_VALUES = {
  /** The last day on which the household cooked a recipe. */
  lastCooked: {
    ofRecipe: `coalesce((select max(mark.cooked_on)::text from ${MARKS('recipe.id')}), '')`,
    all: `select mark.recipe_id, max(mark.cooked_on)::text as value from ${MARKS()} group by 1`,
  },
  /** The mean of the ratings of the members: "4.5". */
  rating: {
    ofRecipe: `coalesce(to_char((${HOUSE_RATING}), 'FM0.0'), '')`,
    all: `
      select rating.recipe_id, to_char(avg(rating.stars), 'FM0.0') as value
      from recipe_rating rating where rating.profile_id in (select member.id from ${RATERS})
      group by 1`,
  },
} as const satisfies Readonly<Record<string, HouseholdValue>>;
