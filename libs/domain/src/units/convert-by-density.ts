import type { Density } from '../catalogue/densities/density.js';
import type { Rational } from './rational.js';

const MILLIGRAMS_PER_GRAM = 1000;
/** Below this size in grams or millilitres, a converted amount has one decimal, else none. */
const SMALL = 10;

/** The mass of a volume in grams. */
export function massOf(millilitres: Rational, density: Density): Rational {
  return millilitres.times(density.milligrams, density.millilitres * MILLIGRAMS_PER_GRAM);
}

/** The volume of a mass in millilitres. */
export function volumeOf(grams: Rational, density: Density): Rational {
  return grams.times(density.millilitres * MILLIGRAMS_PER_GRAM, density.milligrams);
}

/** Rounds a converted amount in its base unit: more digits than two would pretend precision. */
export function approximate(amount: Rational): Rational {
  return amount.roundedTo(amount.rounded() < SMALL ? 10 : 1);
}
