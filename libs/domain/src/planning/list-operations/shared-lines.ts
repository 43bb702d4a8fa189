import type { Amount } from '../../units/amount.js';
import { AmountSum } from '../../units/amount-sum.js';
import { Rational } from '../../units/rational.js';
import {
  densityOf,
  type FindIngredient,
  type ShoppingLine,
} from '../shopping-list/shopping-list.js';
import { missingThousandths, NOTHING, sumOf, thousandthsOf } from './bought.js';
import type { CarriedAmount } from './carried-amounts.js';
import { coveredAmounts, NO_SUPPLIES } from './covered-amounts.js';
import { amountInLine, ingredientLineId, ownAmount, type OwnLine } from './own-line.js';
import { isBought } from './standing-lines.js';
import { boughtAmounts, missingAmounts } from './missing-amounts.js';
import type { SharedList } from './shared-list.js';

/** A line of the plan, with the own lines of its ingredient, and what was bought of it. */
export interface SharedLine extends ShoppingLine {
  readonly id: string;
  /** What the pantry has of what the plan needs. */
  readonly fromPantry: readonly Amount[];
  /** The amounts without that. */
  readonly toBuy: readonly Amount[];
  /** What was bought; may be more than the plan needs, also in other units. */
  readonly checked: readonly Amount[];
  /** What was bought for an earlier week and is not needed there. */
  readonly carried: readonly CarriedAmount[];
  /** What is still to buy; empty when everything was bought. */
  readonly missing: readonly Amount[];
  readonly checkedBy: number | null;
}

/** An own line with what was bought of it. */
export interface SharedOwnLine extends OwnLine {
  /** Whether nothing is missing. */
  readonly checked: boolean;
  /** What is still to buy, in the unit of the line; null for a line without a quantity. */
  readonly missingQuantity: number | null;
  /** Whether a line of the plan contains it. */
  readonly inLine: boolean;
  readonly checkedBy: number | null;
}

/** What devices have done to a list. */
export type ListState = Omit<SharedList, 'outcomes'>;

/**
 * The lines of the plan, as it is now, with the own lines of their ingredients. Lines that were removed
 * are absent until the plan needs more.
 */
export function sharedLines(
  lines: readonly ShoppingLine[],
  list: ListState,
  findIngredient: FindIngredient,
  supplies = NO_SUPPLIES,
): SharedLine[] {
  const ownLinesOf = byIngredient(list.ownLines.values());
  return lines.flatMap((line) => {
    const { ingredientId } = line;
    const id = ingredientLineId(ingredientId);
    const density = densityOf(findIngredient(ingredientId));
    const ownLines = ownLinesOf.get(ingredientId) ?? [];
    const ofPlan = list.bought.get(id) ?? NOTHING;
    const kept = list.kept.get(id);
    const { fromPantry, ofPantry, ...ofEarlier } = coveredAmounts(line, list, supplies, density);
    const amounts = withOwnLines(line.amounts, ownLines, density);
    const ofOwnLines = ownLines.filter(({ quantity }) => quantity !== null).map((own) => own.id);
    const bought = sumOf([ofPlan, ...ofOwnLines.map((own) => list.bought.get(own) ?? NOTHING)]);
    const others = sumOf([bought, ofEarlier.total, kept ?? NOTHING]);
    if (kept !== undefined && missingAmounts(amounts, others, density).length === 0) return [];
    const checkedBy = [id, ...ofOwnLines].map((part) => list.checkedBy.get(part) ?? null);
    return {
      ...line,
      id,
      amounts,
      fromPantry,
      toBuy: missingAmounts(amounts, ofPantry, density),
      checked: boughtAmounts(amounts, bought),
      carried: ofEarlier.carried,
      missing: missingAmounts(amounts, sumOf([others, ofPantry]), density),
      checkedBy: checkedBy.find((member) => member !== null) ?? null,
    };
  });
}

function byIngredient(ownLines: Iterable<OwnLine>): ReadonlyMap<number | null, OwnLine[]> {
  const groups = new Map<number | null, OwnLine[]>();
  for (const line of ownLines) {
    const group = groups.get(line.ingredientId);
    if (group === undefined) groups.set(line.ingredientId, [line]);
    else group.push(line);
  }
  return groups;
}

function withOwnLines(
  amounts: readonly Amount[],
  ownLines: readonly OwnLine[],
  density: ReturnType<typeof densityOf>,
): readonly Amount[] {
  const added = ownLines.flatMap((line) => amountInLine(line) ?? []);
  if (added.length === 0) return amounts;
  const sum = new AmountSum(density);
  for (const { quantity, unit } of [...amounts, ...added]) sum.add(Rational.of(quantity), unit);
  return sum.amounts();
}

/**
 * The own lines in the order in which they were added. One without a quantity stands in the line of its
 * ingredient only while that line is not bought, or when it is bought itself.
 */
export function sharedOwnLines(
  { bought, checkedBy, ownLines }: ListState,
  lines: readonly Pick<SharedLine, 'ingredientId' | 'missing'>[],
): SharedOwnLine[] {
  const lineOf = new Map(lines.map((line) => [line.ingredientId, line]));
  return Array.from(ownLines.values(), (line) => {
    const amount = ownAmount(line);
    const ofLine = bought.get(line.id) ?? NOTHING;
    const missing = missingThousandths(ofLine, amount);
    const checked = isBought(line, ofLine);
    // Rounded up: what is missing is never shown as 0.
    const perUnit = thousandthsOf({ quantity: 1, unit: amount.unit }) / 1000;
    const ofIngredient = line.ingredientId === null ? undefined : lineOf.get(line.ingredientId);
    const inLine =
      ofIngredient !== undefined &&
      (line.quantity !== null || checked || ofIngredient.missing.length > 0);
    return {
      ...line,
      checked,
      missingQuantity: line.quantity === null ? null : Math.ceil(missing / perUnit) / 1000,
      inLine,
      checkedBy: checkedBy.get(line.id) ?? null,
    };
  });
}
