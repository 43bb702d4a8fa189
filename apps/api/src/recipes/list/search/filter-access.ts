import type { RecipeFilter } from './recipe-filter.js';
import { isOwnTab } from './recipe-list-tabs.query.js';

/** How a list finds the recipes that match a filter. */
export interface FilterAccess {
  /** What it checks first: the newest recipes of the tab, or of the posting lists of one key. */
  readonly window?: 'tab' | 'postings';
  /**
   * What it reads then, when the page is not full:
   *
   * - `scan`: the recipes of the tab, newest first;
   * - `postings`: the posting lists of one key, newest first;
   * - `favourites`: the same, without recipes that are no favourites;
   * - `intersection`: the recipes of one audience that are in the posting lists of all words;
   * - `index`: the index of all keys, which intersects them. It returns all matches, in no order.
   */
  readonly source: 'scan' | 'postings' | 'favourites' | 'intersection' | 'index';
}

/** Shorter prefixes match many words and fill a page during a scan. */
const MIN_SELECTIVE_PREFIX = 3;

/** Chooses the access that reads the fewest rows for a filter. */
export function chooseAccess(filter: RecipeFilter): FilterAccess {
  const { tab, words, dietIds } = filter;
  const ids = filter.ingredientIds.length + filter.techStepIds.length;
  const keys = words.length + ids + dietIds.length;
  if (keys === 0) return { source: 'scan' };
  if (tab === 'favoris') return { window: 'tab', source: 'favourites' };
  const selective = selectiveWords(filter).length;
  if (isOwnTab(tab)) {
    // Of all keys, only words have posting lists for each author and house.
    if (words.length < keys) return { window: 'tab', source: 'index' };
    if (selective === 0) return { window: 'tab', source: 'postings' };
    return selective === 1
      ? { source: 'postings' }
      : { window: 'postings', source: 'intersection' };
  }
  if (keys === 1 || dietIds.length === keys) {
    return selective === 0 ? { window: 'tab', source: 'postings' } : { source: 'postings' };
  }
  return { window: selective === 0 ? 'tab' : 'postings', source: 'index' };
}

/** The words of the filter that are prefixes of few words. */
export function selectiveWords({ words }: RecipeFilter): readonly string[] {
  return words.filter((word) => word.length >= MIN_SELECTIVE_PREFIX);
}
