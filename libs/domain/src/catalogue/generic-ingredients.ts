import type { IngredientKey } from './ingredients.js';

/** Ingredients that a more specific name beside them replaces. */
export const GENERIC_INGREDIENTS: ReadonlySet<IngredientKey> = new Set<IngredientKey>([
  'cheese',
  'sauce',
  'fish',
  'cereal',
  'cookie',
  'chiliPepper',
  'spices',
]);
