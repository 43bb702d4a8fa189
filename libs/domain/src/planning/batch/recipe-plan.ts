import { itemIdsOf } from '../planned-recipe.js';
import type { BatchRecipe, BatchStep, RecipeTechnique } from './batch-recipe.js';

/** A technique of a recipe, or a step without techniques, as an action of its plan. */
export interface Action {
  readonly recipe: BatchRecipe;
  readonly technique: RecipeTechnique;
  /** See `itemIdsOf`: one array for all its actions. */
  readonly itemIds: readonly number[];
  /** The distinct ingredients of the technique, in text order. */
  readonly ingredientIds: readonly number[];
  /** Whether the recipe mentions the ingredient once: "peel the carrots and slice them". */
  readonly isMentionedOnce: (ingredientId: number) => boolean;
}

/** The actions of a recipe, in order. A step without techniques is one action. */
export function planOf(recipe: BatchRecipe): Action[] {
  const itemIds = itemIdsOf(recipe);
  const mentions = new Map<number, Set<string>>();
  const isMentionedOnce = (ingredientId: number) => mentions.get(ingredientId)?.size === 1;
  return techniquesInOrder(recipe).map((technique) => {
    for (const { ingredientId, start } of technique.ingredients) {
      const places = mentions.get(ingredientId) ?? new Set();
      mentions.set(ingredientId, places.add(`${String(technique.stepId)} ${String(start)}`));
    }
    const ingredientIds = [
      ...new Set(technique.ingredients.map((mention) => mention.ingredientId)),
    ];
    return { recipe, technique, itemIds, ingredientIds, isMentionedOnce };
  });
}

function techniquesInOrder({ steps, techniques }: BatchRecipe): RecipeTechnique[] {
  const byStep = new Map<number, RecipeTechnique[]>(steps.map(({ id }) => [id, []]));
  for (const technique of techniques) byStep.get(technique.stepId)?.push(technique);
  return steps.flatMap((step) => {
    const found = byStep.get(step.id) ?? [];
    return found.length > 0 ? found : [wholeStep(step)];
  });
}

function wholeStep({ id, description }: BatchStep): RecipeTechnique {
  const span = { start: 0, end: description.length };
  const nothing = { ingredients: [], utensilIds: [], duration: null, celsius: null };
  return { stepId: id, techStepKey: null, ...span, ...nothing };
}

/** Actions with equal keys can be merged: same technique, same ingredients. Null without either. */
export function mergeKeyOf({ technique, ingredientIds }: Action): string | null {
  const { techStepKey } = technique;
  if (techStepKey === null || ingredientIds.length === 0) return null;
  return `${techStepKey} ${[...ingredientIds].sort((a, b) => a - b).join(' ')}`;
}
