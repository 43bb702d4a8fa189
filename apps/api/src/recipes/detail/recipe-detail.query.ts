import { nutritionOf } from '#domain/nutrition/nutrition.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import { isoTimestamp, prepared } from '../../database/prepared-statement.js';
import { recipeSummary, withNutrition } from '../read-model/recipe-summary.query.js';
import {
  EXPANDED_PARTS,
  LINES,
  PARTS_ARE_LARGE,
  partViews,
  STEPS,
} from '../parts/part-views.query.js';
import { READABLE } from '../read-model/visible-recipes.query.js';

/** What a client adds to a recipe. */
export interface Expansions {
  readonly hasNutrition?: boolean;
  readonly hasParts?: boolean;
}

/** The recipe that a row `recipe` is a copy of; null when the viewer may not read it. */
const ORIGINAL = `(
  select recipe.id from (select recipe.copied_from_id as original_id) copy, recipe
  where recipe.id = copy.original_id and ${READABLE}
)`;

/** What follows `parts` is of other recipes: see `etagOf` of entity-tag.ts. */
const recipeDetail = ({ hasNutrition = false, hasParts = false }: Expansions = {}) =>
  recipeSummary(
    `,
      recipe.locale,
      recipe.source_url as "sourceUrl",
      ${ORIGINAL} as "copiedFromId",
      recipe.rest_minutes as "restMinutes",
      texts.description,
      recipe.tags,
      texts.other_lines as "otherLines",
      ${LINES} as ingredients,
      ${STEPS} as steps
      ${withNutrition(hasNutrition)},
      ${hasParts ? EXPANDED_PARTS : partViews()} as parts,
      ${isoTimestamp('recipe.parts_changed_at')} as "partsChangedAt"`,
    'join recipe_text texts on texts.id = recipe.id',
  );

/** A recipe as JSON: `Recipe` in recipe.view.ts. Expects rows `recipe` and `viewer` in scope. */
export const RECIPE_DETAIL = recipeDetail();

/** The same with the content of its parts, if that is not too large. */
export const WHOLE_RECIPE = `(
  case when ${PARTS_ARE_LARGE} then ${RECIPE_DETAIL} else ${recipeDetail({ hasParts: true })} end
)`;

/** A row of {@link READ_RECIPE}. */
export interface RecipeDetailRow {
  /** Whether the content of the parts is too large. */
  readonly isLarge?: boolean;
  /** The recipe as JSON text; null when it does not exist or the viewer may not see it. */
  readonly recipe: string | null;
}

/** `$1` to `$3` the session, `$4` the recipe. No row when the session is not live. */
const readRecipe = (name: string, fields: string) =>
  prepared(name)(`
    with viewer as (${LIVE_PROFILE})
    select (
      select ${fields} from recipe where recipe.id = $4 and ${READABLE}
    )::text as recipe
    from viewer`);

/** With the content of the parts; `isLarge` and no recipe when there is too much of it. */
const readWithParts = (name: string, hasNutrition: boolean) =>
  prepared(name)(`
    with viewer as (${LIVE_PROFILE})
    select coalesce(is_large, false) as "isLarge", detail::text as recipe
    from viewer left join lateral (
      select is_large, case when not is_large then ${recipeDetail({ hasNutrition, hasParts: true })} end as detail
      from recipe cross join lateral (select ${PARTS_ARE_LARGE} as is_large) size
      where recipe.id = $4 and ${READABLE}
    ) found on true`);

export const READ_RECIPE = readRecipe('read-recipe', RECIPE_DETAIL);
export const READ_RECIPE_WITH_NUTRITION = readRecipe(
  'read-recipe-with-nutrition',
  recipeDetail({ hasNutrition: true }),
);
export const READ_RECIPE_WITH_PARTS = readWithParts('read-recipe-with-parts', false);
export const READ_RECIPE_WITH_BOTH = readWithParts('read-recipe-with-parts-and-nutrition', true);

/** `$1` to `$3` the session, `$4` the recipe. */
export const READ_WHOLE_RECIPE = prepared('read-whole-recipe')(`
    with viewer as (${LIVE_PROFILE})
    select viewer.unit_system as "unitSystem", (
      select ${WHOLE_RECIPE} from recipe where recipe.id = $4 and ${READABLE}
    ) as recipe
    from viewer`);

/** What is in the recipe, as `RecipeNutrition`; nothing is known of a row that SQL has inserted. */
export const READ_NUTRITION = readRecipe(
  'read-recipe-nutrition',
  `(select coalesce(nutrition, '${JSON.stringify(nutritionOf([], 1))}') from recipe_text where recipe_text.id = recipe.id)`,
);

/** `$1` the profile, `$2` the recipe. */
export const READ_WRITTEN_RECIPE = prepared('read-written-recipe')(`
    select ${RECIPE_DETAIL}::text as recipe
    from recipe, profile viewer
    where viewer.id = $1 and recipe.id = $2 and ${READABLE}`);
