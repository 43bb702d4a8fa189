import { UNITS, type UnitKey } from '../catalogue/units.js';

export type Unit = (typeof UNITS)[number];

const BY_KEY = Object.fromEntries(UNITS.map((unit) => [unit.key, unit])) as Record<UnitKey, Unit>;

export function unitOf(key: UnitKey): Unit {
  return BY_KEY[key];
}
