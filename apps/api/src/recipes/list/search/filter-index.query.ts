import type { Parameters } from '../../../database/parameters.js';
import { isOwnTab, tabAudiences, tabCondition } from './recipe-list-tabs.query.js';
import type { RecipeSearch } from './recipe-search.js';
import { searchedPrefixes, selectivePrefixes } from './search-plan.js';
import { expandPrefixes } from './word-prefixes.query.js';

/** The parts of a filter whose conditions the index finds completely. */
const INDEXED_PARTS: ReadonlySet<string> = new Set(['ingredients', 'diets', 'techniques']);

/**
 * The newest recipes that the index `recipe_filters` finds. `offset 0` prevents the planner from
 * scanning another index in the order of the ids.
 */
export function searchIndex(search: RecipeSearch, parameters: Parameters): string {
  const { filter, conditions, before, limit } = search;
  const others = [...conditions].filter(([part]) => !INDEXED_PARTS.has(part));
  const checked = [tabCondition(filter.tab), ...others.map(([, condition]) => condition)];
  return `
    select recipe.id from (
      select * from recipe where ${indexedConditions(search, parameters).join(' and ')} offset 0
    ) recipe
    where recipe.id < ${before} and ${checked.join(' and ')}
    order by recipe.id desc limit ${limit} + 1`;
}

/** The conditions that the index finds. */
function indexedConditions({ filter, conditions }: RecipeSearch, parameters: Parameters): string[] {
  const indexed = [...conditions]
    .filter(([part]) => INDEXED_PARTS.has(part))
    .map(([, condition]) => condition);
  // The index would collect the many recipes of a short prefix.
  const prefixes = indexed.length > 0 ? selectivePrefixes(filter) : searchedPrefixes(filter);
  const audiences = tabAudiences(filter.tab);
  if (prefixes.length > 0) {
    indexed.push(`recipe.name_words @@ ${expandPrefixes(prefixes, audiences, parameters)}`);
  }
  // Most recipes are public: intersecting all of them would take longer than checking the matches.
  if (isOwnTab(filter.tab)) {
    indexed.push(`recipe.audience && array_remove(array[${audiences.join(', ')}], null)`);
  }
  return indexed;
}
