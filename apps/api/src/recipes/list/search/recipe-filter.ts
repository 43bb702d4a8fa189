import type { Tab } from '#domain/recipe/recipe-tab.js';

/** The conditions of a list. A recipe must fulfil all of them. */
export interface RecipeFilter {
  /** Undefined: all recipes that the viewer may see. */
  readonly tab: Tab | undefined;
  /** Normalized words; each is a prefix of a word of the name. */
  readonly words: readonly string[];
  readonly ingredientIds: readonly number[];
  readonly dietIds: readonly number[];
  readonly techStepIds: readonly number[];
  readonly excludedUtensilIds: readonly number[];
  readonly suitableForHousehold: boolean;
}
