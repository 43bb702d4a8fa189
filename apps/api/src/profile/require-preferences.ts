import type { Catalogues } from '../reference/catalogues.js';

/** What a person cannot or does not want to eat. Absent and null: nothing is stated. */
interface Preferences {
  readonly dietId?: number | null;
  readonly allergyIds?: readonly number[] | null;
  readonly dislikedIngredientIds?: readonly number[] | null;
}

/**
 * Requires that the catalogues contain the diet, the allergies and the ingredients.
 *
 * @throws DIET_NOT_FOUND, ALLERGY_NOT_FOUND, INGREDIENT_NOT_FOUND
 */
export function requirePreferences(
  { diets, allergies, ingredients }: Catalogues,
  { dietId, allergyIds, dislikedIngredientIds }: Preferences,
): void {
  diets.requireAll([dietId], 'DIET_NOT_FOUND', 'dietId');
  allergies.requireAll(allergyIds ?? [], 'ALLERGY_NOT_FOUND', 'allergyIds[]');
  ingredients.requireAll(
    dislikedIngredientIds ?? [],
    'INGREDIENT_NOT_FOUND',
    'dislikedIngredientIds[]',
  );
}
