import type { Density } from '../catalogue/densities/density.js';
import { unitOf, UNITS, type UnitKey } from '../catalogue/units.js';
import type { Amount } from './amount.js';
import { approximate, massOf, volumeOf } from './convert-by-density.js';
import { Rational } from './rational.js';
import { readableMass, readableVolume } from './readable-amount.js';

const COUNTS = UNITS.filter(({ type }) => type === 'COUNT');

/**
 * The exact sum of amounts of one ingredient: one sum for all MASS units, one for all VOLUME units,
 * and one for each COUNT unit. With a density, a mass and a volume are one sum, of the type in which
 * shops sell the ingredient. Counts are never converted.
 */
export class AmountSum {
  private mass = Rational.ZERO;
  private volume = Rational.ZERO;
  private onlySpoons = true;
  private readonly counts = new Map<UnitKey, Rational>();

  constructor(private readonly density?: Density) {}

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
    return [...this.measured(), ...this.counted()];
  }

  /** The sums as {@link amounts}, but in the type in which shops sell the ingredient. */
  amountsAsSold(): Amount[] {
    const { density } = this;
    const other = density?.soldBy === 'MASS' ? this.volume : this.mass;
    return density === undefined || other === Rational.ZERO
      ? this.amounts()
      : [this.converted(density), ...this.counted()];
  }

  private measured(): Amount[] {
    const { mass, volume, density, onlySpoons } = this;
    const [hasMass, hasVolume] = [mass !== Rational.ZERO, volume !== Rational.ZERO];
    if (density !== undefined && hasMass && hasVolume) return [this.converted(density)];
    return [
      ...(hasMass ? [readableMass(mass)] : []),
      ...(hasVolume ? [readableVolume(volume, onlySpoons)] : []),
    ];
  }

  /** The sum of masses and volumes. */
  private converted(density: Density): Amount {
    const { mass, volume } = this;
    return density.soldBy === 'MASS'
      ? readableMass(approximate(mass.plus(massOf(volume, density))))
      : readableVolume(approximate(volume.plus(volumeOf(mass, density))), false);
  }

  private counted(): Amount[] {
    return COUNTS.flatMap(({ key }) => {
      const count = this.counts.get(key);
      return count ? [{ quantity: count.rounded(), unit: key }] : [];
    });
  }
}
