import { tabScans } from './recipe-list-tabs.query.js';
import type { RecipeSearch } from './recipe-search.js';

/**
 * The limit of every scan: the maximum page size plus one. It is a constant in the SQL text,
 * because the planner may choose to sort a table when the limit is a parameter.
 */
export const MAX_ROWS = 101;

/** The newest recipes of each scan of the tab that fulfil the conditions: ids and `otherColumns`. */
export function newestOfScans(
  { filter, before }: RecipeSearch,
  otherColumns: string,
  conditions: readonly string[],
  limit: number,
): string {
  const lists = tabScans(filter.tab).map(
    ({ from, where, id }) => `(
    select ${id} as id${otherColumns} from ${from}
    where ${[`${id} < ${before}`, where, ...conditions].join(' and ')}
    order by ${id} desc limit ${String(limit)}
  )`,
  );
  return lists.join(' union all ');
}
