import type { UnitKey } from '#domain/catalogue/units.js';
import type { TokenRange } from './tokens.js';

/** What a word does in an amount, as bits. `AmountWords` of a language says what each of them means. */
export const AmountRole = {
  CONTAINER: 1,
  PIECE: 2,
  VAGUE: 4,
  PLUS: 8,
  APPROXIMATE: 16,
  SIZE: 32,
  NUMBERED: 64,
  BEFORE_ONE: 128,
} as const;

export interface Amount {
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
}

/** What a number counts. */
export type Counted = 'unit' | 'container' | 'piece' | 'vague';

/** A number with what it counts: "2 grosses gousses", "1 (14 oz) can", "deux". */
export interface AmountPhrase extends Amount, TokenRange {
  /** The number before what is counted. */
  readonly count: number;
  /** Null for a number alone. */
  readonly counted: Counted | null;
}

export const NO_AMOUNT: Amount = { quantity: null, unit: null };

/** Larger numbers are not amounts. */
const MAX_QUANTITY = 1_000_000;

/** A quantity in thousandths; null if it is not the quantity of a food. */
export function quantityOf(value: number): number | null {
  const quantity = Math.round(value * 1000) / 1000;
  return quantity > 0 && quantity <= MAX_QUANTITY ? quantity : null;
}
