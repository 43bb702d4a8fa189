import type { Parameters } from '../../database/parameters.js';
import { MIN_SELECTIVE_PREFIX } from './filter-access.js';
import type { RecipeFilter } from './recipe-filter.js';

/** Conditions on a row `recipe`. Each key of a map names a part of the filter. */
export interface FilterConditions {
  /** Conditions that the index `recipe_filters` finds. */
  readonly indexed: ReadonlyMap<string, string>;
  /** Conditions that are checked on each row. */
  readonly checked: ReadonlyMap<string, string>;
}

/**
 * The conditions of a filter. Adds their parameters to `parameters`. The condition `household`
 * expects a relation `household`: `HOUSEHOLD_AVOIDS`.
 */
export function conditionsOf(filter: RecipeFilter, parameters: Parameters): FilterConditions {
  const { words, ingredientIds, dietIds, techStepIds, excludedUtensilIds } = filter;
  const indexed = new Map<string, string>();
  const checked = new Map<string, string>();
  const addIds = (name: string, ids: readonly number[], column: string) => {
    if (ids.length > 0) indexed.set(name, `${column} @> ${parameters.add(ids, 'int[]')}`);
  };
  const hasIds = ingredientIds.length + dietIds.length + techStepIds.length > 0;
  const selective = words.filter((word) => word.length >= MIN_SELECTIVE_PREFIX);
  // The index would collect the many recipes of a short prefix.
  const indexedWords = hasIds || selective.length > 0 ? selective : words;
  const addWords = (conditions: Map<string, string>, name: string, prefixes: readonly string[]) => {
    if (prefixes.length === 0) return;
    const query = parameters.add(prefixQuery(prefixes), 'tsquery');
    conditions.set(name, `recipe.name_words @@ ${query}`);
  };
  addWords(indexed, 'name', indexedWords);
  addWords(
    checked,
    'short name',
    words.filter((word) => !indexedWords.includes(word)),
  );
  addIds('ingredients', ingredientIds, 'recipe.ingredient_ids');
  addIds('diets', dietIds, 'recipe.diet_ids');
  addIds('techniques', techStepIds, 'recipe.tech_step_ids');
  if (excludedUtensilIds.length > 0) {
    const excluded = parameters.add(excludedUtensilIds, 'int[]');
    checked.set('utensils', `not recipe.utensil_ids && ${excluded}`);
  }
  if (filter.suitableForHousehold) {
    checked.set(
      'household',
      `recipe.dietary_flags & (select dietary_flags from household) = 0
        and not recipe.ingredient_ids && (select disliked_ids from household)`,
    );
  }
  return { indexed, checked };
}

/** Words consist of letters and digits only, so they contain no operator of `tsquery`. */
function prefixQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}
