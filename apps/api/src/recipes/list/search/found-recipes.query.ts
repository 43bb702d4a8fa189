import { indexKeyEquals } from '../../../database/index-key-equals.js';
import type { Parameters } from '../../../database/parameters.js';
import { postingKeys } from './posting-keys.js';
import type { RecipeFilter } from './recipe-filter.js';
import { tabCondition, tabScans } from './recipe-list-tabs.query.js';

/** What a page is searched for. */
interface RecipeSearch {
  readonly filter: RecipeFilter;
  /** The conditions of the filter on a row `recipe`. */
  readonly conditions: readonly string[];
  /** Placeholder of the cursor: the page has recipes with smaller ids. */
  readonly before: string;
  /** Placeholder of the size of the page. */
  readonly limit: string;
}

/**
 * The limit of every scan: the maximum page size plus one. It is a constant in the SQL text,
 * because the planner may choose to sort a table when the limit is a parameter.
 */
const MAX_ROWS = 101;

/** How many of the newest entries of a posting list or a tab are read to compare their lengths. */
const COMPARED_ENTRIES = 100;

const RAREST = '(select keys[1] from rarest)';
const SECOND_RAREST = '(select keys[2] from rarest)';

/**
 * The first part of a statement: `with … found as (…)`, where `found` has the ids of a page and of
 * one more recipe. Expects a row `viewer`.
 *
 * Without a key, it scans the tab. With keys, it reads the posting list of the rarest key and checks
 * the other conditions on the row of the recipe.
 */
export function foundRecipes(search: RecipeSearch, parameters: Parameters): string {
  const { tab } = search.filter;
  const keys = postingKeys(search.filter);
  if (keys.length === 0) return `with found as (${newestOf(search, scanTab(search))})`;
  const lists = [keyReaches(parameters.add(keys, 'text[]'), search.before)];
  const reads = [readPostings(search)];
  // Without a tab and in the public tab, no key is more frequent than the recipes.
  if (tab !== undefined && tab !== 'publique') {
    lists.push(tabReach(search));
    reads.push(scanTab(search, `${RAREST} is null`));
  }
  return `with rarest as materialized (
    select array(
      select key from (${lists.join(' union all ')}) list order by reach limit 2
    ) as keys
  ), found as (${newestOf(search, reads.join(' union all '))})`;
}

/** The newest ids of a relation, which may contain an id twice. */
function newestOf({ limit }: RecipeSearch, ids: string): string {
  return `select distinct on (id) id from (${ids}) matching order by id desc limit ${limit} + 1`;
}

/** The newest recipes of each scan of the tab that fulfil the conditions. */
function scanTab({ filter, conditions, before }: RecipeSearch, ...others: string[]): string {
  const scans = tabScans(filter.tab).map(
    ({ from, where, id }) => `(
      select ${id} as id from ${from}
      where ${[`${id} < ${before}`, where, ...conditions, ...others].join(' and ')}
      order by ${id} desc limit ${String(MAX_ROWS)}
    )`,
  );
  return scans.join(' union all ');
}

/**
 * The newest recipes of the rarest posting list that are in the tab and fulfil the conditions. A look
 * into the second list takes a third of the time of reading the row of a recipe.
 */
function readPostings({ filter, conditions, before }: RecipeSearch): string {
  return `(
    select posting.recipe_id as id
    from recipe_posting posting join recipe on recipe.id = posting.recipe_id
    where ${indexKeyEquals('posting.key', RAREST)}
      and posting.recipe_id < ${before}
      and (${SECOND_RAREST} is null or (
        select true from recipe_posting second
        where second.key = ${SECOND_RAREST} and second.recipe_id = posting.recipe_id
      ))
      and ${[tabCondition(filter.tab), ...conditions].join(' and ')}
    order by posting.recipe_id desc limit ${String(MAX_ROWS)}
  )`;
}

/**
 * How far back the newest entries of each posting list reach: the smaller the id, the rarer the key.
 * Costs the same for every key.
 */
function keyReaches(keys: string, before: string): string {
  const reach = reachOf(`
    select recipe_id as id from recipe_posting posting
    where ${indexKeyEquals('posting.key', 'wanted.key')} and recipe_id < ${before}`);
  return `select key, ${reach} as reach from unnest(${keys}) as wanted (key)`;
}

/** The same for a tab with one scan. Its key is null. */
function tabReach({ filter, before }: RecipeSearch): string {
  const reaches = tabScans(filter.tab).map(
    ({ from, where, id }) => `
      select null as key, ${reachOf(`
        select ${id} as id from ${from} where ${id} < ${before} and ${where}`)} as reach`,
  );
  return reaches.join(' union all ');
}

/** The id of one of the newest rows, or 0 if there are fewer. */
function reachOf(rows: string): string {
  return `coalesce((${rows} order by id desc offset ${String(COMPARED_ENTRIES - 1)} limit 1), 0)`;
}
