import { unitOf, type UnitKey } from '../../catalogue/units.js';
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
  return change(bought, amount, (current) => current + thousandthsOf(amount));
}

/** Takes back an amount, at most what was bought. */
export function minus(bought: Bought, amount: OwnAmount): Bought {
  return change(bought, amount, (current) => current - thousandthsOf(amount));
}

/** Adds what is missing of an amount. */
export function atLeast(bought: Bought, amount: OwnAmount): Bought {
  return change(bought, amount, (current) => Math.max(current, thousandthsOf(amount)));
}

/** The amount in thousandths of its base unit. */
export function thousandthsOf({ quantity, unit }: OwnAmount): number {
  return Math.round(quantity * 1000) * (unit === null ? 1 : unitOf(unit).toBaseFactor);
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

function change(
  bought: Bought,
  { unit }: OwnAmount,
  next: (thousandths: number) => number,
): Bought {
  const base = baseUnitOf(unit);
  const current = bought.get(base) ?? 0;
  const thousandths = Math.min(Math.max(next(current), 0), MAX_THOUSANDTHS);
  if (thousandths === current) return bought;
  const changed = new Map(bought);
  if (thousandths > 0) changed.set(base, thousandths);
  else changed.delete(base);
  return changed;
}
