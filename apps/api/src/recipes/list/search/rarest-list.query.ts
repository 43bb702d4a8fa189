import { indexKeyEquals } from '../../../database/index-key-equals.js';
import type { Parameters } from '../../../database/parameters.js';
import type { ListLevel } from './list-levels.js';
import type { ListOrder } from './list-order.js';
import { postingKeys } from './posting-keys.js';
import type { RecipeFilter } from './recipe-filter.js';
import type { TabScan } from './recipe-list-tabs.query.js';

/** The list of the tab among the posting lists. */
export const TAB = '0';

/** How many of the newest entries of each list are read to compare the lists. */
const COMPARED_ENTRIES = 100;
/** The same for an order in which posting lists are not: a list with fewer entries is read and sorted. */
const SORTED_ENTRIES = 5_000;

/** What the lists are compared for. */
interface Comparison {
  readonly filter: RecipeFilter;
  readonly scans: readonly TabScan[];
  readonly levels: readonly ListLevel[];
  readonly order: ListOrder;
}

/** A key of a list. A recipe that matches has a key of each list, of its level or a smaller one. */
interface ListedKey {
  readonly list: number;
  readonly key: string;
  readonly level: number;
}

/** The keys of a filter. Each list has those of which a recipe needs one. */
export function listedKeys(filter: RecipeFilter): ListedKey[] {
  const ofFilter = postingKeys(filter).map((keys) => keys.map((key) => ({ key, level: 0 })));
  return [...ofFilter, ...filter.search].flatMap((keys, index) =>
    keys.map(({ key, level }) => ({ list: index + 1, key, level })),
  );
}

/** Whether the recipes are those of the index of all public recipes, and few others. */
function isEveryone({ tab, authorId }: RecipeFilter): boolean {
  return authorId === undefined && (tab === undefined || tab === 'publique');
}

/**
 * Whether the tab is one of the lists. In the order of ids, no posting list is longer than the lists of
 * all and of public recipes.
 */
export function comparesTab({ filter, order }: Comparison): boolean {
  return !order.isById || !isEveryone(filter);
}

/**
 * A row `wanted` for each key, and for the tab: the number of its list, its level, and its `reach`: how
 * far back its newest entries go. The smaller this id, the rarer the key. It costs the same for every key.
 */
export function wantedKeys(
  search: Comparison,
  keys: readonly ListedKey[],
  parameters: Parameters,
): string {
  const before = parameters.add(Math.max(...search.levels.map((level) => level.before)), 'int');
  const reach = reachOf(
    search,
    `select recipe_id as id from recipe_posting posting
     where ${indexKeyEquals('posting.key', 'key.key')} and recipe_id < ${before}`,
  );
  const columns = { list: 'int', key: 'text', level: 'int' };
  const lists = `
    select key.list, key.key, key.level, ${reach} as reach
    from ${parameters.addRows('key', columns, keys)}`;
  return comparesTab(search) ? `${lists} union all ${tabReach(search, before)}` : lists;
}

/** An index with all public recipes is read rather than a list that is not rare. */
function tabReach(search: Comparison, before: string): string {
  const reaches = search.scans.map(({ from, where, id }) =>
    reachOf(search, `select ${id} as id from ${from} where ${id} < ${before} and ${where}`),
  );
  const reach = isEveryone(search.filter) ? '1' : `greatest(${reaches.join()})`;
  return `select ${TAB}, null, 0, ${reach}`;
}

/** The id of one of the newest rows, or 0 if there are fewer. */
function reachOf({ order }: Comparison, rows: string): string {
  const entries = order.isById ? COMPARED_ENTRIES : SORTED_ENTRIES;
  return `coalesce((${rows} order by id desc offset ${String(entries - 1)} limit 1), 0)`;
}

/**
 * The two rarest lists of a row `level`, the number of keys of the first, and the key of the second if it
 * has only one. Expects rows `wanted`.
 */
export const RAREST_LISTS = `
  select array_agg(list order by position) as lists,
    min(key) filter (where position = 2) as second_key,
    max(keys) filter (where position = 1) as keys
  from (
    select list, count(*) as keys, case when count(*) = 1 then min(key) end as key,
      row_number() over (order by max(reach)) as position
    from wanted where wanted.level <= level.number
    group by list order by max(reach) limit 2
  ) rare`;
