import { indexKeyEquals } from '../../../database/index-key-equals.js';
import type { Parameters } from '../../../database/parameters.js';
import { postingLists } from './posting-lists.query.js';
import { isOwnTab, tabAudiences, tabCondition } from './recipe-list-tabs.query.js';
import type { RecipeSearch } from './recipe-search.js';
import { newestOfScans } from './tab-scans.query.js';

/** The newest recipes, which a list checks before it reads other recipes. */
export interface Window {
  /** A statement with the columns `id` and `matches`, newest first. */
  readonly recipes: string;
  readonly size: number;
  /** The condition under which the window is empty and the list reads all recipes another way. */
  readonly isSkipped: string;
}

/** The window of a search, or undefined. */
export function windowOf(search: RecipeSearch, parameters: Parameters): Window | undefined {
  const { window } = search.plan;
  if (window === undefined) return undefined;
  const size = sizeOf(search);
  const isSkipped = window === 'fewFavourites' ? hasMoreFavourites(size) : 'false';
  const recipes =
    window === 'postings'
      ? newestPostings(search, size, parameters)
      : newestOfTab(search, size, `not ${isSkipped}`);
  return { recipes, size, isSkipped };
}

/** A filter that many recipes match fills the page from these. */
const TAB_WINDOW = 500;

/** The index reads all matches, so that a large window, which shows that they are few, is faster. */
const TAB_WINDOW_OF_INDEX = 3000;

/** More lookups of favourites by their ids take longer than reading a posting list of a word. */
export const MAX_FEW_FAVOURITES = 700;

/** Many favourites have a word with a short prefix, so that these fill the page. */
const FAVOURITES_WINDOW = 300;

/** Posting lists of ingredients and techniques are long. */
const FAVOURITES_WINDOW_WITHOUT_WORDS = 2000;

/** More than a page, because the recipes of the rarest word may lack the other words. */
const POSTINGS_WINDOW = 500;

/** The intersection of own or house recipes, which are few, costs little more than the window. */
const OWN_POSTINGS_WINDOW = 100;

/** The number of recipes in the window. */
function sizeOf({ filter, plan }: RecipeSearch): number {
  const isOwn = isOwnTab(filter.tab);
  if (plan.window === 'fewFavourites') return MAX_FEW_FAVOURITES;
  if (plan.window === 'postings') return isOwn ? OWN_POSTINGS_WINDOW : POSTINGS_WINDOW;
  if (plan.read === 'favourites') {
    return filter.words.length > 0 ? FAVOURITES_WINDOW : FAVOURITES_WINDOW_WITHOUT_WORDS;
  }
  return plan.read === 'index' && !isOwn ? TAB_WINDOW_OF_INDEX : TAB_WINDOW;
}

/** The newest recipes of the tab. */
function newestOfTab(search: RecipeSearch, size: number, condition: string): string {
  const matches = `, ${[...search.conditions.values()].join(' and ')} as matches`;
  return `
    select distinct on (id) id, matches
    from (${newestOfScans(search, matches, [condition], size)}) merged
    order by id desc limit ${String(size)}`;
}

/** The condition that the viewer has more favourites than this number. */
function hasMoreFavourites(number: number): string {
  return `((select count(*) from (
    select from favourite where ${indexKeyEquals('favourite.profile_id', 'viewer.id')}
    limit ${String(number + 1)}
  ) counted) > ${String(number)})`;
}

/** The newest recipes of all posting lists together. They are read until the page is full. */
function newestPostings(search: RecipeSearch, size: number, parameters: Parameters): string {
  const { filter, before } = search;
  const { tab } = filter;
  const { from, keys, hasKey } = postingLists(filter, tabAudiences(tab), before, parameters);
  const conditions = [tabCondition(tab), ...search.conditions.values()].join(' and ');
  return `
    select posted.id, ${conditions} as matches
    from (
      select distinct newest.id from ${keys} cross join lateral (
        select posting.recipe_id as id from ${from}
        where ${hasKey} and posting.recipe_id < ${before}
        order by posting.recipe_id desc limit ${String(size)}
      ) newest
      order by newest.id desc limit ${String(size)}
    ) posted cross join lateral (
      select * from recipe where recipe.id = posted.id offset 0
    ) recipe
    order by posted.id desc`;
}
