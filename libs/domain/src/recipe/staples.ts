import type { IngredientKey } from '../catalogue/ingredients.js';

/** The ingredients that everybody has. */
export const STAPLES: readonly IngredientKey[] = ['water'];
