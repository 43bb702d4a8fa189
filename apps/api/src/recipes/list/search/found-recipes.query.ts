import type { Parameters } from '../../../database/parameters.js';
import { searchIndex } from './filter-index.query.js';
import { type PostingLists, postingLists, postingsOfAllWords } from './posting-lists.query.js';
import { isFavourite, tabAudiences, tabCondition } from './recipe-list-tabs.query.js';
import type { RecipeSearch } from './recipe-search.js';
import { MAX_ROWS, newestOfScans } from './tab-scans.query.js';
import { type Window, windowOf } from './window.query.js';

/**
 * The first part of a statement: `with … found as (…)`, where `found` has the ids of a page and of
 * one more recipe. Expects a row `viewer`.
 */
export function foundRecipes(search: RecipeSearch, parameters: Parameters): string {
  const window = windowOf(search, parameters);
  return window === undefined
    ? `with found as (${newestOf(search, readRecipes(search, parameters))})`
    : afterWindow(search, window, readRecipes(olderThanWindow(search), parameters));
}

/** The newest ids of a relation, which may contain an id twice. */
function newestOf({ limit }: RecipeSearch, ids: string): string {
  return `select distinct on (id) id from (${ids}) matching order by id desc limit ${limit} + 1`;
}

/**
 * Checks the window. When it is skipped, or does not fill the page and older recipes exist, reads
 * these from `older`.
 */
function afterWindow(search: RecipeSearch, window: Window, older: string): string {
  const { before, limit } = search;
  return `with newest as materialized (
    ${window.recipes}
  ), in_window as materialized (
    select id from newest where matches order by id desc limit ${limit} + 1
  ), window_end as materialized (
    select min(id) as id from newest having count(*) = ${String(window.size)}
    union all select ${before} where ${window.isSkipped}
  ), found as (
    ${newestOf(
      search,
      `select id from in_window
      union all
      select id from (${older}) older
      where (select count(*) from in_window) <= ${limit}
        and exists (select from window_end)`,
    )}
  )`;
}

/** The search for the recipes that are older than the window, to fill the rest of the page. */
function olderThanWindow(search: RecipeSearch): RecipeSearch {
  return {
    ...search,
    before: '(select id from window_end)',
    limit: `(${search.limit} - (select count(*) from in_window))`,
  };
}

/** The ids of the newest recipes that match. They may contain an id twice. */
function readRecipes(search: RecipeSearch, parameters: Parameters): string {
  const { filter, plan, before } = search;
  const audiences = tabAudiences(filter.tab);
  switch (plan.read) {
    case 'scan':
      return newestOfScans(search, '', [...search.conditions.values()], MAX_ROWS);
    case 'postings':
      return readPostings(search, postingLists(filter, audiences, before, parameters));
    case 'favourites':
      return readPostings(
        search,
        onlyFavourites(postingLists(filter, audiences, before, parameters), before),
      );
    case 'intersection':
      return readPostings(search, postingsOfAllWords(filter, audiences, before, parameters));
    case 'index':
      return searchIndex(search, parameters);
  }
}

/**
 * The newest recipes of each posting list that fulfil the conditions. `offset 0` prevents the
 * planner from scanning recipes and probing the posting lists for each of them.
 */
function readPostings(search: RecipeSearch, { from, keys, hasKey }: PostingLists): string {
  const { before, limit } = search;
  const conditions = [tabCondition(search.filter.tab), ...search.conditions.values()].join(' and ');
  return `
    select matching.id from ${keys} cross join lateral (
      select id from (
        select distinct posting.recipe_id as id
        from ${from} cross join lateral (
          select * from recipe where recipe.id = posting.recipe_id offset 0
        ) recipe
        where ${hasKey} and posting.recipe_id < ${before} and ${conditions}
        order by posting.recipe_id desc limit ${String(MAX_ROWS)}
      ) posted
      order by id desc limit ${limit} + 1
    ) matching`;
}

/** Posting lists without recipes that are no favourites. */
function onlyFavourites({ from, keys, hasKey }: PostingLists, before: string): PostingLists {
  // A relation of its own: the planner would check each branch of a union with its own hash table.
  const listed = `
    select posting.recipe_id from ${from}
    where ${hasKey} and posting.recipe_id < ${before}
    order by posting.recipe_id desc offset 0`;
  return { from: `(${listed}) posting`, keys, hasKey: isFavourite('posting.recipe_id') };
}
