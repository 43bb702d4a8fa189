import type { UnitKey } from '#domain/catalogue/units.js';
import type { TokenRange } from './token.js';

export interface ReadAmount {
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
}

/** What a number counts. */
export type Counted = 'unit' | 'container' | 'piece' | 'vague';

/** A number with what it counts: "2 grosses gousses", "1 (14 oz) can", "deux". */
export interface AmountPhrase extends ReadAmount, TokenRange {
  /** The token after the number and its unit: "300 g" in "300 g environ", "2" in "2 beaux filets". */
  readonly writtenTo: number;
  /** The number before what is counted. */
  readonly count: number;
  /** Null for a number alone. */
  readonly counted: Counted | null;
  /** Number of `unit` in one written unit; 1 without a unit. */
  readonly factor: number;
}

/** An amount before a food, and how it is linked to it. */
export interface LinkedAmount {
  readonly phrase: AmountPhrase;
  /** The token after the amount as written, and after its repetition: "250 g/9 oz", "2 c. à s. (30 g)". */
  readonly writtenTo: number;
  /** Whether "of" stands between them: "200 g de farine". */
  readonly linked: boolean;
  /** Whether the food is definite: "1 cup of the water", "la moitié du sucre". */
  readonly partitive: boolean;
}

export const NO_AMOUNT: ReadAmount = { quantity: null, unit: null };

/** Larger numbers are not amounts. */
const MAX_QUANTITY = 1_000_000;

/** A quantity in thousandths; null if it is not the quantity of a food. */
export function quantityOf(value: number): number | null {
  const quantity = Math.round(value * 1000) / 1000;
  return quantity > 0 && quantity <= MAX_QUANTITY ? quantity : null;
}
