import { unitOf, UNITS, type UnitKey } from '../catalogue/units.js';
import type { Amount } from './amount.js';
import { Rational } from './rational.js';
import { readableMass, readableVolume } from './readable-amount.js';

const COUNTS = UNITS.filter(({ type }) => type === 'COUNT');

/**
 * The exact sum of amounts of one ingredient: one sum for all MASS units, one for all VOLUME units,
 * and one for each COUNT unit.
 */
export class AmountSum {
  private mass = Rational.ZERO;
  private volume = Rational.ZERO;
  private onlySpoons = true;
  private readonly counts = new Map<UnitKey, Rational>();

  /** @param quantity greater than zero */
  add(quantity: Rational, key: UnitKey): void {
    const { type, toBaseFactor } = unitOf(key);
    switch (type) {
      case 'MASS':
        this.mass = this.mass.plus(quantity.times(toBaseFactor));
        break;
      case 'VOLUME':
        this.volume = this.volume.plus(quantity.times(toBaseFactor));
        this.onlySpoons &&= key === 'tablespoon' || key === 'teaspoon';
        break;
      case 'COUNT':
        this.counts.set(key, (this.counts.get(key) ?? Rational.ZERO).plus(quantity));
    }
  }

  /** The sums with three decimals, in readable units: MASS, VOLUME, then the COUNT units. */
  amounts(): Amount[] {
    const amounts: Amount[] = [];
    if (this.mass !== Rational.ZERO) amounts.push(readableMass(this.mass));
    if (this.volume !== Rational.ZERO) {
      amounts.push(readableVolume(this.volume, this.onlySpoons));
    }
    for (const { key } of COUNTS) {
      const count = this.counts.get(key);
      if (count) amounts.push({ quantity: count.rounded(), unit: key });
    }
    return amounts;
  }
}
