import { METRIC_UNITS, unitOf } from '#domain/catalogue/units.js';
import type { Amount } from './findings.js';

/** Imperial units have no exact metric size: a cup is 236 to 240 ml. */
const TOLERANCE = 0.02;

/** Whether two amounts are equal within 2 %, converting between metric units. */
export function sameAmount(a: Amount, b: Amount): boolean {
  if (a.quantity === null || b.quantity === null) return a.quantity === b.quantity;
  if (a.unit === null || b.unit === null) return a.unit === b.unit && a.quantity === b.quantity;
  const comparable = a.unit === b.unit || (METRIC_UNITS.has(a.unit) && METRIC_UNITS.has(b.unit));
  const [one, other] = [unitOf(a.unit), unitOf(b.unit)];
  if (!comparable || one.type !== other.type) return false;
  const [size, otherSize] = [a.quantity * one.toBaseFactor, b.quantity * other.toBaseFactor];
  return Math.abs(size - otherSize) <= TOLERANCE * Math.max(size, otherSize);
}
