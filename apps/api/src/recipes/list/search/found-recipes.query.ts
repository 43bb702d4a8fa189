import type { Parameters } from '../../../database/parameters.js';
import type { ListLevel } from './list-levels.js';
import type { ListOrder, OrderedScan } from './list-order.query.js';
import type { FilterCondition } from './recipe-filter.query.js';

/** What a page is searched for. */
interface RecipeSearch {
  readonly conditions: readonly FilterCondition[];
  readonly levels: readonly ListLevel[];
  readonly order: ListOrder;
  /** The scans that together return the recipes of the tab, or of an author. */
  readonly scans: readonly OrderedScan[];
  /** Placeholder of the size of the page. */
  readonly limit: string;
}

/**
 * The limit of a scan that reads until the page is full: the maximum page size plus one. It is a
 * constant in the SQL text, because the planner may choose to sort a table when it is a parameter.
 */
const MAX_ROWS = 101;

/** How many rows of a scan are read before the index of keys. */
const FIRST_ROWS = 1_000;

/** With more words, few recipes match: the index is read once for all levels. */
const MAX_QUERIES_OF_LEVEL = 4;

/**
 * The first part of a statement, and the order of its rows in a level: `with … found as (…)`, where `found` has the ids of a page and of
 * one more recipe, with their level and the value of the order. Expects a row `viewer`.
 *
 * Without a key, each scan is read until the page is full. With keys, its first rows are read; when they
 * do not fill the page, the keys are rare, and the index of keys finds the recipes that follow.
 * PostgreSQL reads levels, materialized rows and the parts of a `union all` in their order, and only as
 * far as it needs them.
 */
export function foundRecipes(
  search: RecipeSearch,
  parameters: Parameters,
): { readonly found: string; readonly order: string } {
  const { conditions, levels, order, scans, limit } = search;
  const isKeyed = conditions.some(({ isIndexed }) => isIndexed);
  const reads = scans.map((scan, index) =>
    isKeyed ? readKeyed(search, scan, String(index)) : { ctes: [], rows: readScan(search, scan) },
  );
  const ctes = [
    `level as materialized (select * from ${levelRows(levels, parameters)})`,
    ...reads.flatMap((read) => read.ctes),
  ];
  const found = `
    with ${ctes.join()}, found as (
      select page.id, ${order.position} as value, level.number as level
      from level cross join lateral (
        select distinct on (${orderedColumns(order, 'value', 'id').join()}) id, value
        from (${reads.map(({ rows }) => `(${rows})`).join(' union all ')}) matching
        order by ${orderBy(order, 'value', 'id')} limit ${limit} + 1
      ) page
      limit ${limit} + 1
    )`;
  return { found, order: orderBy(order, 'found.value', 'found.id') };
}

/** What a recipe has one combination of. The arguments are SQL expressions. */
function orderedColumns({ isById }: ListOrder, value: string, id: string): string[] {
  return isById ? [id] : [value, id];
}

/** The arguments are SQL expressions. */
function orderBy(order: ListOrder, value: string, id: string): string {
  return orderedColumns(order, value, id)
    .map((column) => `${column} ${order.direction}`)
    .join();
}

/** The condition that a row follows another row. The arguments are their names. */
function follows(order: ListOrder, row: string, other: string): string {
  const columnsOf = (name: string) => orderedColumns(order, `${name}.value`, `${name}.id`).join();
  const operator = order.direction === 'asc' ? '>' : '<';
  return `(${columnsOf(row)}) ${operator} (${columnsOf(other)})`;
}

/** The first recipes of a scan that fulfil the conditions. */
function readScan({ order, conditions }: RecipeSearch, scan: OrderedScan): string {
  const { from, where, after, id, value } = scan;
  return `
    select ${id} as id, ${value} as value from ${from}
    where ${[where, after, ...conditionsOn(scan, conditions)].join(' and ')}
    order by ${orderBy(order, value, id)} limit ${String(MAX_ROWS)}`;
}

/**
 * The recipes of a level. The rows `first` of each place where a level begins are those that match, and
 * the last one that was read.
 */
function readKeyed(search: RecipeSearch, scan: OrderedScan, number: string) {
  const { order, conditions, levels, limit } = search;
  const { from, where, after, id, value } = scan;
  const ofLevel = conditionsOfLevel(levels);
  const all = conditionsOn(scan, conditions);
  const first = `first_${number} as materialized (
    select level.before, first.*
    from (select distinct before from level order by before) level
    cross join lateral (
      select id, value, search_keys, ${all.join(' and ')} as matches, row_number() over () as place
      from (
        select recipe.*, ${value} as value from ${from} where ${where} and ${after}
        order by ${orderBy(order, value, id)} limit ${String(FIRST_ROWS)}
      ) recipe
    ) first
    where matches or place = ${String(FIRST_ROWS)}
  )`;
  const later = (found: readonly string[]) => `
    select last.before, later.* from first_${number} last cross join lateral (
      select * from (
        select ${id} as id, ${value} as value, recipe.search_keys from ${from}
        where ${[scan.condition, ...found].join(' and ')} offset 0
      ) later
      where ${follows(order, 'later', 'last')}
      order by ${orderBy(order, 'value', 'id')}
    ) later
    where last.place = ${String(FIRST_ROWS)}`;
  const isRare = ofLevel.length > MAX_QUERIES_OF_LEVEL;
  const others = conditions.filter(({ part }) => part !== 'search' || ofLevel.length === 0);
  const laterRows = isRare
    ? `later_${number}`
    : `(${later([...conditionsOn(scan, others), ...ofLevel])} and last.before = level.before)`;
  const isOfLevel = ['recipe.before = level.before', ...ofLevel].join(' and ');
  return {
    ctes: isRare ? [first, `later_${number} as materialized (${later(all)})`] : [first],
    rows: `
      select id, value from (
        select id, value from first_${number} recipe where matches and ${isOfLevel}
        union all
        select id, value from ${laterRows} recipe${isRare ? ` where ${isOfLevel}` : ''}
      ) matching limit ${limit} + 1`,
  };
}

/** Rows with the columns `number`, `before`, `excluded`, and `query_0` to the number of queries. */
function levelRows(levels: readonly ListLevel[], parameters: Parameters): string {
  const columns: Record<string, string> = { number: 'int', before: 'int', excluded: 'tsquery' };
  for (const index of levels[0]?.queries.keys() ?? [])
    columns[`query_${String(index)}`] = 'tsquery';
  const rows = levels.map(({ queries, ...level }) => ({
    ...level,
    ...Object.fromEntries(queries.map((query, index) => [`query_${String(index)}`, query])),
  }));
  return parameters.addRows('level', columns, rows);
}

/** A recipe of a level of a search is not one of the level before it. */
function conditionsOfLevel([level]: readonly ListLevel[]): string[] {
  if (level === undefined || level.queries.length === 0) return [];
  return [
    ...level.queries.map((_query, index) => `recipe.search_keys @@ level.query_${String(index)}`),
    '(recipe.search_keys @@ level.excluded) is not true',
  ];
}

function conditionsOn({ also }: OrderedScan, conditions: readonly FilterCondition[]): string[] {
  return [...conditions.map(({ sql }) => sql), ...(also === undefined ? [] : [also])];
}
