import { indexKeyEquals } from '../../../database/index-key-equals.js';
import type { Parameters } from '../../../database/parameters.js';
import type { ListLevel } from './list-levels.js';
import { type ListOrder, orderBy, orderedColumns } from './list-order.js';
import { comparesTab, listedKeys, RAREST_LISTS, TAB, wantedKeys } from './rarest-list.query.js';
import type { RecipeFilter } from './recipe-filter.js';
import { tabCondition, type TabScan } from './recipe-list-tabs.query.js';

/** What a page is searched for. */
interface RecipeSearch {
  readonly filter: RecipeFilter;
  /** The conditions of the filter on a row `recipe`. */
  readonly conditions: readonly string[];
  /** The scans of the tab, or of an author. */
  readonly scans: readonly TabScan[];
  readonly levels: readonly ListLevel[];
  readonly order: ListOrder;
  /** Placeholder of the size of the page. */
  readonly limit: string;
}

/**
 * The limit of every scan: the maximum page size plus one. It is a constant in the SQL text,
 * because the planner may choose to sort a table when the limit is a parameter.
 */
const MAX_ROWS = 101;

/**
 * How many entries of posting lists a search reads for a level, over all keys, before it gives up on
 * older recipes. An entry takes about 3 µs.
 */
const MAX_SEARCHED = 8_000;

const RAREST = '(select lists[1] from rarest)';
const SECOND_KEY = '(select second_key from rarest)';
const KEYS = '(select keys from rarest)';

/**
 * The first part of a statement: `with … found as (…)`, where `found` has the ids of a page and of
 * one more recipe, with their level and the value of the order. Expects a row `viewer`.
 *
 * Without a key, it scans the tab. With keys, it reads the rarest posting list, or the rarest lists that
 * together have every match, and checks the other conditions on the row of the recipe. Levels are read
 * one after the other until the page is full.
 */
export function foundRecipes(search: RecipeSearch, parameters: Parameters): string {
  const { levels, limit } = search;
  const keys = listedKeys(search.filter);
  const columns = { number: 'int', before: 'int', query: 'tsquery', excluded: 'tsquery' };
  const level = parameters.addRows('level', columns, levels);
  if (keys.length === 0) return `with ${found(level, firstOf(search, scanTab(search)), limit)}`;
  const page = `
    with rarest as materialized (${RAREST_LISTS})
    ${firstOf(search, readRarest(search))}`;
  return `
    with wanted as materialized (${wantedKeys(search, keys, parameters)}),
    ${found(level, page, limit)}`;
}

/** The pages of the levels, as many as are needed. */
function found(level: string, page: string, limit: string): string {
  return `found as (
    select page.id, page.value, level.number as level
    from ${level} cross join lateral (${page}) page
    limit ${limit} + 1
  )`;
}

/** The first recipes of a relation, which may contain a recipe twice. */
function firstOf({ order, limit }: RecipeSearch, rows: string): string {
  return `
    select distinct on (${orderedColumns(order, 'value', 'id').join()}) id, value
    from (${rows}) matching
    order by ${orderBy(order, 'value', 'id')} limit ${limit} + 1`;
}

/** The first recipes of each scan of the tab that fulfil the conditions. */
function scanTab({ filter, scans, conditions, order }: RecipeSearch, ...others: string[]): string {
  const selects = order.scansOf(scans, filter.tab).map(
    ({ from, where, id, value }) => `(
      select ${id} as id, ${value} as value from ${from}
      where ${[where, ...conditions, ...ofLevel(filter), ...others].join(' and ')}
      order by ${orderBy(order, value, id)} limit ${String(MAX_ROWS)}
    )`,
  );
  return selects.join(' union all ');
}

/** A recipe of a level of a search is not one of the level before it. */
function ofLevel({ search }: RecipeFilter): string[] {
  return search.length === 0
    ? []
    : ['recipe.search_keys @@ level.query', '(recipe.search_keys @@ level.excluded) is not true'];
}

/** The first recipes of the rarest list, which may be the tab. */
function readRarest(search: RecipeSearch): string {
  const postings = readPostings(search);
  return comparesTab(search)
    ? `${postings} union all ${scanTab(search, `${RAREST} = ${TAB}`)}`
    : postings;
}

/**
 * The first recipes of each key of the rarest list that are in the tab and fulfil the conditions. A look
 * into the second list takes a third of the time of reading the row of a recipe.
 */
function readPostings(search: RecipeSearch): string {
  const { filter, conditions, order, limit } = search;
  const id = 'posting.recipe_id';
  return `(
    select posting.id, posting.value
    from (
      select key from wanted where wanted.list = ${RAREST} and wanted.level <= level.number
    ) rare
    cross join lateral (
      select * from (
        select ${id} as id, ${order.value} as value
        from ${entriesOf(search)} posting join recipe on recipe.id = ${id}
        where (${SECOND_KEY} is null or (
            select true from recipe_posting second
            where second.key = ${SECOND_KEY} and second.recipe_id = ${id}
          ))
          and ${order.follows(id)}
          and ${[tabCondition(filter.tab), ...conditions, ...ofLevel(filter)].join(' and ')}
        order by ${orderBy(order, order.value, id)} limit ${String(MAX_ROWS)}
      ) matching limit ${limit} + 1
    ) posting
  )`;
}

/** The entries of a row `rare` with a key. */
function entriesOf({ filter, order }: RecipeSearch): string {
  const entries = `
    select key, recipe_id from recipe_posting where ${indexKeyEquals('key', 'rare.key')}`;
  if (filter.search.length === 0 || !order.isById) return `(${entries})`;
  return `(
    ${entries} and recipe_id < level.before
    order by recipe_id desc limit ${String(MAX_SEARCHED)} / ${KEYS}
  )`;
}
