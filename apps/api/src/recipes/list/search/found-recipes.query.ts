import { indexKeyEquals } from '../../../database/index-key-equals.js';
import type { Parameters } from '../../../database/parameters.js';
import type { ListOrder } from './list-order.js';
import { postingKeys } from './posting-keys.js';
import type { RecipeFilter } from './recipe-filter.js';
import { tabCondition, type TabScan } from './recipe-list-tabs.query.js';
import type { SearchLevel } from './search-levels.js';

/** A level of a list: recipes of a smaller level come first. A list without a search has one level. */
export interface ListLevel extends Partial<SearchLevel> {
  readonly number: number;
  /** Only recipes with smaller ids are listed. */
  readonly before: number;
}

/** What a page is searched for. */
interface RecipeSearch {
  readonly filter: RecipeFilter;
  /** The conditions of the filter on a row `recipe`. */
  readonly conditions: readonly string[];
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

/** The list of a tab among posting lists. */
const TAB = '0';

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
  const lists = keyLists(search.filter);
  const searched = conditionOfLevel(search);
  const { wanted, rarest, reads } =
    lists.length === 0
      ? { wanted: '', rarest: '', reads: [scanTab(search, ...searched)] }
      : {
          wanted: `wanted as materialized (${reachesOf(search, lists, parameters)}),`,
          rarest: `with rarest as materialized (${RAREST_LISTS})`,
          reads: [
            readPostings(search, ...searched),
            ...(comparesTab(search) ? [scanTab(search, ...searched, `${RAREST} = ${TAB}`)] : []),
          ],
        };
  return `with ${wanted} found as (
    select page.id, page.value, level.number as level
    from ${levelRows(search, parameters)}
    cross join lateral (${rarest} ${firstOf(search, reads.join(' union all '))}) page
    limit ${search.limit} + 1
  )`;
}

function levelRows({ levels }: RecipeSearch, parameters: Parameters): string {
  const column = (value: (level: ListLevel, index: number) => unknown, type: string) =>
    parameters.add(levels.map(value), `${type}[]`);
  return `unnest(
    ${column(({ number }) => number, 'int')},
    ${column(({ before }) => before, 'int')},
    ${column(({ query }) => query ?? null, 'tsquery')},
    ${column((_level, index) => levels[index - 1]?.query ?? null, 'tsquery')}
  ) as level (number, before, query, excluded)`;
}

/** The recipes of a level are not those of the level before it. */
function conditionOfLevel({ filter }: RecipeSearch): string[] {
  return filter.search.length === 0
    ? []
    : ['recipe.search_keys @@ level.query', '(recipe.search_keys @@ level.excluded) is not true'];
}

/** A key of a list. A recipe that matches has a key of each list, of its level or a smaller one. */
interface ListedKey {
  readonly list: number;
  readonly key: string;
  readonly level: number;
}

function keyLists(filter: RecipeFilter): ListedKey[] {
  const ofFilter = postingKeys(filter).map((keys) => keys.map((key) => ({ key, level: 0 })));
  return [...ofFilter, ...filter.search].flatMap((keys, index) =>
    keys.map(({ key, level }) => ({ list: index + 1, key, level })),
  );
}

/** Whether the recipes are those of the index of all public recipes, and few others. */
function isEveryone({ filter: { tab, authorId } }: RecipeSearch): boolean {
  return authorId === undefined && (tab === undefined || tab === 'publique');
}

/**
 * Whether the tab is one of the lists. In the order of ids, no posting list is longer than the lists of
 * all and of public recipes.
 */
function comparesTab(search: RecipeSearch): boolean {
  return search.order.sortsPostings || !isEveryone(search);
}

/**
 * The two rarest lists of a level, the number of keys of the first, and the key of the second if it has
 * only one.
 */
const RAREST_LISTS = `
  select array_agg(list order by position) as lists,
    min(key) filter (where position = 2) as second_key,
    max(keys) filter (where position = 1) as keys
  from (
    select list, count(*) as keys, case when count(*) = 1 then min(key) end as key,
      row_number() over (order by max(reach)) as position
    from wanted where wanted.level <= level.number
    group by list order by max(reach) limit 2
  ) rare`;

/** The first recipes of a relation, which may contain a recipe twice. */
function firstOf({ order, limit }: RecipeSearch, rows: string): string {
  return `
    select distinct on (${order.distinct}) id, value from (${rows}) matching
    order by ${order.by('value', 'id')} limit ${limit} + 1`;
}

/** The first recipes of each scan of the tab that fulfil the conditions. */
function scanTab({ scans, conditions, order }: RecipeSearch, ...others: string[]): string {
  const selects = scans.map(
    ({ from, where, id, value = order.value, order: by = order.by(value, id) }) => `(
      select ${id} as id, ${value} as value from ${from}
      where ${[order.follows(id), where, ...conditions, ...others].join(' and ')}
      order by ${by} limit ${String(MAX_ROWS)}
    )`,
  );
  return selects.join(' union all ');
}

/**
 * The first recipes of each key of the rarest list that are in the tab and fulfil the conditions. A look
 * into the second list takes a third of the time of reading the row of a recipe.
 */
function readPostings(search: RecipeSearch, ...others: string[]): string {
  const { filter, conditions, order, limit } = search;
  return `(
    select posting.id, posting.value
    from (
      select key from wanted where wanted.list = ${RAREST} and wanted.level <= level.number
    ) rare
    cross join lateral (
      select * from (
        select posting.recipe_id as id, ${order.value} as value
        from ${entriesOf(search)} posting join recipe on recipe.id = posting.recipe_id
        where (${SECOND_KEY} is null or (
            select true from recipe_posting second
            where second.key = ${SECOND_KEY} and second.recipe_id = posting.recipe_id
          ))
          and ${order.follows('posting.recipe_id')}
          and ${[tabCondition(filter.tab), ...conditions, ...others].join(' and ')}
        order by ${order.by(order.value, 'posting.recipe_id')} limit ${String(MAX_ROWS)}
      ) matching limit ${limit} + 1
    ) posting
  )`;
}

/** The entries of a row `rare` with a key. */
function entriesOf({ filter, order }: RecipeSearch): string {
  const entries = `
    select key, recipe_id from recipe_posting where ${indexKeyEquals('key', 'rare.key')}`;
  if (filter.search.length === 0 || order.sortsPostings) return `(${entries})`;
  return `(
    ${entries} and recipe_id < level.before
    order by recipe_id desc limit ${String(MAX_SEARCHED)} / ${KEYS}
  )`;
}

/**
 * How far back the newest entries of each list reach: the smaller the id, the rarer the key. Costs the
 * same for every key.
 */
function reachesOf(
  search: RecipeSearch,
  keys: readonly ListedKey[],
  parameters: Parameters,
): string {
  const before = parameters.add(Math.max(...search.levels.map((level) => level.before)), 'int');
  const reach = reachOf(
    search,
    `select recipe_id as id from recipe_posting posting
     where ${indexKeyEquals('posting.key', 'key.key')} and recipe_id < ${before}`,
  );
  const column = (value: (key: ListedKey) => unknown, type: string) =>
    parameters.add(keys.map(value), `${type}[]`);
  const lists = `
    select key.list, key.key, key.level, ${reach} as reach
    from unnest(
      ${column(({ list }) => list, 'int')},
      ${column(({ key }) => key, 'text')},
      ${column(({ level }) => level, 'int')}
    ) as key (list, key, level)`;
  return comparesTab(search) ? `${lists} union all ${tabReach(search, before)}` : lists;
}

/** The same for a tab. An index with all public recipes is read rather than a list that is not rare. */
function tabReach(search: RecipeSearch, before: string): string {
  const reaches = search.scans.map(({ from, where, id }) =>
    reachOf(search, `select ${id} as id from ${from} where ${id} < ${before} and ${where}`),
  );
  return `select ${TAB}, null, 0, ${isEveryone(search) ? '1' : `greatest(${reaches.join()})`}`;
}

/** The id of one of the newest rows, or 0 if there are fewer. */
function reachOf({ order }: RecipeSearch, rows: string): string {
  return `coalesce((${rows} order by id desc offset ${String(order.comparedEntries - 1)} limit 1), 0)`;
}
