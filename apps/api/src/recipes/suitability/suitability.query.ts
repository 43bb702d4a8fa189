import type { EatenIngredient, Eater, RecipeFoods } from '#domain/recipe/suitability.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import { prepared } from '../../database/prepared-statement.js';
import { READABLE } from '../read-model/visible-recipes.query.js';
import { avoidedBy, PEOPLE } from './eaters.query.js';

/** A row of a statement of {@link suitabilityOf}. */
export interface SuitabilityRow {
  readonly eaters: readonly EaterRow[];
  /** The ingredients of the recipes that have a conflict, each once. */
  readonly ingredients: readonly Omit<EatenIngredient, 'oftenFlags'>[];
  /** Leaves out recipes that the viewer may not see. */
  readonly recipes: readonly RecipeFoodsRow[];
}

/** A person of the household; JSON has no sets. */
export interface EaterRow extends Omit<Eater, 'dislikedIds'> {
  readonly guest: boolean;
  readonly dislikedIds: readonly number[];
}

/** A recipe with its foods. */
interface RecipeFoodsRow extends RecipeFoods {
  readonly id: number;
}

const EATER_ROWS = `
  select json_agg(json_build_object(
    'profileId', eater.profile_id,
    'dependantId', eater.dependant_id,
    'guest', eater.guest,
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
  select id, key, dietary_flags from ingredient
  where id = any (array(select distinct unnest(ingredient_ids || food_ids) from eaten))
    and (
      dietary_flags & (select dietary_flags from household) <> 0
      or id = any ((select disliked_ids from household)::int[])
    )`;

/** The evidence of a row `eaten`. */
const EVIDENCE = `coalesce(
  eaten.evidence, (select evidence from recipe_text where id = eaten.id),
  '{"foods": [], "unread": []}'
)`;

/**
 * Whether a part of a row `recipe` has changed since the columns of the row were derived. The list of
 * changed parts is read once in each statement, and is nearly always empty.
 */
export const HAS_CHANGED_PART = `(recipe.part_ids && array(select recipe_id from changed_part))`;

/** The ids of what a row `recipe` contains, without what it often contains. */
export const CONTAINED_FOODS = `recipe.ingredient_ids || array(
  select (food ->> 'ingredientId')::int
  from recipe_text, jsonb_array_elements(recipe_text.evidence -> 'foods') food
  where recipe_text.id = recipe.id and food ->> 'certainty' = 'CONTAINS'
)`;

/** The ids of the steps of a row `eaten`, in their order, if it has foods that its texts name. */
const STEP_IDS = `case when eaten.food_ids = '{}' then '{}' else array(
  select id from step where recipe_id = eaten.id order by position
) end`;

/**
 * SQL that reads the viewer's household, recipes, and what they have against each other: `$1` to `$3`
 * the session. No row when the session is not live.
 *
 * @param eaten SQL that reads recipes with a row `viewer`: the columns `id`, `ingredient_ids`,
 *   `food_ids` and `is_incomplete` of `recipe`, {@link HAS_CHANGED_PART} as `is_pending`, and the
 *   `evidence` of a text that is no recipe, or null
 */
export function suitabilityOf(eaten: string): string {
  return `
    with viewer as (${LIVE_PROFILE}), eater as (${PEOPLE}), household as (${avoidedBy('EATER_ROWS')}),
    eaten as (${eaten}), conflicting as (${CONFLICTING_INGREDIENTS})
    select (${EATER_ROWS}) as eaters,
      coalesce((
        select json_agg(json_build_object('id', id, 'key', key, 'dietaryFlags', dietary_flags))
        from conflicting
      ), '[]') as ingredients,
      coalesce((
        select json_agg(json_build_object(
          'id', id,
          'ingredientIds', ingredient_ids,
          'foods', found -> 'foods',
          'unread', found -> 'unread',
          'partLines', coalesce(found -> 'partLines', '[]'),
          'stepIds', ${STEP_IDS},
          'isIncomplete', is_incomplete,
          'isPending', is_pending
        )) from eaten, lateral ${EVIDENCE} as found
      ), '[]') as recipes
    from viewer`;
}

/** `$4`: the ids of the recipes. */
export const RECIPE_SUITABILITY = prepared('recipe-suitability')(
  suitabilityOf(`
    select recipe.id, recipe.ingredient_ids, recipe.food_ids, recipe.is_incomplete,
      ${HAS_CHANGED_PART} as is_pending, null::jsonb as evidence
    from viewer, recipe
    where recipe.id = any ($4::int[]) and ${READABLE}`),
);
