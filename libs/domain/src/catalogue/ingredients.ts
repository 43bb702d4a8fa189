import type { AllergenKey } from '#domain/catalogue/allergens.js';
import type { CategoryKey, IconKey, SubcategoryKey } from '#domain/catalogue/categories.js';
import type { IngredientDietKey } from '#domain/catalogue/diets.js';

/** Stable English camelCase identifier of an ingredient. */
export type IngredientKey = string;

export interface Ingredient {
  readonly key: IngredientKey;
  readonly category: CategoryKey;
  readonly subcategory: SubcategoryKey;
  readonly icon: IconKey;
  /** Worth making at home. */
  readonly reproducible: boolean;
  readonly diets: readonly IngredientDietKey[];
  readonly allergens: readonly AllergenKey[];
}

/** Every ingredient of the catalogue. */
export const INGREDIENTS: readonly Ingredient[] = [];
