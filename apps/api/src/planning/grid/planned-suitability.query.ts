import type { PreparedStatement } from '../../database/prepared-statement.js';
import { RECIPE_OF_ITEM } from '../../recipes/frozen/frozen-recipes.query.js';
import { suitabilityOf } from '../../recipes/suitability/suitability.query.js';
import { ITEMS_OF_WEEK } from './planning.query.js';

/**
 * The suitability of the planned recipes of a week, as the house sees them: `$4` is its first day. A
 * member may not be able to open a planned recipe.
 */
export const PLANNED_SUITABILITY: PreparedStatement = {
  name: 'planned-suitability',
  text: suitabilityOf(`
    select distinct on (recipe.id) recipe.id, recipe.ingredient_ids, recipe.food_ids,
      recipe.is_incomplete, snapshot.texts, snapshot.steps
    from ${ITEMS_OF_WEEK}
    ${RECIPE_OF_ITEM}`),
};
