import type { DietaryFlags } from './dietary-flags.js';

/** A catalogue row with dietary flags. */
interface Flagged {
  readonly key: string;
  readonly dietaryFlags: DietaryFlags;
}

/** A member of the household. */
export interface Eater {
  readonly profileId: number;
  /** The dietary flags of allergies and diet are the flags that the eater avoids. */
  readonly allergies: readonly Flagged[];
  readonly diet: Flagged | null;
  readonly dislikedIds: ReadonlySet<number>;
}

/** An ingredient of a recipe. */
export interface EatenIngredient extends Flagged {
  readonly id: number;
}

export const CONFLICT_REASONS = ['ALLERGY', 'DIET', 'DISLIKE'] as const;

export type ConflictReason = (typeof CONFLICT_REASONS)[number];

/** The reason why an eater cannot or does not want to eat an ingredient. */
export interface Conflict {
  readonly ingredientId: number;
  readonly profileId: number;
  readonly reason: ConflictReason;
  /** Key of the allergen, the diet or the disliked ingredient. */
  readonly key: string;
}

/** All conflicts between ingredients and eaters. Empty if the ingredients suit all eaters. */
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
    ...(dislikedIds.has(ingredientId) ? [conflict('DISLIKE', key)] : []),
  ];
}
