import type { Parameters } from '../../../database/parameters.js';
import { selectiveWords } from './filter-access.js';
import { idConditions } from './recipe-list-conditions.query.js';
import { isOwnTab, tabAudiences, tabCondition } from './recipe-list-tabs.query.js';
import type { RecipeSearch } from './recipe-search.js';
import { expandPrefixes } from './word-prefixes.query.js';

/**
 * The newest recipes that the index `recipe_filters` finds. `offset 0` prevents the planner from
 * scanning another index in the order of the ids.
 */
export function searchIndex(search: RecipeSearch, parameters: Parameters): string {
  const { before, limit } = search;
  const conditions = [tabCondition(search.filter.tab), ...search.conditions].join(' and ');
  return `
    select recipe.id from (
      select * from recipe where ${indexedConditions(search, parameters).join(' and ')} offset 0
    ) recipe
    where recipe.id < ${before} and ${conditions}
    order by recipe.id desc limit ${limit} + 1`;
}

/** The conditions that the index finds. */
function indexedConditions({ filter }: RecipeSearch, parameters: Parameters): string[] {
  const { tab, words } = filter;
  const conditions = idConditions(filter, parameters).map(([, condition]) => condition);
  const selective = selectiveWords(filter);
  // The index would collect the many recipes of a short prefix.
  const indexed = selective.length > 0 || conditions.length > 0 ? selective : words;
  const audiences = tabAudiences(tab);
  if (indexed.length > 0) {
    const query = expandPrefixes(indexed, audiences, parameters);
    conditions.push(`recipe.name_words @@ ${query}`);
  }
  // Most recipes are public: intersecting all of them would take longer than checking the matches.
  if (isOwnTab(tab)) {
    conditions.push(`recipe.audience && array_remove(array[${audiences.join(', ')}], null)`);
  }
  return conditions;
}
