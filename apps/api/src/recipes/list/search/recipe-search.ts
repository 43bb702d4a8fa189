import type { FilterAccess } from './filter-access.js';
import type { RecipeFilter } from './recipe-filter.js';

/** What a page is searched for. */
export interface RecipeSearch {
  readonly filter: RecipeFilter;
  readonly access: FilterAccess;
  /** The conditions of the filter on a row `recipe`. */
  readonly conditions: readonly string[];
  /** Placeholder of the cursor: the page has recipes with smaller ids. */
  readonly before: string;
  /** Placeholder of the size of the page. */
  readonly limit: string;
}
