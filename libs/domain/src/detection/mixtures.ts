import type { IngredientKey } from '../catalogue/ingredients.js';

/**
 * Ingredients whose names also stand for what a recipe mixes of its own foods: "pour the sauce over
 * the rice", "adjust the seasoning". A sentence that uses such a name does not name a further food.
 */
export const MIXTURES: ReadonlySet<string> = new Set<IngredientKey>([
  'sauce',
  'marinade',
  'spices',
]);
