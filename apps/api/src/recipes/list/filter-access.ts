import type { RecipeFilter } from './recipe-filter.js';
import { isOwnTab } from './recipe-list-tabs.query.js';

/**
 * How a list finds the recipes that match a filter:
 *
 * - `scan`: the recipes of the tab, newest first, until the page is full;
 * - `postings`: the posting lists of one key, newest first, until the page is full;
 * - `index`: after the newest recipes of the tab (the window), the index of all keys, which
 *   intersects them and returns all matches without an order.
 *
 * With `afterWindow`, posting lists are read after a window, too.
 */
export type FilterAccess =
  | { readonly kind: 'scan' }
  | { readonly kind: 'postings'; readonly afterWindow: boolean }
  | { readonly kind: 'index' };

/** Shorter prefixes match many words and fill a page during a scan. */
export const MIN_SELECTIVE_PREFIX = 3;

/** Chooses the access that reads the fewest rows for a filter. */
export function chooseAccess(filter: RecipeFilter): FilterAccess {
  const { tab, words, dietIds } = filter;
  const ids = filter.ingredientIds.length + filter.techStepIds.length;
  const keys = words.length + ids + dietIds.length;
  if (keys === 0) return { kind: 'scan' };
  // No posting list is limited to favourites.
  if (tab === 'favoris') return { kind: 'index' };
  const isOwn = isOwnTab(tab);
  // A word has a list for each author and house; other keys have one list for all recipes.
  if (words.length === keys && (isOwn || keys === 1)) {
    const isSelective = words.some((word) => word.length >= MIN_SELECTIVE_PREFIX);
    return { kind: 'postings', afterWindow: !isSelective };
  }
  const hasOneList = keys === 1 || dietIds.length === keys;
  return !isOwn && hasOneList ? { kind: 'postings', afterWindow: true } : { kind: 'index' };
}
