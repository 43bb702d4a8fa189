import type { RecipeSort } from '#domain/recipe/recipe-list.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import { Parameters } from '../../database/parameters.js';
import { type PreparedStatement, UNNAMED } from '../../database/prepared-statement.js';
import {
  HOUSEHOLD_VALUES,
  recipeSummary,
  withNutrition,
} from '../read-model/recipe-summary.query.js';
import { avoidedBy } from '../suitability/eaters.query.js';
import { foundRecipes } from './search/found-recipes.query.js';
import type { ListCursor } from './search/list-cursor.js';
import { listLevels } from './search/list-levels.js';
import {
  type ListOrder,
  NEWEST,
  orderByHousehold,
  orderByName,
  RELEVANCE,
} from './search/list-order.query.js';
import { conditionsOf, type RecipeFilter } from './search/recipe-filter.query.js';
import { tabScans } from './search/tab-scans.query.js';

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
  /** `relevance` is the order of a search. */
  readonly sort: RecipeSort;
  readonly limit: number;
  readonly cursor: ListCursor;
  /** Whether each recipe has its nutrition. */
  readonly hasNutrition?: boolean;
}

/** `$1` to `$3` identify the session. */
export const SESSION_PARAMETERS = 3;

/** Searches with more words are rare. */
const MAX_KEPT_WORDS = 3;

/** The statement of a page of a list. */
export function recipeList(filter: RecipeFilter, page: RecipeListPage): BoundStatement {
  const parameters = new Parameters(SESSION_PARAMETERS);
  const limit = parameters.add(page.limit, 'int');
  const order = orderOf(page, parameters);
  const conditions = conditionsOf(filter, parameters);
  const author = filter.authorId === undefined ? undefined : parameters.add(filter.authorId, 'int');
  const search = {
    conditions,
    levels: listLevels(filter.search, page),
    order,
    scans: order.scansOf(tabScans(filter.tab, author), filter.tab),
    limit,
  };
  const { found, order: orderOfPage } = foundRecipes(search, parameters);
  const text = listText(filter, {
    found,
    recipes: `
      select recipe.id, found.value, ${recipeSummary(withNutrition(page.hasNutrition))} as summary,
        row_number() over (order by found.level, ${orderOfPage}) as position
      from found join recipe on recipe.id = found.id`,
    limit,
  });
  const parts = [
    ...conditions.map(({ part }) => part),
    ...(author === undefined ? [] : ['author']),
  ];
  const isKept = order.isById && parts.length <= 1 && filter.search.length <= MAX_KEPT_WORDS;
  const name = isKept ? nameOf(filter, page, parts[0]) : UNNAMED;
  return { statement: { name, text }, values: parameters.values };
}

function orderOf({ sort, cursor }: RecipeListPage, parameters: Parameters): ListOrder {
  switch (sort) {
    case 'newest':
      return NEWEST;
    case 'relevance':
      return RELEVANCE;
    case 'name':
      return orderByName(cursor, parameters);
    default:
      return orderByHousehold(HOUSEHOLD_VALUES[sort], cursor, parameters);
  }
}

/**
 * A unique name for each text: the order, the tab and the part of the filter. Combinations of
 * conditions are not kept as prepared statements, because each plan takes half a megabyte in every
 * connection.
 */
function nameOf(
  { tab, search }: RecipeFilter,
  { sort, hasNutrition }: RecipeListPage,
  part = 'any',
): string {
  const shown = hasNutrition ? 'recipes-nutrition' : 'recipes';
  return [shown, sort, tab ?? 'all', part, search.length].join('-');
}

/** Parts of the statement of a page, as SQL. */
interface ListParts {
  /** Relations that `found` needs besides `viewer`. */
  readonly before?: string;
  /** `with found as (…)`: the page and one more recipe. */
  readonly found: string;
  /** The rows of `found` with a summary and a position. */
  readonly recipes: string;
  /** Placeholder of the size of the page. */
  readonly limit: string;
}

/** The text of a statement that reads a page of a list, see {@link RecipeListRow}. */
export function listText(
  { suitableForHousehold }: RecipeFilter,
  { before, found, recipes, limit }: ListParts,
): string {
  const relations = [
    `viewer as (${LIVE_PROFILE})`,
    ...(before === undefined ? [] : [before]),
    ...(suitableForHousehold ? [`household as (${avoidedBy('EVERYBODY')})`] : []),
  ];
  return `
    with ${relations.join()}
    select list.recipes, list.positions, list."hasMore"
    from viewer cross join lateral (
      ${found}
      select
        coalesce(json_agg(shown.summary) filter (where shown.position <= ${limit}), '[]')::text
          as recipes,
        coalesce(
          json_agg(json_build_object('id', shown.id, 'value', shown.value))
            filter (where shown.position <= ${limit}), '[]') as positions,
        count(*) > ${limit} as "hasMore"
      from (${recipes} order by position) shown
    ) list`;
}
