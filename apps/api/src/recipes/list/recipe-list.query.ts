import { LIVE_PROFILE } from '../../session/live-session.query.js';
import { Parameters } from '../../database/parameters.js';
import { type PreparedStatement, UNNAMED } from '../../database/prepared-statement.js';
import { type Branch, branchesOf, conditionOf } from './recipe-list-branches.query.js';
import { conditionsOf, EATERS, HOUSEHOLD_AVOIDS } from './recipe-list-conditions.query.js';
import { listedUnder } from './recipe-list-keys.query.js';
import { type Posting, postingOf } from './recipe-list-postings.query.js';
import type { PageOf, RecipeFilter } from './recipe-filter.js';
import { RECIPE_SUMMARY } from '../access/recipe-summary.query.js';

/** A row of a list. No row: the session is dead. */
export interface RecipeListRow {
  /** The page as JSON text. */
  readonly recipes: string;
  /** The last recipe of the page when more follow; otherwise null. */
  readonly next: number | null;
}

/** A statement with its parameters from `$4` on. */
interface BoundStatement {
  readonly statement: PreparedStatement;
  readonly values: readonly unknown[];
}

/** `$1` to `$3` identify the session. */
const SESSION_PARAMETERS = 3;

/** Known to the planner, unlike a parameter: no page is longer, so no plan that sorts a table. */
const MAX_PAGE = 101;

/**
 * How many recipes are looked at for filters, newest first, before the lists of words,
 * ingredients, techniques or diets are asked. Those cost more to begin with, and pay off where so
 * few recipes fit that the window does not fill a page.
 */
const WINDOW = 500;

/** What somebody keeps mostly ends within this: then nothing that others wrote is read. */
const OWN_WINDOW = 2000;

/**
 * A page of recipes. Its time depends on the page, not on how many recipes there are: every tab
 * is read off indices, newest first, until the page is full.
 */
export function recipeList(filter: RecipeFilter, page: PageOf): BoundStatement {
  const parameters = new Parameters(SESSION_PARAMETERS);
  const scope: Scope = {
    window: String(filter.tab === undefined || filter.tab === 'publique' ? WINDOW : OWN_WINDOW),
    branches: branchesOf(filter.tab),
    tab: conditionOf(filter.tab),
    before: parameters.add(page.beforeId, 'int'),
    limit: parameters.add(page.limit, 'int'),
    conditions: conditionsOf(filter, parameters),
    posting: postingOf(filter, parameters),
  };
  const text = `
    with viewer as (${LIVE_PROFILE})
    ${filter.suitableForHousehold ? `, eater as (${EATERS}), household as (${HOUSEHOLD_AVOIDS})` : ''}
    select list.recipes, list.next
    from viewer cross join lateral (
      ${scope.posting === undefined ? walked(scope) : searched(scope, scope.posting)}
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

/** The parts that a list is made of. */
interface Scope {
  readonly window: string;
  readonly branches: readonly Branch[];
  readonly tab: string;
  readonly before: string;
  readonly limit: string;
  readonly conditions: readonly string[];
  readonly posting: Posting | undefined;
}

/** Reads the tab until the page is full. */
function walked({ branches, before, limit, conditions }: Scope): string {
  const lists = branches.map(
    ({ from, where, id }) => `(
    select ${id} as id from ${from}
    where ${[`${id} < ${before}`, where, ...conditions].join(' and ')}
    order by ${id} desc limit ${String(MAX_PAGE)}
  )`,
  );
  return `with found as (
    select distinct on (id) id from (${lists.join(' union all ')}) merged
    order by id desc limit ${limit} + 1
  )`;
}

/**
 * Reads the newest recipes of the tab; when the page is not full by then, and the tab goes on,
 * goes on below them, down the lists of the posting. Each recipe of those is then looked up:
 * because of `offset 0` the planner cannot read recipes first and wait for some that are listed.
 */
function searched(scope: Scope, posting: Posting): string {
  const { tab, limit, window, conditions } = scope;
  return `with near as materialized (
    select id from (${newest(scope, conditions.join(' and '))}) walked
    where fits order by id desc limit ${limit} + 1
  ), edge as materialized (
    select min(id) as id from (${newest(scope, 'true')}) walked having count(*) = ${window}
  ), far as (
    select distinct posted.id from ${posting.keys} driver cross join lateral (
      select id from (
        select distinct posting.recipe_id as id
        from ${posting.table} posting cross join lateral (
          select * from recipe where recipe.id = posting.recipe_id offset 0
        ) recipe
        where ${[
          listedUnder(`posting.${posting.column}`, 'driver.key'),
          'posting.recipe_id < (select id from edge)',
          tab,
          ...conditions,
        ].join(' and ')}
        order by posting.recipe_id desc limit ${String(MAX_PAGE)}
      ) listed
      order by id desc limit ${limit} + 1
    ) posted
    where (select count(*) from near) <= ${limit} and exists (select from edge)
  ), found as (
    select id from (select id from near union all select id from far) merged
    order by id desc limit ${limit} + 1
  )`;
}

/** The newest recipes of a tab, and whether each fits. */
function newest({ branches, before, window }: Scope, fits: string): string {
  const lists = branches.map(
    ({ from, where, id }) => `(
    select ${id} as id, ${fits} as fits from ${from}
    where ${id} < ${before} and ${where}
    order by ${id} desc limit ${window}
  )`,
  );
  return `select distinct on (id) id, fits from (${lists.join(' union all ')}) merged
    order by id desc limit ${window}`;
}

/**
 * One name for each text: the tab, the filter, and the lists that are read. Of the hundreds of
 * mixtures of filters none is kept: a plan takes half a megabyte in every connection.
 */
function nameOf(filter: RecipeFilter, { posting }: Scope): string {
  const [kind = 'any', ...others] = [
    filter.words.length > 0 && 'name',
    filter.ingredientIds.length > 0 && 'ingredients',
    filter.dietIds.length > 0 && 'diets',
    filter.techStepIds.length > 0 && 'techniques',
    filter.excludedUtensilIds.length > 0 && 'utensils',
    filter.suitableForHousehold && 'household',
  ].filter((part) => part !== false);
  if (others.length > 0) return UNNAMED;
  return ['recipes', filter.tab ?? 'all', kind, ...(posting ? [posting.of] : [])].join('-');
}
