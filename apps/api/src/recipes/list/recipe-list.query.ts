import { LIVE_PROFILE } from '../../session/live-session.query.js';
import { Parameters } from '../../database/parameters.js';
import { type PreparedStatement, UNNAMED } from '../../database/prepared-statement.js';
import { recipeSummary } from '../read-model/recipe-summary.query.js';
import { EATERS, HOUSEHOLD_AVOIDS } from '../suitability/eaters.query.js';
import { foundRecipes } from './search/found-recipes.query.js';
import type { RecipeFilter } from './search/recipe-filter.js';
import { conditionsOf } from './search/recipe-list-conditions.query.js';

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

/** The statement of a page: the newest recipes whose id is less than `beforeId`. */
export function recipeList(
  filter: RecipeFilter,
  page: { readonly limit: number; readonly beforeId: number },
): BoundStatement {
  const parameters = new Parameters(SESSION_PARAMETERS);
  const before = parameters.add(page.beforeId, 'int');
  const limit = parameters.add(page.limit, 'int');
  const conditions = conditionsOf(filter, parameters);
  const search = { filter, conditions: [...conditions.values()], before, limit };
  const text = `
    with viewer as (${LIVE_PROFILE})
    ${filter.suitableForHousehold ? `, eater as (${EATERS}), household as (${HOUSEHOLD_AVOIDS})` : ''}
    select list.recipes, list.next
    from viewer cross join lateral (
      ${foundRecipes(search, parameters)}
      select
        coalesce(json_agg(shown.summary) filter (where shown.position <= ${limit}), '[]')::text
          as recipes,
        case when count(*) > ${limit}
          then min(shown.id) filter (where shown.position <= ${limit}) end as next
      from (
        select recipe.id, ${recipeSummary()} as summary,
          row_number() over (order by recipe.id desc) as position
        from found join recipe on recipe.id = found.id
        order by recipe.id desc
      ) shown
    ) list`;
  return {
    statement: { name: nameOf(filter, [...conditions.keys()]), text },
    values: parameters.values,
  };
}

/**
 * A unique name for each text: the tab and the part of the filter. Combinations of conditions are
 * not kept as prepared statements, because each plan takes half a megabyte in every connection.
 */
function nameOf({ tab }: RecipeFilter, parts: readonly string[]): string {
  return parts.length > 1 ? UNNAMED : ['recipes', tab ?? 'all', parts[0] ?? 'any'].join('-');
}
