import type { Amount } from '../../units/amount.js';
import { AmountSum } from '../../units/amount-sum.js';
import { Rational } from '../../units/rational.js';
import { scaleOf } from '../planned-recipe.js';
import type { Action } from './recipe-plan.js';

/** An ingredient of a task with the sum of its amounts in all recipes. */
export interface TaskIngredient {
  readonly ingredientId: number;
  /** Empty if no recipe states an amount. */
  readonly amounts: readonly Amount[];
  /** False if at least one recipe does not state its amount. */
  readonly complete: boolean;
}

/** The ingredients of a task. All its actions have the same ingredients. */
export function taskIngredients(
  ingredientIds: readonly number[],
  actions: readonly Action[],
): TaskIngredient[] {
  return ingredientIds.map((ingredientId) => {
    const sum = new AmountSum();
    let complete = true;
    for (const action of actions) {
      const stated = statedAmounts(action, ingredientId);
      complete &&= stated.length > 0;
      const scale = scaleOf(action.recipe);
      for (const { quantity, unit } of stated) {
        sum.add(Rational.of(quantity).multiplyBy(scale), unit);
      }
    }
    return { ingredientId, amounts: sum.amounts(), complete };
  });
}

/**
 * The amounts of an ingredient in a technique: those in the text of the step, else those of the
 * ingredient line if the recipe mentions the ingredient once, else none.
 */
function statedAmounts(
  { recipe, technique, isMentionedOnce }: Action,
  ingredientId: number,
): readonly Amount[] {
  const mentioned = technique.ingredients.flatMap((mention) =>
    // A quantity without a unit counts pieces, as in imported lines.
    mention.ingredientId === ingredientId && mention.quantity
      ? [{ quantity: mention.quantity, unit: mention.unit ?? 'piece' }]
      : [],
  );
  if (mentioned.length > 0 || !isMentionedOnce(ingredientId)) return mentioned;
  return recipe.lines.filter((line) => line.ingredientId === ingredientId);
}
