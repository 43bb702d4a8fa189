import { INGREDIENTS } from '../catalogue/ingredients.js';
import { type DietaryFlags, oftenFlagsOfIngredient } from './dietary-flags.js';

const OFTEN = new Map<string, DietaryFlags>(
  INGREDIENTS.map((ingredient) => [ingredient.key, oftenFlagsOfIngredient(ingredient)]),
);

/** The flags that only many versions of an ingredient have; none for a key that was retired. */
export function oftenFlagsOf(key: string): DietaryFlags {
  return OFTEN.get(key) ?? 0;
}
