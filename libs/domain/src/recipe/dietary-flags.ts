import { ALLERGENS, type AllergenKey } from '../catalogue/allergens.js';
import type { DietKey, IngredientDietKey } from '../catalogue/diets.js';
import type { Ingredient } from '../catalogue/ingredients.js';

/**
 * What makes an ingredient unfit for somebody, as a set of bits: one for each allergen it carries
 * and one for each diet it breaks. Whoever avoids a set of dietary flags may eat whatever shares none.
 * The bits are stored: their positions never change.
 */
export type DietaryFlags = number;

const DIETS: readonly IngredientDietKey[] = ['vegetarian', 'vegan', 'pescatarian'];

export function flagOfAllergen(key: AllergenKey): DietaryFlags {
  return 1 << ALLERGENS.findIndex((allergen) => allergen.key === key);
}

function flagOfBrokenDiet(diet: IngredientDietKey): DietaryFlags {
  return 1 << (ALLERGENS.length + DIETS.indexOf(diet));
}

/** What an ingredient brings into a recipe. */
export function dietaryFlagsOfIngredient({
  allergens,
  diets,
}: Pick<Ingredient, 'allergens' | 'diets'>): DietaryFlags {
  const carried = allergens.map(flagOfAllergen);
  const broken = DIETS.filter((diet) => !diets.includes(diet)).map(flagOfBrokenDiet);
  return [...carried, ...broken].reduce((all, hazard) => all | hazard, 0);
}

/** What somebody on this diet avoids. */
export function dietaryFlagsAvoidedOn(diet: DietKey): DietaryFlags {
  if (diet === 'omnivore') return 0;
  return diet === 'glutenFree' ? flagOfAllergen('gluten') : flagOfBrokenDiet(diet);
}
