import type { RecipeFilter } from './recipe-filter.js';
import { isOwnTab } from './recipe-list-tabs.query.js';

/** How a list finds the recipes that match a filter. */
export interface SearchPlan {
  /**
   * What it checks first: the newest recipes of the tab, or of the posting lists of one key, or all
   * favourites of a person who has few.
   */
  readonly window?: 'tab' | 'postings' | 'fewFavourites';
  /**
   * What it reads then, when the page is not full:
   *
   * - `scan`: the recipes of the tab, newest first;
   * - `postings`: the posting lists of one key, newest first;
   * - `favourites`: the same, without recipes that are no favourites;
   * - `intersection`: the recipes of one audience that are in the posting lists of all words;
   * - `index`: the index of all keys, which intersects them. It reads all matches, in no order.
   */
  readonly read: 'scan' | 'postings' | 'favourites' | 'intersection' | 'index';
}

/** Chooses the plan that reads the fewest rows for a filter. */
export function chooseSearchPlan(filter: RecipeFilter): SearchPlan {
  const { tab, words, dietIds } = filter;
  const ids = filter.ingredientIds.length + filter.techStepIds.length;
  const keys = words.length + ids + dietIds.length;
  if (keys === 0) return { read: 'scan' };
  const selective = selectivePrefixes(filter).length;
  if (tab === 'favoris') {
    return { window: selective > 0 ? 'fewFavourites' : 'tab', read: 'favourites' };
  }
  if (isOwnTab(tab)) {
    // Of all keys, only words have posting lists for each author and house.
    if (words.length < keys) return { window: 'tab', read: 'index' };
    if (selective === 0) return { window: 'tab', read: 'postings' };
    return selective === 1 ? { read: 'postings' } : { window: 'postings', read: 'intersection' };
  }
  if (keys === 1 || dietIds.length === keys) {
    return selective === 0 ? { window: 'tab', read: 'postings' } : { read: 'postings' };
  }
  return { window: selective === 0 ? 'tab' : 'postings', read: 'index' };
}

/** Shorter prefixes match many words and fill a page during a scan. */
const MIN_SELECTIVE_PREFIX = 3;

/** The conditions of the filter check the other words. */
const MAX_PREFIXES = 4;

/**
 * The prefixes that the posting lists and the index are asked for, of which none begins another:
 * the longest words of the filter, because long prefixes match few recipes.
 */
export function searchedPrefixes(filter: RecipeFilter): readonly string[] {
  const selective = selectivePrefixes(filter);
  return selective.length > 0 ? selective : longestPrefixes(filter.words);
}

/** The same, without prefixes of many words. */
export function selectivePrefixes({ words }: RecipeFilter): readonly string[] {
  return longestPrefixes(words.filter((word) => word.length >= MIN_SELECTIVE_PREFIX));
}

function longestPrefixes(words: readonly string[]): string[] {
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .toSorted((first, second) => second.length - first.length)
    .slice(0, MAX_PREFIXES);
}
