import { ALLERGENS, type AllergenKey } from '../catalogue/allergens.js';
import type { DietKey, IngredientDietKey } from '../catalogue/diets.js';
import type { Ingredient } from '../catalogue/ingredients.js';

/**
 * Bit set: one bit for each allergen an ingredient contains, or often contains, and each diet that
 * excludes it. A person may eat an ingredient if its flags and the flags the person avoids have no common
 * bit. The flags are stored: the position of a bit never changes.
 */
export type DietaryFlags = number;

const DIETS: readonly IngredientDietKey[] = ['vegetarian', 'vegan', 'pescatarian'];

/** The allergens that are animals or come from them. */
const EXCLUDED_ALLERGENS: Readonly<Record<IngredientDietKey, readonly AllergenKey[]>> = {
  vegetarian: ['fish', 'crustaceans', 'molluscs'],
  vegan: ['fish', 'crustaceans', 'molluscs', 'milk', 'eggs'],
  pescatarian: [],
};

export function flagOfAllergen(key: AllergenKey): DietaryFlags {
  return 1 << ALLERGENS.findIndex((allergen) => allergen.key === key);
}

function flagOfExcludingDiet(diet: IngredientDietKey): DietaryFlags {
  return 1 << (ALLERGENS.length + DIETS.indexOf(diet));
}

/** All flags. A recipe with texts that were not read has them, because it may contain anything. */
export const ALL_FLAGS: DietaryFlags = union([
  ...ALLERGENS.map(({ key }) => flagOfAllergen(key)),
  ...DIETS.map(flagOfExcludingDiet),
]);

type DietaryFacts = Pick<Ingredient, 'allergens' | 'oftenAllergens' | 'diets'>;

/** The allergens an ingredient contains or often contains, and the diets that exclude it. */
export function dietaryFlagsOfIngredient(facts: DietaryFacts): DietaryFlags {
  return definiteFlags(facts) | flagsByHabit(facts);
}

/** Those that only many versions of the ingredient have. */
export function oftenFlagsOfIngredient(facts: DietaryFacts): DietaryFlags {
  return flagsByHabit(facts) & ~definiteFlags(facts);
}

function definiteFlags({ allergens, diets }: DietaryFacts): DietaryFlags {
  const excluding = DIETS.filter((diet) => !diets.includes(diet));
  return union([...allergens.map(flagOfAllergen), ...excluding.map(flagOfExcludingDiet)]);
}

/** An allergen of animals often excludes the diets that allow no such food. */
function flagsByHabit({ oftenAllergens }: DietaryFacts): DietaryFlags {
  const excluding = DIETS.filter((diet) =>
    oftenAllergens.some((allergen) => EXCLUDED_ALLERGENS[diet].includes(allergen)),
  );
  return union([...oftenAllergens.map(flagOfAllergen), ...excluding.map(flagOfExcludingDiet)]);
}

function union(flags: readonly DietaryFlags[]): DietaryFlags {
  return flags.reduce((all, flag) => all | flag, 0);
}

/** The flags that a person on this diet avoids. */
export function dietaryFlagsAvoidedOn(diet: DietKey): DietaryFlags {
  if (diet === 'omnivore') return 0;
  return diet === 'glutenFree' ? flagOfAllergen('gluten') : flagOfExcludingDiet(diet);
}
