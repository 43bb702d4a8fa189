import type { Parameters } from '../../database/parameters.js';
import type { RecipeFilter } from './recipe-filter.js';

/**
 * The conditions of a filter on a row `recipe`, whose parameters are added to `parameters`. The
 * filter `suitableForHousehold` expects a relation `household`: `HOUSEHOLD_AVOIDS`.
 */
export function conditionsOf(filter: RecipeFilter, parameters: Parameters): string[] {
  const { words, ingredientIds, dietIds, techStepIds, excludedUtensilIds } = filter;
  const conditions: string[] = [];
  if (words.length > 0) {
    conditions.push(`recipe.name_words @@ ${parameters.add(prefixQuery(words), 'tsquery')}`);
  }
  if (ingredientIds.length > 0) {
    conditions.push(`recipe.ingredient_ids @> ${parameters.add(ingredientIds, 'int[]')}`);
  }
  if (dietIds.length > 0) {
    conditions.push(`recipe.diet_ids @> ${parameters.add(dietIds, 'int[]')}`);
  }
  if (techStepIds.length > 0) {
    conditions.push(`recipe.tech_step_ids @> ${parameters.add(techStepIds, 'int[]')}`);
  }
  if (excludedUtensilIds.length > 0) {
    conditions.push(`not recipe.utensil_ids && ${parameters.add(excludedUtensilIds, 'int[]')}`);
  }
  if (filter.suitableForHousehold) {
    conditions.push(
      'recipe.dietary_flags & (select dietary_flags from household) = 0',
      'not recipe.ingredient_ids && (select disliked_ids from household)',
    );
  }
  return conditions;
}

/** Words consist of letters and digits only, so they contain no operator of `tsquery`. */
function prefixQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}
