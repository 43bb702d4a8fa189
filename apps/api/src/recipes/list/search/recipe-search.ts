import type { RecipeFilter } from './recipe-filter.js';
import type { Conditions } from './recipe-list-conditions.query.js';
import type { SearchPlan } from './search-plan.js';

/** What a page is searched for. */
export interface RecipeSearch {
  readonly filter: RecipeFilter;
  readonly plan: SearchPlan;
  /** The conditions of the filter. */
  readonly conditions: Conditions;
  /** Placeholder of the cursor: the page has recipes with smaller ids. */
  readonly before: string;
  /** Placeholder of the size of the page. */
  readonly limit: string;
}
