import type { AllergenKey } from '#domain/catalogue/allergens.js';
import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import { MADE_FROM } from '#domain/catalogue/dishes/made-from.js';
import { INGREDIENTS, type IngredientKey } from '#domain/catalogue/ingredients.js';
import type { Locale } from '#domain/locale.js';

/** What an ingredient contains or often contains. */
const ALLERGENS_OF = new Map(
  INGREDIENTS.map(({ key, allergens, oftenAllergens }) => [key, [...allergens, ...oftenAllergens]]),
);

/** A name of a food. */
export interface FoodName {
  readonly name: string;
  /** Whether a title may mean by it what the lines of its recipe make. */
  readonly mayBeMade: boolean;
  /** Whether it is brought in only by a line: elsewhere, the food of the recipe gives it off. */
  readonly isOwnJuice: boolean;
}

const OWN_JUICES: readonly string[] = ['jus de cuisson', 'pan juice', 'pan juices', 'au jus'];

/** All names, in a language, of the ingredients that contain an allergen. */
export function namesWith(allergen: AllergenKey, locale: Locale): FoodName[] {
  return ingredientNames(locale)
    .filter(({ key }) => ALLERGENS_OF.get(key)?.includes(allergen))
    .flatMap(({ key, forms }) =>
      forms.map((name) => ({
        name,
        mayBeMade: key in MADE_FROM,
        isOwnJuice: OWN_JUICES.includes(name),
      })),
    );
}

/** The ingredients without any allergen, with their labels in a language. */
export function foodsWithoutAllergens(locale: Locale): { key: IngredientKey; name: string }[] {
  return ingredientNames(locale)
    .filter(({ key }) => ALLERGENS_OF.get(key)?.length === 0)
    .map(({ key, label }) => ({ key, name: label }));
}
