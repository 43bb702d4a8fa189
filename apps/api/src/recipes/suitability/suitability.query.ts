import type { EatenIngredient, Eater } from '#domain/recipe/suitability.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import { READABLE } from '../read-model/visible-recipes.query.js';
import { EATERS } from './eaters.query.js';

/** A row of {@link RECIPE_SUITABILITY}. */
export interface SuitabilityRow {
  readonly eaters: readonly EaterRow[];
  /** Leaves out recipes that the viewer may not see. */
  readonly recipes: readonly RecipeIngredients[];
}

/** A member of the household; JSON has no sets. */
export interface EaterRow extends Omit<Eater, 'dislikedIds'> {
  readonly dislikedIds: readonly number[];
}

interface RecipeIngredients {
  readonly id: number;
  readonly ingredients: readonly EatenIngredient[];
}

/**
 * The viewer's household and the ingredients of recipes: `$1` to `$3` the session, `$4` the ids of
 * the recipes. No row when the session is not live.
 */
export const RECIPE_SUITABILITY: PreparedStatement = {
  name: 'recipe-suitability',
  text: `
    with viewer as (${LIVE_PROFILE}), eater as (${EATERS})
    select (
      select json_agg(json_build_object(
        'profileId', eater.id,
        'allergies', array(
          select json_build_object('key', allergy.key, 'dietaryFlags', allergy.dietary_flags)
          from profile_allergy join allergy on allergy.id = allergy_id
          where profile_id = eater.id order by allergy.id
        ),
        'diet', (
          select json_build_object('key', diet.key, 'dietaryFlags', diet.dietary_flags)
          from diet where diet.id = eater.diet_id
        ),
        'dislikedIds', array(
          select ingredient_id from profile_disliked_ingredient where profile_id = eater.id
        )
      ) order by eater.id) from eater
    ) as eaters, coalesce((
      select json_agg(eaten) from (
        select recipe.id, coalesce(json_agg(json_build_object(
          'id', ingredient.id, 'key', ingredient.key, 'dietaryFlags', ingredient.dietary_flags
        ) order by line.position) filter (where line.recipe_id is not null), '[]') as ingredients
        from recipe
        left join recipe_line line on line.recipe_id = recipe.id
        left join ingredient on ingredient.id = line.ingredient_id
        where recipe.id = any ($4::int[]) and ${READABLE}
        group by recipe.id
      ) eaten
    ), '[]') as recipes
    from viewer`,
};
