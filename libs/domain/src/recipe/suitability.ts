import type { DietaryFlags } from './dietary-flags.js';

/** Something that a catalogue knows the dietaryFlags of. */
interface Flagged {
  readonly key: string;
  readonly dietaryFlags: DietaryFlags;
}

/** Somebody who is to eat of a recipe. */
export interface Eater {
  readonly profileId: number;
  /** What each avoids stands in its dietaryFlags. */
  readonly allergies: readonly Flagged[];
  readonly diet: Flagged | null;
  readonly dislikedIds: readonly number[];
}

/** An ingredient of a recipe, with the dietaryFlags it brings. */
export interface EatenIngredient extends Flagged {
  readonly id: number;
}

export const CONFLICT_REASONS = ['ALLERGY', 'DIET', 'DISLIKE'] as const;

export type ConflictReason = (typeof CONFLICT_REASONS)[number];

/** Why an ingredient is not for somebody. */
export interface Conflict {
  readonly ingredientId: number;
  readonly profileId: number;
  readonly reason: ConflictReason;
  /** Of the allergen, the diet, or the ingredient that is disliked. */
  readonly key: string;
}

/** Every reason why the ingredients are not for all of the eaters; none: they suit everybody. */
export function conflictsOf(
  ingredients: readonly EatenIngredient[],
  eaters: readonly Eater[],
): Conflict[] {
  return ingredients.flatMap((ingredient) =>
    eaters.flatMap((eater) => conflictsBetween(ingredient, eater)),
  );
}

function conflictsBetween(
  { id: ingredientId, key, dietaryFlags }: EatenIngredient,
  { profileId, allergies, diet, dislikedIds }: Eater,
): Conflict[] {
  const conflict = (reason: ConflictReason, reasonKey: string): Conflict => ({
    ingredientId,
    profileId,
    reason,
    key: reasonKey,
  });
  const clashes = (avoided: Flagged): boolean => (avoided.dietaryFlags & dietaryFlags) !== 0;
  return [
    ...allergies.filter(clashes).map((allergy) => conflict('ALLERGY', allergy.key)),
    ...(diet !== null && clashes(diet) ? [conflict('DIET', diet.key)] : []),
    ...(dislikedIds.includes(ingredientId) ? [conflict('DISLIKE', key)] : []),
  ];
}
