import type { EatenIngredient, Eater } from '#domain/recipe/suitability.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import { READABLE } from '../read-model/visible-recipes.query.js';
import { EATERS, HOUSEHOLD_AVOIDS } from './eaters.query.js';

/** A row of {@link RECIPE_SUITABILITY}. */
export interface SuitabilityRow {
  readonly eaters: readonly EaterRow[];
  /** The ingredients of the recipes that have a conflict, each once. */
  readonly ingredients: readonly EatenIngredient[];
  /** Leaves out recipes that the viewer may not see. */
  readonly recipes: readonly RecipeIngredients[];
}

/** A person of the household; JSON has no sets. */
export interface EaterRow extends Omit<Eater, 'dislikedIds'> {
  readonly dislikedIds: readonly number[];
}

interface RecipeIngredients {
  readonly id: number;
  /** All ingredients, in the order of the lines. */
  readonly ingredientIds: readonly number[];
}

const EATER_ROWS = `
  select json_agg(json_build_object(
    'profileId', eater.profile_id,
    'dependantId', eater.dependant_id,
    'allergies', array(
      select json_build_object('key', allergy.key, 'dietaryFlags', allergy.dietary_flags)
      from allergy where allergy.id = any (eater.allergy_ids) order by allergy.id
    ),
    'diet', (
      select json_build_object('key', diet.key, 'dietaryFlags', diet.dietary_flags)
      from diet where diet.id = eater.diet_id
    ),
    'dislikedIds', eater.disliked_ingredient_ids
  ) order by eater.profile_id, eater.dependant_id) from eater`;

/** The scalar subqueries are evaluated once, and the array lets PostgreSQL use the primary key. */
const CONFLICTING_INGREDIENTS = `
  select json_agg(json_build_object('id', id, 'key', key, 'dietaryFlags', dietary_flags))
  from ingredient
  where id = any (array(select distinct unnest(ingredient_ids) from eaten))
    and (
      dietary_flags & (select dietary_flags from household) <> 0
      or id = any ((select disliked_ids from household)::int[])
    )`;

/**
 * The viewer's household, the ingredients of recipes, and which of them have a conflict: `$1` to `$3`
 * the session, `$4` the ids of the recipes. No row when the session is not live.
 */
export const RECIPE_SUITABILITY: PreparedStatement = {
  name: 'recipe-suitability',
  text: `
    with viewer as (${LIVE_PROFILE}), eater as (${EATERS}), household as (${HOUSEHOLD_AVOIDS}),
    eaten as (
      select recipe.id, recipe.ingredient_ids from viewer, recipe
      where recipe.id = any ($4::int[]) and ${READABLE}
    )
    select (${EATER_ROWS}) as eaters,
      coalesce((${CONFLICTING_INGREDIENTS}), '[]') as ingredients,
      coalesce((
        select json_agg(json_build_object('id', id, 'ingredientIds', ingredient_ids)) from eaten
      ), '[]') as recipes
    from viewer`,
};
