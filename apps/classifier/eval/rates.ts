import type { Tally } from './score.js';

/** Rates from 0 to 1; null if there is nothing to divide by. */
export interface Rates {
  readonly precision: number | null;
  readonly recall: number | null;
  readonly f1: number | null;
}

export function ratesOf({ right, found, expected }: Tally): Rates {
  const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
  return {
    precision: share(right, found),
    recall: share(right, expected),
    f1: share(2 * right, found + expected),
  };
}
