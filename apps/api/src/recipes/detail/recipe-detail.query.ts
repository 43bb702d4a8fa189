import { nutritionOf } from '#domain/nutrition/nutrition.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import { prepared } from '../../database/prepared-statement.js';
import { recipeSummary, withNutrition } from '../read-model/recipe-summary.query.js';
import { DETECTION_FIELDS } from '../../detection/step-techniques.query.js';
import { READABLE } from '../read-model/visible-recipes.query.js';

/** The recipe that a row `recipe` is a copy of; null when the viewer may not read it. */
const ORIGINAL = `(
  select recipe.id from (select recipe.copied_from_id as original_id) copy, recipe
  where recipe.id = copy.original_id and ${READABLE}
)`;

const recipeDetail = (hasNutrition: boolean) =>
  recipeSummary(`,
      recipe.locale,
      recipe.source_url as "sourceUrl",
      ${ORIGINAL} as "copiedFromId",
      recipe.rest_minutes as "restMinutes",
      texts.description,
      recipe.tags,
      texts.other_lines as "otherLines",
      coalesce((
        select json_agg(json_build_object(
          'ingredientId', line.ingredient_id,
          'quantity', trim_scale(line.quantity),
          'unitId', line.unit_id,
          'note', line.note,
          'rawText', line.raw_text
        ) order by line.position)
        from recipe_line line where line.recipe_id = recipe.id
      ), '[]') as ingredients,
      coalesce((
        select json_agg(json_build_object(
          'id', step.id,
          'order', step.position,
          'description', step.description,
          ${DETECTION_FIELDS}
        ) order by step.position)
        from step where step.recipe_id = recipe.id
      ), '[]') as steps
      ${withNutrition(hasNutrition)}
    from recipe_text texts where texts.id = recipe.id`);

/** A recipe as JSON: `Recipe` in recipe.view.ts. Expects rows `recipe` and `viewer` in scope. */
export const RECIPE_DETAIL = recipeDetail(false);

/** A row of {@link READ_RECIPE}. */
export interface RecipeDetailRow {
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

export const READ_RECIPE = readRecipe('read-recipe', RECIPE_DETAIL);
export const READ_RECIPE_WITH_NUTRITION = readRecipe(
  'read-recipe-with-nutrition',
  recipeDetail(true),
);

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
