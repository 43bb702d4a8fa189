import type { AllergenKey } from '#domain/catalogue/allergens.js';
import type { IngredientDietKey } from '#domain/catalogue/diets.js';

/** Dietary properties of an ingredient, and whether it is worth making at home. */
export interface Facts {
  readonly diets: readonly IngredientDietKey[];
  readonly allergens: readonly AllergenKey[];
  readonly reproducible: boolean;
}

type WithAllergens = (...allergens: AllergenKey[]) => Facts;

const eatenBy =
  (...diets: IngredientDietKey[]): WithAllergens =>
  (...allergens) => ({ diets, allergens, reproducible: false });

/** An ingredient of plants only, with these allergens. Vegan implies vegetarian and pescatarian. */
export const vegan = eatenBy('vegetarian', 'vegan', 'pescatarian');

/** An ingredient with milk, eggs or honey. */
export const vegetarian = eatenBy('vegetarian', 'pescatarian');

/** An ingredient with fish or shellfish and without meat. */
export const pescatarian = eatenBy('pescatarian');

/** An ingredient with meat, animal fat, bones or gelatine. */
export const meat = eatenBy();

/** Marks an ingredient as worth making at home. */
export const homemade = (facts: Facts): Facts => ({ ...facts, reproducible: true });
