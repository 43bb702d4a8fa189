import { UNITS, type UnitKey } from '../catalogue/units.js';
import type { Amount } from './amount.js';
import { Rational } from './rational.js';
import { readableMass, readableVolume } from './readable-amount.js';
import { unitOf } from './unit.js';

const COUNTS = UNITS.filter(({ type }) => type === 'COUNT');

/**
 * The sum of amounts of one ingredient: exact, whatever was added in whatever order. MASS sums
 * with MASS and VOLUME with VOLUME, through their base units; a COUNT unit only with itself.
 */
export class AmountSum {
  private mass = Rational.ZERO;
  private volume = Rational.ZERO;
  private givenInSpoons = true;
  private readonly counts = new Map<UnitKey, Rational>();

  /** Adds so many of a unit; nothing may be added as a quantity of zero. */
  add(quantity: Rational, key: UnitKey): void {
    const { type, toBaseFactor } = unitOf(key);
    switch (type) {
      case 'MASS':
        this.mass = this.mass.plus(quantity.times(toBaseFactor));
        break;
      case 'VOLUME':
        this.volume = this.volume.plus(quantity.times(toBaseFactor));
        this.givenInSpoons &&= key === 'tablespoon' || key === 'teaspoon';
        break;
      case 'COUNT':
        this.counts.set(key, (this.counts.get(key) ?? Rational.ZERO).plus(quantity));
    }
  }

  /** What was added, each type in the unit a person would read: MASS, VOLUME, then the COUNTs. */
  amounts(): Amount[] {
    const amounts: Amount[] = [];
    if (this.mass !== Rational.ZERO) amounts.push(readableMass(this.mass));
    if (this.volume !== Rational.ZERO) {
      amounts.push(readableVolume(this.volume, this.givenInSpoons));
    }
    for (const { key } of COUNTS) {
      const count = this.counts.get(key);
      if (count) amounts.push({ quantity: count.rounded(), unit: key });
    }
    return amounts;
  }
}
