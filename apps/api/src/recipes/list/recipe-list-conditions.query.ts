import type { Parameters } from '../../database/parameters.js';
import type { RecipeFilter } from './recipe-filter.js';

/**
 * The conditions of a filter on a row `recipe`. Each key of the map names a part of the filter.
 * Adds the parameters of the conditions to `parameters`. The condition `household` expects a
 * relation `household`: `HOUSEHOLD_AVOIDS`.
 */
export function conditionsOf(
  filter: RecipeFilter,
  parameters: Parameters,
): ReadonlyMap<string, string> {
  const { words, ingredientIds, dietIds, techStepIds, excludedUtensilIds } = filter;
  const conditions = new Map<string, string>();
  const addIds = (name: string, ids: readonly number[], operation: string) => {
    if (ids.length > 0) conditions.set(name, `${operation} ${parameters.add(ids, 'int[]')}`);
  };
  if (words.length > 0) {
    conditions.set('name', `recipe.name_words @@ ${parameters.add(prefixQuery(words), 'tsquery')}`);
  }
  addIds('ingredients', ingredientIds, 'recipe.ingredient_ids @>');
  addIds('diets', dietIds, 'recipe.diet_ids @>');
  addIds('techniques', techStepIds, 'recipe.tech_step_ids @>');
  addIds('utensils', excludedUtensilIds, 'not recipe.utensil_ids &&');
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
