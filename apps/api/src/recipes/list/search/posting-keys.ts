import type { RecipeFilter } from './recipe-filter.js';

/** The lengths of the prefixes that have a posting list, longest first. */
const PREFIX_LENGTHS = [6, 4, 3, 2, 1];

/**
 * The keys of the posting lists that contain every recipe that matches the filter, written like
 * those of the function `recipe_keys` of the migration.
 */
export function postingKeys(filter: RecipeFilter): string[] {
  const idKeys = (kind: string, ids: readonly number[]) => ids.map((id) => kind + String(id));
  return [
    ...filter.words.map(longestPrefix),
    ...idKeys('I', filter.ingredientIds),
    ...idKeys('T', filter.techStepIds),
    ...idKeys('D', filter.dietIds),
  ];
}

function longestPrefix(word: string): string {
  const characters = Array.from(word);
  const length = PREFIX_LENGTHS.find((prefixLength) => prefixLength <= characters.length);
  return characters.slice(0, length).join('');
}
