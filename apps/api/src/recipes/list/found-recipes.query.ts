import type { Parameters } from '../../database/parameters.js';
import type { FilterAccess } from './filter-access.js';
import { type PostingLists, postingLists } from './posting-lists.query.js';
import type { RecipeFilter } from './recipe-filter.js';
import type { FilterConditions } from './recipe-list-conditions.query.js';
import { isOwnTab, tabAudiences, tabCondition, tabScans } from './recipe-list-tabs.query.js';

/** What a page is searched for. `before` and `limit` are placeholders of parameters. */
interface Search {
  readonly filter: RecipeFilter;
  readonly access: FilterAccess;
  readonly conditions: FilterConditions;
  readonly before: string;
  readonly limit: string;
}

/**
 * The limit of every scan: the maximum page size plus one. It is a constant in the SQL text,
 * because the planner may choose to sort a table when the limit is a parameter.
 */
const MAX_ROWS = 101;

/** Size of the window before posting lists, which have a higher fixed cost than a scan. */
const POSTINGS_WINDOW = 500;

/**
 * Size of the window before the index. The index reads all recipes that match. A filter that does
 * not fill the page from the window matches few recipes.
 */
const INDEX_WINDOW = 3000;

/** The tabs of own and of house recipes have fewer recipes, so that fewer match. */
const OWN_INDEX_WINDOW = 500;

/**
 * The first part of a statement: `with … found as (…)`, where `found` has the ids of a page and of
 * one more recipe. Expects a row `viewer`.
 */
export function foundRecipes(search: Search, parameters: Parameters): string {
  const { access, filter } = search;
  if (access.kind === 'scan') return scanTab(search);
  const audiences = tabAudiences(filter.tab);
  if (access.kind === 'index') {
    const window = isOwnTab(filter.tab) ? OWN_INDEX_WINDOW : INDEX_WINDOW;
    return afterWindow(search, window, searchIndex(search, audiences));
  }
  const postings = postingLists(filter, audiences, parameters);
  return access.afterWindow
    ? afterWindow(search, POSTINGS_WINDOW, readPostings(search, postings, WINDOW_END))
    : `with found as (${newestOf(search, readPostings(search, postings, search.before))})`;
}

/** Scans the tab, newest first, until the page is full. */
function scanTab(search: Search): string {
  const lists = newestOfScans(search, '', allConditions(search), String(MAX_ROWS));
  return `with found as (
    select distinct on (id) id from (${lists}) merged
    order by id desc limit ${search.limit} + 1
  )`;
}

/** The id of the oldest recipe of the window. */
const WINDOW_END = '(select id from window_end)';

/**
 * Filters the newest recipes of the tab (the window). When they do not fill the page and the tab
 * has older recipes, reads these from `older`.
 */
function afterWindow(search: Search, window: number, older: string): string {
  const matches = `, ${allConditions(search).join(' and ')} as matches`;
  const size = String(window);
  return `with newest as materialized (
    select distinct on (id) id, matches
    from (${newestOfScans(search, matches, [], size)}) merged
    order by id desc limit ${size}
  ), in_window as materialized (
    select id from newest where matches order by id desc limit ${search.limit} + 1
  ), window_end as materialized (
    select min(id) as id from newest having count(*) = ${size}
  ), found as (
    ${newestOf(
      search,
      `select id from in_window
      union all
      select id from (${older}) older
      where (select count(*) from in_window) <= ${search.limit}
        and exists (select from window_end)`,
    )}
  )`;
}

/** The newest recipes of a relation of ids, which may contain an id twice. */
function newestOf({ limit }: Search, ids: string): string {
  return `select distinct on (id) id from (${ids}) matching order by id desc limit ${limit} + 1`;
}

/**
 * The newest recipes of each posting list that fulfil the conditions, older than `before`. `offset
 * 0` prevents the planner from scanning recipes and probing the posting lists for each of them.
 */
function readPostings(
  search: Search,
  { from, keys, hasKey }: PostingLists,
  before: string,
): string {
  const conditions = [tabCondition(search.filter.tab), ...allConditions(search)].join(' and ');
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
      order by id desc limit ${search.limit} + 1
    ) matching`;
}

/**
 * The newest recipes that the index finds, older than the window. `offset 0` prevents the planner
 * from scanning another index in the order of the ids.
 */
function searchIndex(search: Search, audiences: readonly string[]): string {
  const { indexed, checked } = search.conditions;
  const conditions = [tabCondition(search.filter.tab), ...checked.values()].join(' and ');
  return `
    select recipe.id from (
      select * from recipe
      where recipe.audience && array_remove(array[${audiences.join(', ')}], null)
        and ${[...indexed.values()].join(' and ')}
      offset 0
    ) recipe
    where recipe.id < ${WINDOW_END} and ${conditions}
    order by recipe.id desc limit ${search.limit} + 1`;
}

/** The newest recipes of each scan that fulfil the conditions: their ids and `otherColumns`. */
function newestOfScans(
  { filter, before }: Search,
  otherColumns: string,
  conditions: readonly string[],
  limit: string,
): string {
  const lists = tabScans(filter.tab).map(
    ({ from, where, id }) => `(
    select ${id} as id${otherColumns} from ${from}
    where ${[`${id} < ${before}`, where, ...conditions].join(' and ')}
    order by ${id} desc limit ${limit}
  )`,
  );
  return lists.join(' union all ');
}

function allConditions({ conditions }: Search): readonly string[] {
  return [...conditions.indexed.values(), ...conditions.checked.values()];
}
