import type { SubcategoryKey } from '../categories.js';
import type { IngredientKey } from '../ingredients.js';

/** Subcategories of meat and fish, whose fillets are pieces. */
export const FILLETED: ReadonlySet<SubcategoryKey | undefined> = new Set<SubcategoryKey>([
  ...(['meats', 'poultry', 'curedMeats', 'fish'] as const),
]);

/** Foods with cloves. "3 gousses de cardamome" are pieces. */
export const CLOVED: ReadonlySet<IngredientKey> = new Set<IngredientKey>(['garlic', 'shallot']);

/** Foods that are measured by the size of a nut. */
export const KNOBBED: ReadonlySet<IngredientKey | null> = new Set<IngredientKey>([
  ...(['butter', 'saltedButter', 'clarifiedButter', 'margarine', 'veganButter', 'cream'] as const),
]);

/** Foods that others are poured upon: "pour over the tofu", but "pour over the stock". */
export const SOLID: ReadonlySet<SubcategoryKey | undefined> = new Set<SubcategoryKey>([
  ...(['meats', 'poultry', 'curedMeats', 'fish', 'shellfish', 'vegetables', 'fruits'] as const),
  ...(['pastaAndGrains', 'breads', 'legumes', 'doughs'] as const),
]);
