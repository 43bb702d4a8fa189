import { ALLERGENS, type AllergenKey } from '#domain/catalogue/allergens.js';
import type { DietKey, IngredientDietKey } from '#domain/catalogue/diets.js';
import type { Ingredient } from '#domain/catalogue/ingredients.js';

/**
 * What makes an ingredient unfit for somebody, as a set of bits: one for each allergen it carries
 * and one for each diet it breaks. Whoever avoids a set of hazards may eat whatever shares none.
 * The bits are stored: their positions never change.
 */
export type Hazards = number;

const DIETS: readonly IngredientDietKey[] = ['vegetarian', 'vegan', 'pescatarian'];

export function hazardOfAllergen(key: AllergenKey): Hazards {
  return 1 << ALLERGENS.findIndex((allergen) => allergen.key === key);
}

function hazardOfBroken(diet: IngredientDietKey): Hazards {
  return 1 << (ALLERGENS.length + DIETS.indexOf(diet));
}

/** What an ingredient brings into a recipe. */
export function hazardsOfIngredient({
  allergens,
  diets,
}: Pick<Ingredient, 'allergens' | 'diets'>): Hazards {
  const carried = allergens.map(hazardOfAllergen);
  const broken = DIETS.filter((diet) => !diets.includes(diet)).map(hazardOfBroken);
  return [...carried, ...broken].reduce((all, hazard) => all | hazard, 0);
}

/** What somebody on this diet avoids. */
export function hazardsAvoidedOn(diet: DietKey): Hazards {
  if (diet === 'omnivore') return 0;
  return diet === 'glutenFree' ? hazardOfAllergen('gluten') : hazardOfBroken(diet);
}
