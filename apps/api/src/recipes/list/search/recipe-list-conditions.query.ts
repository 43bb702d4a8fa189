import type { Parameters } from '../../../database/parameters.js';
import type { RecipeFilter } from './recipe-filter.js';

/** Conditions on a row `recipe`, by the part of the filter. */
type Conditions = ReadonlyMap<string, string>;

/**
 * The conditions of a filter. Adds their parameters to `parameters`. The condition `household`
 * expects a relation `household`: `HOUSEHOLD_AVOIDS`.
 */
export function conditionsOf(filter: RecipeFilter, parameters: Parameters): Conditions {
  const conditions = new Map<string, string>();
  const containsAll = (part: string, column: string, ids: readonly number[]) => {
    if (ids.length > 0) conditions.set(part, `${column} @> ${parameters.add(ids, 'int[]')}`);
  };
  containsAll('ingredients', 'recipe.ingredient_ids', filter.ingredientIds);
  containsAll('diets', 'recipe.diet_ids', filter.dietIds);
  containsAll('techniques', 'recipe.tech_step_ids', filter.techStepIds);
  if (filter.words.length > 0) {
    const query = parameters.add(prefixQuery(filter.words), 'tsquery');
    conditions.set('name', `recipe.name_words @@ ${query}`);
  }
  if (filter.excludedUtensilIds.length > 0) {
    const excluded = parameters.add(filter.excludedUtensilIds, 'int[]');
    conditions.set('utensils', `not recipe.utensil_ids && ${excluded}`);
  }
  if (filter.suitableForHousehold) {
    conditions.set(
      'household',
      `recipe.dietary_flags & (select dietary_flags from household) = 0
        and not recipe.ingredient_ids && (select disliked_ids from household)`,
    );
  }
  return conditions;
}

/** Words consist of letters and digits only, so they contain no operator of `tsquery`. */
function prefixQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}
