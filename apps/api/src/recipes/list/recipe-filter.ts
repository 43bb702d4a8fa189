/** The parts of the catalogue that a viewer may look at. */
export const TABS = ['favoris', 'perso', 'foyer', 'publique'] as const;

export type Tab = (typeof TABS)[number];

/** Which recipes a list is to hold: all that is said has to hold at once. */
export interface RecipeFilter {
  /** Undefined: everything the viewer may see. */
  readonly tab: Tab | undefined;
  /** Folded; each has to begin a word of the name. */
  readonly words: readonly string[];
  readonly ingredientIds: readonly number[];
  readonly dietIds: readonly number[];
  readonly techStepIds: readonly number[];
  readonly excludedUtensilIds: readonly number[];
  readonly suitableForHousehold: boolean;
}

/** Which part of such a list: newest first, from below the last recipe of the page before. */
export interface PageOf {
  readonly limit: number;
  readonly beforeId: number;
}
