import type { AllergenKey } from '#domain/catalogue/allergens.js';
import type { IngredientDietKey } from '#domain/catalogue/diets.js';

/** Dietary properties of an ingredient, and whether it is worth making at home. */
export interface Facts {
  readonly diets: readonly IngredientDietKey[];
  readonly allergens: readonly AllergenKey[];
  readonly oftenAllergens: readonly AllergenKey[];
  readonly reproducible: boolean;
}

/** `'milk'`: the ingredient contains milk. `'milk?'`: many versions of it do. */
type WrittenAllergen = AllergenKey | `${AllergenKey}?`;

type WithAllergens = (...allergens: WrittenAllergen[]) => Facts;

const eatenBy =
  (...diets: IngredientDietKey[]): WithAllergens =>
  (...written) => ({
    diets,
    allergens: written.filter(isContained),
    oftenAllergens: written
      .filter((allergen) => !isContained(allergen))
      .map((allergen) => allergen.slice(0, -1) as AllergenKey),
    reproducible: false,
  });

function isContained(written: WrittenAllergen): written is AllergenKey {
  return !written.endsWith('?');
}

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
