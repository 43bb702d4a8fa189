import { LIVE_PROFILE } from '../../session/live-session.query.js';
import { Parameters } from '../../database/parameters.js';
import { type PreparedStatement, UNNAMED } from '../../database/prepared-statement.js';
import { RECIPE_SUMMARY } from '../read-model/recipe-summary.query.js';
import { EATERS, HOUSEHOLD_AVOIDS } from '../suitability/eaters.query.js';
import { indexKeyEquals } from '../../database/index-key-equals.js';
import { choosePostingLists, type PostingLists } from './posting-lists.query.js';
import type { RecipeFilter } from './recipe-filter.js';
import { conditionsOf } from './recipe-list-conditions.query.js';
import { tabCondition, type TabScan, tabScans } from './recipe-list-tabs.query.js';

/** A row of a list. No row when the session is not live. */
export interface RecipeListRow {
  /** The page as JSON text. */
  readonly recipes: string;
  /** The id of the last recipe of the page; null when no recipe follows it. */
  readonly next: number | null;
}

/** A statement with the values of its parameters from `$4`. */
interface BoundStatement {
  readonly statement: PreparedStatement;
  readonly values: readonly unknown[];
}

/** `$1` to `$3` identify the session. */
const SESSION_PARAMETERS = 3;

/**
 * The limit of every scan: the maximum page size plus one. It is a constant in the SQL text,
 * because the planner may choose to sort a table when the limit is a parameter.
 */
const MAX_ROWS = 101;

/**
 * How many of the newest recipes are checked against the filter before posting lists are read.
 * Posting lists have a higher fixed cost; they are faster when few recipes match.
 */
const WINDOW = 500;

/** The window of the tabs `favoris`, `perso` and `foyer`. These tabs usually fit in the window. */
const OWN_WINDOW = 2000;

/**
 * The statement of a page: the newest recipes whose id is less than `beforeId`. The
 * execution time depends on the size of the page, not on the number of recipes: the statement scans
 * indexes, newest first, until the page is full.
 */
export function recipeList(
  filter: RecipeFilter,
  page: { readonly limit: number; readonly beforeId: number },
): BoundStatement {
  const parameters = new Parameters(SESSION_PARAMETERS);
  const scope: Scope = {
    window: String(filter.tab === undefined || filter.tab === 'publique' ? WINDOW : OWN_WINDOW),
    scans: tabScans(filter.tab),
    tab: tabCondition(filter.tab),
    before: parameters.add(page.beforeId, 'int'),
    limit: parameters.add(page.limit, 'int'),
    conditions: conditionsOf(filter, parameters),
    postings: choosePostingLists(filter, parameters),
  };
  const text = `
    with viewer as (${LIVE_PROFILE})
    ${filter.suitableForHousehold ? `, eater as (${EATERS}), household as (${HOUSEHOLD_AVOIDS})` : ''}
    select list.recipes, list.next
    from viewer cross join lateral (
      ${scope.postings === undefined ? scanTab(scope) : scanWindowThenPostings(scope, scope.postings)}
      select
        coalesce(json_agg(shown.summary) filter (where shown.position <= ${scope.limit}), '[]')::text
          as recipes,
        case when count(*) > ${scope.limit}
          then min(shown.id) filter (where shown.position <= ${scope.limit}) end as next
      from (
        select recipe.id, ${RECIPE_SUMMARY} as summary,
          row_number() over (order by recipe.id desc) as position
        from found join recipe on recipe.id = found.id
        order by recipe.id desc
      ) shown
    ) list`;
  return { statement: { name: nameOf(filter, scope), text }, values: parameters.values };
}

/** The parts of the statement's text. */
interface Scope {
  readonly window: string;
  readonly scans: readonly TabScan[];
  /** The condition that a recipe is in the tab. */
  readonly tab: string;
  readonly before: string;
  readonly limit: string;
  readonly conditions: ReadonlyMap<string, string>;
  readonly postings: PostingLists | undefined;
}

/** Scans the tab, newest first, until the page is full. */
function scanTab(scope: Scope): string {
  const lists = newestOfScans(scope, '', [...scope.conditions.values()], String(MAX_ROWS));
  return `with found as (
    select distinct on (id) id from (${lists}) merged
    order by id desc limit ${scope.limit} + 1
  )`;
}

/**
 * Filters the newest recipes of the tab (the window). When they do not fill the page and the tab
 * has older recipes, reads older ids from the posting lists and looks up each recipe. `offset 0`
 * prevents the planner from scanning recipes and probing the posting lists for each of them.
 */
function scanWindowThenPostings(scope: Scope, postings: PostingLists): string {
  const { tab, limit, window, conditions } = scope;
  return `with in_window as materialized (
    select id from (${newest(scope, [...conditions.values()].join(' and '))}) newest
    where matches order by id desc limit ${limit} + 1
  ), window_end as materialized (
    select min(id) as id from (${newest(scope, 'true')}) newest having count(*) = ${window}
  ), older as (
    select distinct matching.id from ${postings.keys} wanted cross join lateral (
      select id from (
        select distinct posting.recipe_id as id
        from ${postings.table} posting cross join lateral (
          select * from recipe where recipe.id = posting.recipe_id offset 0
        ) recipe
        where ${[
          indexKeyEquals(`posting.${postings.column}`, 'wanted.key'),
          'posting.recipe_id < (select id from window_end)',
          tab,
          ...conditions.values(),
        ].join(' and ')}
        order by posting.recipe_id desc limit ${String(MAX_ROWS)}
      ) posted
      order by id desc limit ${limit} + 1
    ) matching
    where (select count(*) from in_window) <= ${limit} and exists (select from window_end)
  ), found as (
    select id from (select id from in_window union all select id from older) merged
    order by id desc limit ${limit} + 1
  )`;
}

/** The window: the newest recipes of the tab, and whether each fulfils `condition`. */
function newest(scope: Scope, condition: string): string {
  const lists = newestOfScans(scope, `, ${condition} as matches`, [], scope.window);
  return `select distinct on (id) id, matches from (${lists}) merged
    order by id desc limit ${scope.window}`;
}

/** The newest recipes of each scan that fulfil the conditions: their ids and `otherColumns`. */
function newestOfScans(
  { scans, before }: Scope,
  otherColumns: string,
  conditions: readonly string[],
  limit: string,
): string {
  const lists = scans.map(
    ({ from, where, id }) => `(
    select ${id} as id${otherColumns} from ${from}
    where ${[`${id} < ${before}`, where, ...conditions].join(' and ')}
    order by ${id} desc limit ${limit}
  )`,
  );
  return lists.join(' union all ');
}

/**
 * A unique name for each text: the tab, the kind of filter and the number of keys. Combinations
 * of conditions are not kept as prepared statements, because each plan takes half a megabyte in
 * every connection.
 */
function nameOf({ tab }: RecipeFilter, { conditions, postings }: Scope): string {
  if (conditions.size > 1) return UNNAMED;
  const [kind = 'any'] = conditions.keys();
  return ['recipes', tab ?? 'all', kind, ...(postings ? [postings.keyCount] : [])].join('-');
}
