import type { RecipeSort } from '#domain/recipe/recipe-list.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import { Parameters } from '../../database/parameters.js';
import { type PreparedStatement, UNNAMED } from '../../database/prepared-statement.js';
import { MAX_ID } from '../../http/fields/id.fields.js';
import { recipeSummary } from '../read-model/recipe-summary.query.js';
import { EATERS, HOUSEHOLD_AVOIDS } from '../suitability/eaters.query.js';
import { foundRecipes, type ListLevel } from './search/found-recipes.query.js';
import { HOUSEHOLD_VALUES, orderByHousehold } from './search/household-order.query.js';
import { type ListCursor, type ListOrder, NEWEST, orderByName } from './search/list-order.js';
import type { RecipeFilter } from './search/recipe-filter.js';
import { conditionsOf } from './search/recipe-list-conditions.query.js';
import { tabScans } from './search/recipe-list-tabs.query.js';
import { searchLevels } from './search/search-levels.js';

/** A row of a list. No row when the session is not live. */
export interface RecipeListRow {
  /** The page as JSON text. */
  readonly recipes: string;
  /** The position of each of its recipes. */
  readonly positions: readonly ListCursor[];
  /** Whether a recipe follows the page. */
  readonly hasMore: boolean;
}

/** A statement with the values of its parameters from `$4`. */
export interface BoundStatement {
  readonly statement: PreparedStatement;
  readonly values: readonly unknown[];
}

/** The page of a list after a cursor. */
export interface RecipeListPage {
  readonly sort: RecipeSort;
  readonly limit: number;
  readonly cursor: ListCursor;
}

/** `$1` to `$3` identify the session. */
export const SESSION_PARAMETERS = 3;

/** The statement of a page of a list. */
export function recipeList(filter: RecipeFilter, page: RecipeListPage): BoundStatement {
  const parameters = new Parameters(SESSION_PARAMETERS);
  const limit = parameters.add(page.limit, 'int');
  const order = orderOf(page, parameters);
  const conditions = conditionsOf(filter, parameters);
  const tab = tabScans(filter.tab, conditions.get('author'));
  const scans = order.scansOf?.(tab, filter.tab) ?? tab;
  const levels = levelsOf(filter, page);
  const search = { filter, conditions: [...conditions.values()], scans, levels, order, limit };
  const value = hasLevels(filter, page) ? 'found.level::text' : 'found.value';
  const text = `
    with viewer as (${LIVE_PROFILE})
    ${filter.suitableForHousehold ? `, eater as (${EATERS}), household as (${HOUSEHOLD_AVOIDS})` : ''}
    select list.recipes, list.positions, list."hasMore"
    from viewer cross join lateral (
      ${foundRecipes(search, parameters)}
      ${pageOf(
        `
        select recipe.id, ${value} as value, ${recipeSummary()} as summary,
          row_number() over (order by found.level, ${order.by('found.value', 'recipe.id')}) as position
        from found join recipe on recipe.id = found.id`,
        limit,
      )}
    ) list`;
  const searched = hasLevels(filter, page) ? ['relevance'] : ['search'];
  const parts = [...conditions.keys(), ...(filter.search.length > 0 ? searched : [])];
  return { statement: { name: nameOf(filter, page, parts), text }, values: parameters.values };
}

function orderOf({ sort, cursor }: RecipeListPage, parameters: Parameters): ListOrder {
  if (sort === 'name') return orderByName(cursor, parameters);
  if (sort === 'lastCooked' || sort === 'rating') {
    return orderByHousehold(HOUSEHOLD_VALUES[sort], cursor, parameters);
  }
  return NEWEST;
}

/** A row of a list from its recipes: `limit` and one more, with their summaries and positions. */
export function pageOf(recipes: string, limit: string): string {
  return `
    select
      coalesce(json_agg(shown.summary) filter (where shown.position <= ${limit}), '[]')::text
        as recipes,
      coalesce(
        json_agg(json_build_object('id', shown.id, 'value', shown.value))
          filter (where shown.position <= ${limit}), '[]') as positions,
      count(*) > ${limit} as "hasMore"
    from (${recipes} order by position) shown`;
}

/** Whether the recipes are ordered by the levels of a search. */
function hasLevels({ search }: RecipeFilter, { sort }: RecipeListPage): boolean {
  return search.length > 0 && sort === 'relevance';
}

/** A list in another order reads the last level, without those before it. */
function levelsOf(filter: RecipeFilter, page: RecipeListPage): readonly ListLevel[] {
  const { id, value } = page.cursor;
  const before = isById(page) ? id : MAX_ID;
  if (filter.search.length === 0) return [{ number: 0, before }];
  const levels = searchLevels(filter.search);
  if (!hasLevels(filter, page)) return levels.slice(-1).map((level) => ({ ...level, before }));
  const current = Number(value);
  return levels.map((level) => ({
    ...level,
    before: level.number < current ? 0 : level.number === current ? id : MAX_ID,
  }));
}

/** Whether the recipes are ordered by their ids alone, or within the levels of a search. */
function isById({ sort }: RecipeListPage): boolean {
  return sort === 'newest' || sort === 'relevance';
}

/**
 * A unique name for each text: the order, the tab and the part of the filter. Combinations of
 * conditions are not kept as prepared statements, because each plan takes half a megabyte in every
 * connection.
 */
function nameOf({ tab }: RecipeFilter, page: RecipeListPage, parts: readonly string[]): string {
  if (parts.length > 1 || !isById(page)) return UNNAMED;
  return ['recipes', tab ?? 'all', parts[0] ?? 'any'].join('-');
}
