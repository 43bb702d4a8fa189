import type { BatchRecipe, Occurrence } from './batch-recipe.js';

/** One technique of a recipe, as something to do. */
export interface Action {
  readonly recipe: BatchRecipe;
  readonly occurrence: Occurrence;
  /** Every ingredient that it takes, once, in the order of the text. */
  readonly ingredientIds: readonly number[];
  /** Whether no other technique of the recipe takes this ingredient. */
  readonly isSoleUse: (ingredientId: number) => boolean;
}

/** All there is to do for a recipe, in its order. */
export function planOf(recipe: BatchRecipe): Action[] {
  const uses = new Map<number, number>();
  const isSoleUse = (ingredientId: number): boolean => uses.get(ingredientId) === 1;
  return recipe.techniques.map((occurrence) => {
    const ingredientIds = [...new Set(occurrence.ingredients.map((each) => each.ingredientId))];
    for (const id of ingredientIds) uses.set(id, (uses.get(id) ?? 0) + 1);
    return { recipe, occurrence, ingredientIds, isSoleUse };
  });
}

/** What makes actions of different recipes one task: the technique and all its ingredients. */
export function mergeKeyOf({ occurrence, ingredientIds }: Action): string | null {
  if (ingredientIds.length === 0) return null;
  return `${occurrence.techStepKey} ${[...ingredientIds].sort((a, b) => a - b).join(' ')}`;
}
