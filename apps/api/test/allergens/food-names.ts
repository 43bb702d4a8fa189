import type { AllergenKey } from '#domain/catalogue/allergens.js';
import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import { INGREDIENTS, type IngredientKey } from '#domain/catalogue/ingredients.js';
import { MIXTURES } from '#domain/detection/mixtures.js';
import type { Locale } from '#domain/locale.js';

const ALLERGENS_OF = new Map(INGREDIENTS.map(({ key, allergens }) => [key, allergens]));

/** A name of a food, and whether it also stands for a mixture of other foods. */
interface FoodName {
  readonly name: string;
  readonly isMixture: boolean;
}

/** All names, in a language, of the ingredients that contain an allergen. */
export function namesWith(allergen: AllergenKey, locale: Locale): FoodName[] {
  return ingredientNames(locale)
    .filter(({ key }) => ALLERGENS_OF.get(key)?.includes(allergen))
    .flatMap(({ key, forms }) => forms.map((name) => ({ name, isMixture: MIXTURES.has(key) })));
}

/** The ingredients without any allergen, with their labels in a language. */
export function foodsWithoutAllergens(locale: Locale): { key: IngredientKey; name: string }[] {
  return ingredientNames(locale)
    .filter(({ key }) => ALLERGENS_OF.get(key)?.length === 0)
    .map(({ key, label }) => ({ key, name: label }));
}
