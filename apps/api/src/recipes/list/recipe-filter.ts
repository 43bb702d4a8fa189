import { MAX_ID } from '../../http/fields/id.fields.js';

/** The tabs of the recipe list: favourites, own, house and public recipes. */
export const TABS = ['favoris', 'perso', 'foyer', 'publique'] as const;

export type Tab = (typeof TABS)[number];

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

/** A page of a list: the newest recipes whose id is less than `beforeId`. */
export interface Page {
  readonly limit: number;
  readonly beforeId: number;
}

export const NO_FILTER: RecipeFilter = {
  tab: undefined,
  words: [],
  ingredientIds: [],
  dietIds: [],
  techStepIds: [],
  excludedUtensilIds: [],
  suitableForHousehold: false,
};

export const FIRST_PAGE: Page = { limit: 20, beforeId: MAX_ID };
