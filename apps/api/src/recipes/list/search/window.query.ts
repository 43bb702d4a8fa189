import type { Parameters } from '../../../database/parameters.js';
import { postingLists } from './posting-lists.query.js';
import { isOwnTab, tabAudiences, tabCondition } from './recipe-list-tabs.query.js';
import type { RecipeSearch } from './recipe-search.js';
import { newestOfScans } from './tab-scans.query.js';

/** The newest recipes, which a list checks before it reads another source. */
export interface Window {
  /** A statement with the columns `id` and `matches`, newest first. */
  readonly recipes: string;
  readonly size: number;
}

/** The window of a search, or undefined. */
export function windowOf(search: RecipeSearch, parameters: Parameters): Window | undefined {
  const { window } = search.access;
  if (window === undefined) return undefined;
  const size = sizeOf(search);
  const recipes =
    window === 'tab' ? newestOfTab(search, size) : newestPostings(search, size, parameters);
  return { recipes, size };
}

/**
 * A window that does not fill the page shows that few recipes match. The index reads all of them,
 * so that it has the largest window. The tabs of own and of house recipes have fewer recipes.
 */
function sizeOf({ filter, access }: RecipeSearch): number {
  const isOwn = isOwnTab(filter.tab);
  if (access.window === 'postings') return isOwn ? 100 : 500;
  if (access.source === 'favourites') return 300;
  return access.source === 'index' && !isOwn ? 3000 : 500;
}

/** The newest recipes of the tab. */
function newestOfTab(search: RecipeSearch, size: number): string {
  const matches = `, ${search.conditions.join(' and ')} as matches`;
  return `
    select distinct on (id) id, matches
    from (${newestOfScans(search, matches, [], size)}) merged
    order by id desc limit ${String(size)}`;
}

/** The newest recipes of all posting lists together. They are read until the page is full. */
function newestPostings(search: RecipeSearch, size: number, parameters: Parameters): string {
  const { tab } = search.filter;
  const { from, keys, hasKey } = postingLists(search.filter, tabAudiences(tab), parameters);
  const conditions = [tabCondition(tab), ...search.conditions].join(' and ');
  return `
    select posted.id, ${conditions} as matches
    from (
      select distinct newest.id from ${keys} cross join lateral (
        select posting.recipe_id as id from ${from}
        where ${hasKey} and posting.recipe_id < ${search.before}
        order by posting.recipe_id desc limit ${String(size)}
      ) newest
      order by newest.id desc limit ${String(size)}
    ) posted cross join lateral (
      select * from recipe where recipe.id = posted.id offset 0
    ) recipe
    order by posted.id desc`;
}
