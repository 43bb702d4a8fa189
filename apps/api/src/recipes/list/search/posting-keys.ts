import { labelKey } from '#domain/search/recipe-keys.js';
import type { RecipeFilter } from './recipe-filter.js';

/** The lengths of the prefixes that have a posting list, longest first. */
const PREFIX_LENGTHS = [6, 4, 3, 2, 1];

/**
 * Alternatives of keys, written like those of the function `recipe_keys` of the migration. A recipe that
 * matches the filter, apart from its search, has a key of each.
 */
export function postingKeys(filter: RecipeFilter): string[][] {
  const idKeys = (kind: string, ids: readonly number[]) => ids.map((id) => kind + String(id));
  const single = [
    ...filter.tags.map(labelKey),
    ...idKeys('I', filter.ingredientIds),
    ...idKeys('T', filter.techStepIds),
    ...idKeys('D', filter.dietIds),
  ];
  const any = idKeys('I', filter.anyIngredientIds);
  return [
    ...filter.words.map((spellings) => spellings.map(longestPrefix)),
    ...single.map((key) => [key]),
    ...(any.length > 0 ? [any] : []),
  ];
}

function longestPrefix(word: string): string {
  const characters = Array.from(word);
  const length = PREFIX_LENGTHS.find((prefixLength) => prefixLength <= characters.length);
  return characters.slice(0, length).join('');
}
