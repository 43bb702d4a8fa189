import { type UnitKey, unitOf } from '../catalogue/units.js';
import type { Amount } from './amount.js';
import type { Rational } from './rational.js';

/** The range of sizes for which a unit is readable. Bounds are in base units. */
interface UnitRange {
  readonly unit: UnitKey;
  readonly from: number;
  readonly below: number;
  /** The quantity must be a multiple of this: half a spoon, a whole centilitre. */
  readonly step?: number;
}

const MASS: readonly UnitRange[] = [
  { unit: 'kilogram', from: 1000, below: Infinity },
  { unit: 'gram', from: 0, below: 1000 },
];
const VOLUME: readonly UnitRange[] = [
  { unit: 'liter', from: 1000, below: Infinity },
  { unit: 'centiliter', from: 100, below: 1000, step: 1 },
  { unit: 'milliliter', from: 0, below: 1000 },
];
/** For small volumes that recipes give in spoons. */
const SPOONS: readonly UnitRange[] = [
  { unit: 'tablespoon', from: 15, below: 100, step: 0.5 },
  { unit: 'teaspoon', from: 0, below: 30, step: 0.25 },
];

/** Grams in the most readable unit: 1.2 kg, not 1200 g. */
export function readableMass(grams: Rational): Amount {
  return inBestUnit(grams, MASS);
}

/**
 * Millilitres in the most readable unit: 75 cl, 45 ml, 1.5 l.
 *
 * @param onlySpoons whether all inputs were in spoons; small amounts are then given in spoons
 */
export function readableVolume(millilitres: Rational, onlySpoons: boolean): Amount {
  return inBestUnit(millilitres, onlySpoons ? [...SPOONS, ...VOLUME] : VOLUME);
}

function inBestUnit(base: Rational, ranges: readonly UnitRange[]): Amount {
  // The rounded size selects the unit: 999.9999 g are a kilogram.
  const size = base.rounded();
  for (const { unit, from, below, step } of ranges) {
    if (size < from || size >= below) continue;
    const quantity = base.times(1, unitOf(unit).toBaseFactor).rounded();
    if (step === undefined || Number.isInteger(quantity / step)) return { quantity, unit };
  }
  throw new RangeError('No unit covers the amount.');
}
