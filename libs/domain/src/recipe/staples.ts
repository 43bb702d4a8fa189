import type { IngredientKey } from '../catalogue/ingredients.js';

/** The ingredients that a house always has, until it chooses others. */
export const STAPLES: readonly IngredientKey[] = ['water'];
