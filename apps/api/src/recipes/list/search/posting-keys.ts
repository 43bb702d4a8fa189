import type { RecipeFilter } from './recipe-filter.js';

/** Maximum length of a prefix that has a posting list. The conditions check the rest of a word. */
const MAX_PREFIX = 12;

/**
 * The keys of the posting lists that contain every recipe that matches the filter, written like
 * those of the function `recipe_keys` of the migration.
 */
export function postingKeys({ words, ingredientIds, dietIds, techStepIds }: RecipeFilter) {
  return [
    ...words.map((word) => Array.from(word).slice(0, MAX_PREFIX).join('')),
    ...ingredientIds.map((id) => `ingredient:${String(id)}`),
    ...techStepIds.map((id) => `technique:${String(id)}`),
    ...dietIds.map((id) => `diet:${String(id)}`),
  ];
}
