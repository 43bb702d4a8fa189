import type { UnitKey } from '../catalogue/units.js';

/** A quantity with its unit. */
export interface Amount {
  readonly quantity: number;
  readonly unit: UnitKey;
}
