import type { UnitKey } from '../catalogue/units.js';
import type { Amount } from './amount.js';
import type { Rational } from './rational.js';
import { unitOf } from './unit.js';

/** When a unit is the one a person would choose. Bounds are in base units. */
interface Wording {
  readonly unit: UnitKey;
  readonly from: number;
  readonly below: number;
  /** The smallest part of the unit that one would still name: half a spoon, a whole centilitre. */
  readonly step?: number;
}

const MASS: readonly Wording[] = [
  { unit: 'kilogram', from: 1000, below: Infinity },
  { unit: 'gram', from: 0, below: 1000 },
];
const VOLUME: readonly Wording[] = [
  { unit: 'liter', from: 1000, below: Infinity },
  { unit: 'centiliter', from: 100, below: 1000, step: 1 },
  { unit: 'milliliter', from: 0, below: 1000 },
];
/** Nobody buys milk by the spoon, and nobody measures two spoons of oil in millilitres. */
const SPOONS: readonly Wording[] = [
  { unit: 'tablespoon', from: 15, below: 100, step: 0.5 },
  { unit: 'teaspoon', from: 0, below: 30, step: 0.25 },
];

/** Grams in the unit a person would read: 1.2 kg rather than 1200 g. */
export function readableMass(grams: Rational): Amount {
  return inBestUnit(grams, MASS);
}

/**
 * Millilitres in the unit a person would read: 75 cl, 45 ml, 1.5 l; small amounts in spoons when
 * they were given in spoons.
 */
export function readableVolume(millilitres: Rational, givenInSpoons: boolean): Amount {
  return inBestUnit(millilitres, givenInSpoons ? [...SPOONS, ...VOLUME] : VOLUME);
}

function inBestUnit(base: Rational, wordings: readonly Wording[]): Amount {
  // Bounds are held against what would be shown: 999.9999 g are a kilogram.
  const size = base.rounded();
  for (const { unit, from, below, step } of wordings) {
    if (size < from || size >= below) continue;
    const quantity = base.times(1, unitOf(unit).toBaseFactor).rounded();
    if (step === undefined || Number.isInteger(quantity / step)) return { quantity, unit };
  }
  throw new RangeError('No wording covers the amount.');
}
