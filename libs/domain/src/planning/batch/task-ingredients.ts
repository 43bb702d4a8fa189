import type { UnitKey } from '../../catalogue/units.js';
import type { Amount } from '../../units/amount.js';
import { AmountSum } from '../../units/amount-sum.js';
import { Rational } from '../../units/rational.js';
import { portionsPlanned } from '../planned-recipe.js';
import type { Action } from './recipe-plan.js';

/** An ingredient of a task, and how much of it all its recipes want together. */
export interface TaskIngredient {
  readonly ingredientId: number;
  /** Empty where nothing tells. */
  readonly amounts: readonly Amount[];
  /** Whether `amounts` is all of it; otherwise at least one recipe does not tell its part. */
  readonly complete: boolean;
}

/** The ingredients of a task, whose actions all take the same ones. */
export function taskIngredients(
  ingredientIds: readonly number[],
  actions: readonly Action[],
): TaskIngredient[] {
  return ingredientIds.map((ingredientId) => {
    const sum = new AmountSum();
    let complete = true;
    for (const action of actions) {
      const written = writtenAmounts(action, ingredientId);
      complete &&= written.length > 0;
      const planned = portionsPlanned(action.recipe);
      for (const { quantity, unit } of written) {
        sum.add(Rational.of(quantity).times(planned, action.recipe.portions), unit);
      }
    }
    return { ingredientId, amounts: sum.amounts(), complete };
  });
}

interface Written {
  readonly quantity: number;
  readonly unit: UnitKey;
}

/**
 * What the recipe says of an ingredient where a technique takes it: the amount beside it, else
 * that of its line when no other technique takes any of it, else nothing.
 */
function writtenAmounts(
  { recipe, occurrence, isSoleUse }: Action,
  ingredientId: number,
): readonly Written[] {
  const mentioned = occurrence.ingredients.flatMap((mention) =>
    // A number without a unit counts pieces, as it does in an imported line.
    mention.ingredientId === ingredientId && mention.quantity
      ? [{ quantity: mention.quantity, unit: mention.unit ?? 'piece' }]
      : [],
  );
  if (mentioned.length > 0 || !isSoleUse(ingredientId)) return mentioned;
  return recipe.lines.filter((line) => line.ingredientId === ingredientId);
}
