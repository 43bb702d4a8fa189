import type { BatchRecipe, RecipeTechnique } from './batch-recipe.js';

/** A technique of a recipe as an action of its plan. */
export interface Action {
  readonly recipe: BatchRecipe;
  readonly technique: RecipeTechnique;
  /** Ids of the items of the recipe: one array for all its actions. */
  readonly itemIds: readonly number[];
  /** The distinct ingredients of the technique, in text order. */
  readonly ingredientIds: readonly number[];
  /** Whether no other technique of the recipe uses the ingredient. */
  readonly isSoleUse: (ingredientId: number) => boolean;
}

/** The actions of a recipe, in order. */
export function planOf(recipe: BatchRecipe): Action[] {
  const itemIds = recipe.items.map(({ id }) => id);
  const uses = new Map<number, number>();
  const isSoleUse = (ingredientId: number): boolean => uses.get(ingredientId) === 1;
  return recipe.techniques.map((technique) => {
    const ingredientIds = [
      ...new Set(technique.ingredients.map((mention) => mention.ingredientId)),
    ];
    for (const id of ingredientIds) uses.set(id, (uses.get(id) ?? 0) + 1);
    return { recipe, technique, itemIds, ingredientIds, isSoleUse };
  });
}

/** Actions with equal keys can be merged: same technique, same ingredients. Null without ingredients. */
export function mergeKeyOf({ technique, ingredientIds }: Action): string | null {
  if (ingredientIds.length === 0) return null;
  return `${technique.techStepKey} ${[...ingredientIds].sort((a, b) => a - b).join(' ')}`;
}
