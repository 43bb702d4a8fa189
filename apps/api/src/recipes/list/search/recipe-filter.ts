import type { FoundKey } from '#domain/search/search-words.js';
import type { Tab } from '#domain/recipe/recipe-list.js';

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
  readonly authorId: number | undefined;
  /** Maximum sum of preparation, cooking and rest. */
  readonly maxMinutes: number | undefined;
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
  authorId: undefined,
  maxMinutes: undefined,
  suitableForHousehold: false,
};
