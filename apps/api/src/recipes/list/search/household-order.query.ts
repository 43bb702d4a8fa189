import type { Parameters } from '../../../database/parameters.js';
import { HOUSE_RATING, MARKS, RATERS } from '../../read-model/recipe-summary.query.js';
import type { ListCursor } from './list-cursor.js';
import type { ListOrder } from './list-order.js';
import { tabCondition } from './recipe-list-tabs.query.js';

/** A value that the household gives to few recipes, as SQL. Texts that sort as the values do. */
interface HouseholdValue {
  /** The value of a row `recipe`; empty without one. */
  readonly ofRecipe: string;
  /** The columns `recipe_id` and `value` of all recipes with a value. */
  readonly all: string;
}

/** The last day on which the household cooked a recipe. */
const LAST_COOKED: HouseholdValue = {
  ofRecipe: `coalesce((select max(mark.cooked_on)::text from ${MARKS('recipe.id')}), '')`,
  all: `select mark.recipe_id, max(mark.cooked_on)::text as value from ${MARKS()} group by 1`,
};

/** The mean of the ratings of the members: "4.5". */
const RATING: HouseholdValue = {
  ofRecipe: `coalesce(to_char((${HOUSE_RATING}), 'FM0.0'), '')`,
  all: `
    select rating.recipe_id, to_char(avg(rating.stars), 'FM0.0') as value
    from recipe_rating rating where rating.profile_id in (select member.id from ${RATERS})
    group by 1`,
};

/** Larger than every value. */
const BEFORE_ALL = 'z';

/** `offset 0` makes the planner read the values once: it would compute them again for each row of a tab. */
const RECIPE_OF_VALUE = 'select * from recipe where id = valued.recipe_id offset 0';

export const HOUSEHOLD_VALUES = { lastCooked: LAST_COOKED, rating: RATING } as const;

/**
 * Recipes with a value, the largest first; then those without one, newest first. The two are read apart:
 * no index has all recipes in this order.
 */
export function orderByHousehold(
  { ofRecipe, all }: HouseholdValue,
  { id, value }: ListCursor,
  parameters: Parameters,
): ListOrder {
  const afterId = parameters.add(id, 'int');
  const after = `(${parameters.add(value ?? BEFORE_ALL, 'text')}, ${afterId})`;
  const isAmongRest = value === '';
  return {
    value: ofRecipe,
    isById: false,
    direction: 'desc',
    follows: (recipeId) => `(${ofRecipe}, ${recipeId}) < ${after}`,
    scansOf: (scans, tab) => [
      {
        from: `(${all}) valued cross join lateral (${RECIPE_OF_VALUE}) recipe`,
        where: `${tabCondition(tab)} and (valued.value, recipe.id) < ${after}`,
        id: 'recipe.id',
        value: 'valued.value',
      },
      ...scans.map((scan) => ({
        ...scan,
        where: `${scan.where} and ${ofRecipe} = ''${isAmongRest ? ` and ${scan.id} < ${afterId}` : ''}`,
        value: `''::text`,
      })),
    ],
  };
}
