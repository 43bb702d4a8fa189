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

/**
 * Returns a function that lists the conflicts of an ingredient, given by its id, with all eaters. The
 * list is empty for an ingredient that is not one of `ingredients`. It is computed once, because the
 * recipes of a page share ingredients.
 */
export function conflictFinder(
  ingredients: readonly EatenIngredient[],
  eaters: readonly Eater[],
): (ingredientId: number) => readonly Conflict[] {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const found = new Map<number, readonly Conflict[]>();
  return (ingredientId) => {
    const ingredient = byId.get(ingredientId);
    if (ingredient === undefined) return [];
    const known = found.get(ingredientId);
    if (known !== undefined) return known;
    const conflicts: Conflict[] = [];
    for (const eater of eaters) addConflicts(conflicts, ingredient, eater);
    found.set(ingredientId, conflicts);
    return conflicts;
  };
}

function addConflicts(
  conflicts: Conflict[],
  { id: ingredientId, key, dietaryFlags }: EatenIngredient,
  { profileId, allergies, diet, dislikedIds }: Eater,
): void {
  const add = (reason: ConflictReason, reasonKey: string) =>
    conflicts.push({ ingredientId, profileId, reason, key: reasonKey });
  const clashes = (avoided: Flagged): boolean => (avoided.dietaryFlags & dietaryFlags) !== 0;
  for (const allergy of allergies) if (clashes(allergy)) add('ALLERGY', allergy.key);
  if (diet !== null && clashes(diet)) add('DIET', diet.key);
  if (dislikedIds.has(ingredientId)) add('DISLIKE', key);
}
