import type { UnitKey } from '../catalogue/units.js';

/** So much of something: at most three decimals. */
export interface Amount {
  readonly quantity: number;
  readonly unit: UnitKey;
}
