import type { AllergenKey } from '#domain/catalogue/allergens.js';
import type { IngredientDietKey } from '#domain/catalogue/diets.js';

/** What a household must know of an ingredient: who may eat it, and whether it is worth making. */
export interface Facts {
  readonly diets: readonly IngredientDietKey[];
  readonly allergens: readonly AllergenKey[];
  readonly reproducible: boolean;
}

type Say = (...allergens: AllergenKey[]) => Facts;

const eatenBy =
  (...diets: IngredientDietKey[]): Say =>
  (...allergens) => ({ diets, allergens, reproducible: false });

/** Of plants alone, with these allergens. Whatever is vegan is vegetarian and pescatarian too. */
export const vegan = eatenBy('vegetarian', 'vegan', 'pescatarian');

/** With something an animal gives while it lives: milk, eggs, honey. */
export const vegetarian = eatenBy('vegetarian', 'pescatarian');

/** With fish or shellfish, without meat. */
export const pescatarian = eatenBy('pescatarian');

/** With meat, its fat, its bones or its gelatine. */
export const meat = eatenBy();

/** Worth making at home. */
export const homemade = (facts: Facts): Facts => ({ ...facts, reproducible: true });
