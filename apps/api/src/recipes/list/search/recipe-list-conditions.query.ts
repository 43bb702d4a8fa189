import { labelKey } from '#domain/search/recipe-keys.js';
import { indexKeyEquals } from '../../../database/index-key-equals.js';
import type { Parameters } from '../../../database/parameters.js';
import type { RecipeFilter } from './recipe-filter.js';

/** Conditions on a row `recipe`, by the part of the filter. */
type Conditions = ReadonlyMap<string, string>;

/**
 * The conditions of a filter, apart from its search. Adds their parameters to `parameters`. The
 * condition `household` expects a relation `household`: `HOUSEHOLD_AVOIDS`.
 */
export function conditionsOf(filter: RecipeFilter, parameters: Parameters): Conditions {
  const conditions = new Map<string, string>();
  const add = (part: string, ids: readonly unknown[], condition: (ids: string) => string) => {
    if (ids.length > 0) conditions.set(part, condition(parameters.add(ids, 'int[]')));
  };
  add('ingredients', filter.ingredientIds, (ids) => `recipe.ingredient_ids @> ${ids}`);
  add('any-ingredient', filter.anyIngredientIds, (ids) => `recipe.ingredient_ids && ${ids}`);
  add(
    'no-ingredient',
    filter.excludedIngredientIds,
    (ids) => `not recipe.ingredient_ids && ${ids}`,
  );
  add('diets', filter.dietIds, (ids) => `recipe.diet_ids @> ${ids}`);
  add('techniques', filter.techStepIds, (ids) => `recipe.tech_step_ids @> ${ids}`);
  add('utensils', filter.excludedUtensilIds, (ids) => `not recipe.utensil_ids && ${ids}`);
  if (filter.words.length > 0) {
    const query = parameters.add(prefixQuery(filter.words), 'tsquery');
    conditions.set('name', `recipe.name_words @@ ${query}`);
  }
  if (filter.tags.length > 0) {
    const query = parameters.add(filter.tags.map(quotedLabel).join('&'), 'tsquery');
    conditions.set('tags', `recipe.search_keys @@ ${query}`);
  }
  if (filter.authorId !== undefined) {
    const author = parameters.add(filter.authorId, 'int');
    conditions.set('author', indexKeyEquals('recipe.author_id', author));
  }
  if (filter.maxMinutes !== undefined) {
    conditions.set('minutes', takesAtMost(parameters.add(filter.maxMinutes, 'int')));
  }
  if (filter.suitableForHousehold) {
    conditions.set(
      'household',
      `recipe.dietary_flags & (select dietary_flags from household) = 0
        and not recipe.ingredient_ids && (select disliked_ids from household)`,
    );
  }
  return conditions;
}

/** Words consist of letters and digits only, so they contain no operator of `tsquery`. */
function prefixQuery(words: readonly (readonly string[])[]): string {
  const alternatives = words.map((spellings) => spellings.map((word) => `'${word}':*`).join('|'));
  return alternatives.map((query) => `(${query})`).join('&');
}

function quotedLabel(tag: string): string {
  return `'${labelKey(tag).replace(/['\\]/g, '$&$&')}'`;
}

/** A condition on a row `recipe`. An absent time counts as 0; a recipe without any time is not found. */
export function takesAtMost(minutes: string): string {
  const times = ['recipe.prep_minutes', 'recipe.cook_minutes', 'recipe.rest_minutes'];
  return `coalesce(${times.join(', ')}) is not null
    and ${times.map((time) => `coalesce(${time}, 0)`).join(' + ')} <= ${minutes}`;
}
