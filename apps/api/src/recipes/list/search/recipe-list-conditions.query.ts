import type { Parameters } from '../../../database/parameters.js';
import type { RecipeFilter } from './recipe-filter.js';

/** Conditions on a row `recipe`, by the part of the filter. */
export type Conditions = ReadonlyMap<string, string>;

/**
 * The conditions of a filter. Adds their parameters to `parameters`. The condition `household`
 * expects a relation `household`: `HOUSEHOLD_AVOIDS`.
 */
export function conditionsOf(filter: RecipeFilter, parameters: Parameters): Conditions {
  const { words, excludedUtensilIds } = filter;
  const conditions = new Map(idConditions(filter, parameters));
  if (words.length > 0) {
    const query = parameters.add(prefixQuery(words), 'tsquery');
    conditions.set('name', `recipe.name_words @@ ${query}`);
  }
  if (excludedUtensilIds.length > 0) {
    const excluded = parameters.add(excludedUtensilIds, 'int[]');
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

function idConditions(
  { ingredientIds, dietIds, techStepIds }: RecipeFilter,
  parameters: Parameters,
): [string, string][] {
  const columns = [
    ['ingredients', 'recipe.ingredient_ids', ingredientIds],
    ['diets', 'recipe.diet_ids', dietIds],
    ['techniques', 'recipe.tech_step_ids', techStepIds],
  ] as const;
  return columns
    .filter(([, , ids]) => ids.length > 0)
    .map(([name, column, ids]) => [name, `${column} @> ${parameters.add(ids, 'int[]')}`]);
}

/** Words consist of letters and digits only, so they contain no operator of `tsquery`. */
function prefixQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}
