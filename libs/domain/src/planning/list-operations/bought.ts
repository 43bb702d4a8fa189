import type { Density } from '../../catalogue/densities/density.js';
import { unitOf, type UnitKey } from '../../catalogue/units.js';
import { massOf, volumeOf } from '../../units/convert-by-density.js';
import type { Amount } from '../../units/amount.js';
import { Rational } from '../../units/rational.js';
import type { OwnAmount } from './own-line.js';

/**
 * What was bought of a line: thousandths of grams, of millilitres, of each COUNT unit, and of no
 * unit (null). Integers in base units add up exactly, in any order. They are above 0.
 */
export type Bought = ReadonlyMap<UnitKey | null, number>;

export const NOTHING: Bought = new Map();

/** A million tonnes. Sums remain exact numbers. */
const MAX_THOUSANDTHS = 1e15;

/** Adds an amount that was bought. */
export function plus(bought: Bought, amount: OwnAmount): Bought {
  return plusThousandths(bought, baseUnitOf(amount.unit), thousandthsOf(amount));
}

/** Adds thousandths of a base unit; takes them back, at most what was bought, if they are negative. */
export function plusThousandths(bought: Bought, base: UnitKey | null, thousandths: number): Bought {
  const current = bought.get(base) ?? 0;
  const next = Math.min(Math.max(current + thousandths, 0), MAX_THOUSANDTHS);
  if (next === current) return bought;
  const changed = new Map(bought);
  if (next > 0) changed.set(base, next);
  else changed.delete(base);
  return changed;
}

/** What is missing of an amount, in thousandths of its base unit; not below 0. */
export function missingThousandths(bought: Bought, amount: OwnAmount, density?: Density): number {
  return Math.max(0, thousandthsOf(amount) - thousandthsBought(bought, amount.unit, density));
}

/** The sum of what was bought in several places. */
export function sumOf(parts: readonly Bought[]): Bought {
  // Of most lines of a list, nothing or one part was bought.
  const [first, second, ...others] = parts.filter(({ size }) => size > 0);
  if (second === undefined) return first ?? NOTHING;
  const sum = new Map(first);
  for (const part of [second, ...others]) {
    for (const [unit, thousandths] of part) sum.set(unit, (sum.get(unit) ?? 0) + thousandths);
  }
  return sum;
}

/**
 * What was bought in the base unit of a unit, in thousandths.
 *
 * @param density converts what was bought by mass if the unit is a volume, and the other way round
 */
export function thousandthsBought(bought: Bought, unit: UnitKey | null, density?: Density): number {
  const base = baseUnitOf(unit);
  const thousandths = bought.get(base) ?? 0;
  if (density === undefined) return thousandths;
  const of = (other: UnitKey) => Rational.of((bought.get(other) ?? 0) / 1000);
  if (base === 'gram') return thousandths + toThousandths(massOf(of('milliliter'), density));
  return base === 'milliliter'
    ? thousandths + toThousandths(volumeOf(of('gram'), density))
    : thousandths;
}

/** Amounts as if they were bought. */
export function needed(amounts: readonly Amount[]): Bought {
  return sumOf(
    amounts.map((amount) => new Map([[baseUnitOf(amount.unit), thousandthsOf(amount)]])),
  );
}

/** The amount in thousandths of its base unit. */
export function thousandthsOf({ quantity, unit }: OwnAmount): number {
  return Math.round(quantity * 1000) * (unit === null ? 1 : unitOf(unit).toBaseFactor);
}

function toThousandths(amount: Rational): number {
  return Math.round(amount.rounded() * 1000);
}

/** The unit in which amounts of a unit are added. */
export function baseUnitOf(unit: UnitKey): UnitKey;
export function baseUnitOf(unit: UnitKey | null): UnitKey | null;
export function baseUnitOf(unit: UnitKey | null): UnitKey | null {
  if (unit === null) return null;
  const { type } = unitOf(unit);
  if (type === 'MASS') return 'gram';
  return type === 'VOLUME' ? 'milliliter' : unit;
}
