import type { UnitKey } from '../../catalogue/units.js';
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
      for (const { quantity, unit } of stated) sum.add(quantity.multiplyBy(scale), unit);
    }
    return { ingredientId, amounts: sum.amounts(), complete };
  });
}

/**
 * The amounts of an ingredient in a technique: those in the text of the step, else the part of the
 * ingredient line that the technique uses, else none.
 */
function statedAmounts(
  { recipe, technique, partOf }: Action,
  ingredientId: number,
): readonly { readonly quantity: Rational; readonly unit: UnitKey }[] {
  const mentioned = technique.ingredients.flatMap((mention) =>
    // A quantity without a unit counts pieces, as in imported lines.
    mention.ingredientId === ingredientId && mention.quantity
      ? [{ quantity: Rational.of(mention.quantity), unit: mention.unit ?? 'piece' }]
      : [],
  );
  const part = mentioned.length > 0 ? null : partOf(ingredientId);
  if (part === null) return mentioned;
  const lines = recipe.lines.filter((line) => line.ingredientId === ingredientId);
  return lines.map(({ quantity, unit }) => ({
    quantity: Rational.of(quantity).multiplyBy(Rational.of(part)),
    unit,
  }));
}
