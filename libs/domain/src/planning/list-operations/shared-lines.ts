import type { Amount } from '../../units/amount.js';
import {
  densityOf,
  type FindIngredient,
  type ShoppingLine,
} from '../shopping-list/shopping-list.js';
import { NOTHING, thousandthsBought, thousandthsOf } from './bought.js';
import { ingredientLineId, ownAmount, type OwnLine } from './own-line.js';
import { boughtAmounts, missingAmounts } from './missing-amounts.js';
import type { SharedList } from './shared-list.js';

/** A line of the plan with what was bought of it. */
export interface SharedLine extends ShoppingLine {
  readonly id: string;
  /** What was bought; may be more than the plan needs, also in other units. */
  readonly checked: readonly Amount[];
  /** What is still to buy; empty when everything was bought. */
  readonly missing: readonly Amount[];
}

/** An own line with what was bought of it. */
export interface SharedOwnLine extends OwnLine {
  /** Whether nothing is missing. */
  readonly checked: boolean;
  /** What is still to buy, in the unit of the line; null for a line without a quantity. */
  readonly missingQuantity: number | null;
}

/** Adds what was bought to the lines of the plan, as it is now. */
export function sharedLines(
  lines: readonly ShoppingLine[],
  bought: SharedList['bought'],
  findIngredient: FindIngredient,
): SharedLine[] {
  return lines.map((line) => {
    const id = ingredientLineId(line.ingredientId);
    const ofLine = bought.get(id) ?? NOTHING;
    const density = densityOf(findIngredient(line.ingredientId));
    return {
      ...line,
      id,
      checked: boughtAmounts(line.amounts, ofLine),
      missing: missingAmounts(line.amounts, ofLine, density),
    };
  });
}

/** The own lines in the order in which they were added. */
export function sharedOwnLines({
  bought,
  ownLines,
}: Pick<SharedList, 'bought' | 'ownLines'>): SharedOwnLine[] {
  return Array.from(ownLines.values(), (line) => {
    const amount = ownAmount(line);
    const ofLine = bought.get(line.id) ?? NOTHING;
    const missing = Math.max(0, thousandthsOf(amount) - thousandthsBought(ofLine, amount.unit));
    // Rounded up: what is missing is never shown as 0.
    const perUnit = thousandthsOf({ quantity: 1, unit: amount.unit }) / 1000;
    const missingQuantity = line.quantity === null ? null : Math.ceil(missing / perUnit) / 1000;
    return { ...line, checked: missing === 0, missingQuantity };
  });
}
