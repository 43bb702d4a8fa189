import type { Course } from '#domain/recipe/recipe-content.js';
import { courseKey, idKeys, labelKey, wordKey } from '#domain/search/recipe-keys.js';
import type { FoundKey } from '#domain/search/search-words.js';
import type { Tab } from '#domain/recipe/recipe-list.js';
import type { Parameters } from '../../../database/parameters.js';
import { HAS_CHANGED_PART } from '../../suitability/suitability.query.js';

/** The conditions of a list. A recipe must fulfil all of them. */
export interface RecipeFilter {
  /** Undefined: all recipes that the viewer may see. */
  readonly tab: Tab | undefined;
  /** The spellings of each normalized word; one of them is a prefix of a word of the name. */
  readonly words: readonly (readonly string[])[];
  /** The keys that each word of a search finds. */
  readonly search: readonly (readonly FoundKey[])[];
  readonly tags: readonly string[];
  readonly ingredientIds: readonly number[];
  readonly anyIngredientIds: readonly number[];
  readonly excludedIngredientIds: readonly number[];
  readonly dietIds: readonly number[];
  readonly techStepIds: readonly number[];
  readonly excludedUtensilIds: readonly number[];
  readonly courses: readonly Course[];
  readonly authorId: number | undefined;
  /** Maximum sum of preparation, cooking and rest. */
  readonly maxMinutes: number | undefined;
  /** Of one portion. */
  readonly maxEnergyKcal: number | undefined;
  readonly suitableForHousehold: boolean;
}

/** A filter that every recipe fulfils. */
export const NO_FILTER: RecipeFilter = {
  tab: undefined,
  words: [],
  search: [],
  tags: [],
  ingredientIds: [],
  anyIngredientIds: [],
  excludedIngredientIds: [],
  dietIds: [],
  techStepIds: [],
  excludedUtensilIds: [],
  courses: [],
  authorId: undefined,
  maxMinutes: undefined,
  maxEnergyKcal: undefined,
  suitableForHousehold: false,
};

/** A condition on a row `recipe`. */
export interface FilterCondition {
  /** The part of the filter. */
  readonly part: string;
  readonly sql: string;
  /** Whether the index `recipe_keys` finds the recipes that fulfil it. */
  readonly isIndexed: boolean;
}

/**
 * The conditions of a filter, apart from its tab and author. Adds their parameters to
 * `parameters`. The condition `household` expects a row `household` of `avoidedBy`.
 */
export function conditionsOf(
  filter: RecipeFilter,
  parameters: Parameters,
): readonly FilterCondition[] {
  const conditions: FilterCondition[] = [];
  const add = (part: string, sql: string, isIndexed = false) =>
    conditions.push({ part, sql, isIndexed });
  const hasKeys = (query: string) => `recipe.search_keys @@ ${parameters.add(query, 'tsquery')}`;
  const hasOneOf = (column: string, ids: readonly number[]) =>
    `recipe.${column} && ${parameters.add(ids, 'int[]')}`;

  const keys = [
    ...filter.words.map((spellings) =>
      oneOf(spellings.map((word) => `${quoted(wordKey('NAME', word))}:*`)),
    ),
    ...filter.tags.map((tag) => quoted(labelKey(tag))),
    ...filter.ingredientIds.map((id) => oneOf(ingredientKeys([id]))),
    ...idKeys('DIET', filter.dietIds).map(quoted),
    ...idKeys('TECHNIQUE', filter.techStepIds).map(quoted),
  ];
  if (filter.anyIngredientIds.length > 0) keys.push(oneOf(ingredientKeys(filter.anyIngredientIds)));
  if (filter.courses.length > 0) keys.push(oneOf(filter.courses.map(courseKey).map(quoted)));
  if (keys.length > 0) add('keys', hasKeys(keys.join('&')), true);
  const found = filter.search.map((ofWord) => hasKeys(oneOf(ofWord.map(({ key }) => quoted(key)))));
  if (found.length > 0) add('search', found.join(' and '), true);
  if (filter.excludedIngredientIds.length > 0)
    add('no-ingredient', `not ${hasOneOf('ingredient_ids', filter.excludedIngredientIds)}`);
  if (filter.excludedUtensilIds.length > 0)
    add('no-utensil', `not ${hasOneOf('utensil_ids', filter.excludedUtensilIds)}`);
  if (filter.maxMinutes !== undefined)
    add('minutes', takesAtMost(parameters.add(filter.maxMinutes, 'int')));
  if (filter.maxEnergyKcal !== undefined)
    add('energy', `recipe.energy_kcal <= ${parameters.add(filter.maxEnergyKcal, 'int')}`);
  if (filter.suitableForHousehold)
    add(
      'household',
      `recipe.dietary_flags & (select dietary_flags from household) = 0
        and not recipe.ingredient_ids && (select disliked_ids from household)
        and not ${HAS_CHANGED_PART}`,
    );
  return conditions;
}

/** The quoted keys of the recipes in which a line has one of the ingredients, also of a part. */
export function ingredientKeys(ids: readonly number[]): string[] {
  return [...idKeys('INGREDIENT', ids), ...idKeys('PART_INGREDIENT', ids)].map(quoted);
}

/** A `tsquery` of the recipes with one of the keys, which are quoted. */
export function oneOf(keys: readonly string[]): string {
  return `(${keys.join('|')})`;
}

/** A key in a `tsquery`. */
export function quoted(key: string): string {
  return `'${key.replace(/['\\]/g, '$&$&')}'`;
}

/** A condition on a row `recipe`. An absent time counts as 0; a recipe without any time is not found. */
export function takesAtMost(minutes: string): string {
  const times = ['recipe.prep_minutes', 'recipe.cook_minutes', 'recipe.rest_minutes'];
  return `coalesce(${times.join(', ')}) is not null
    and ${times.map((time) => `coalesce(${time}, 0)`).join(' + ')} <= ${minutes}`;
}
