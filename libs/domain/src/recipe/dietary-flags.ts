import { ALLERGENS, type AllergenKey } from '../catalogue/allergens.js';
import type { DietKey, IngredientDietKey } from '../catalogue/diets.js';
import type { Ingredient } from '../catalogue/ingredients.js';

/**
 * Bit set: one bit for each allergen an ingredient contains and each diet that excludes it. A
 * person may eat an ingredient if its flags and the flags the person avoids have no common bit. The
 * flags are stored: the position of a bit never changes.
 */
export type DietaryFlags = number;

const DIETS: readonly IngredientDietKey[] = ['vegetarian', 'vegan', 'pescatarian'];

export function flagOfAllergen(key: AllergenKey): DietaryFlags {
  return 1 << ALLERGENS.findIndex((allergen) => allergen.key === key);
}

/**
 * The flags of all allergens. A recipe with texts that were not read has all of them, because it may
 * contain any.
 */
export const ALLERGEN_FLAGS: DietaryFlags = ALLERGENS.reduce(
  (flags, { key }) => flags | flagOfAllergen(key),
  0,
);

function flagOfExcludingDiet(diet: IngredientDietKey): DietaryFlags {
  return 1 << (ALLERGENS.length + DIETS.indexOf(diet));
}

/** The allergens an ingredient contains and the diets that exclude it. */
export function dietaryFlagsOfIngredient({
  allergens,
  diets,
}: Pick<Ingredient, 'allergens' | 'diets'>): DietaryFlags {
  const contained = allergens.map(flagOfAllergen);
  const excluding = DIETS.filter((diet) => !diets.includes(diet)).map(flagOfExcludingDiet);
  return [...contained, ...excluding].reduce((flags, flag) => flags | flag, 0);
}

/** The flags that a person on this diet avoids. */
export function dietaryFlagsAvoidedOn(diet: DietKey): DietaryFlags {
  if (diet === 'omnivore') return 0;
  return diet === 'glutenFree' ? flagOfAllergen('gluten') : flagOfExcludingDiet(diet);
}
