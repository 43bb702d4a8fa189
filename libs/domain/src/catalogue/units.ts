export type UnitType = 'MASS' | 'VOLUME' | 'COUNT';

/**
 * The units of quantities. `toBaseFactor` is the number of base units in one unit: grams for MASS,
 * millilitres for VOLUME. COUNT units cannot be converted.
 */
export const UNITS = [
  { key: 'gram', type: 'MASS', toBaseFactor: 1 },
  { key: 'kilogram', type: 'MASS', toBaseFactor: 1000 },
  { key: 'milliliter', type: 'VOLUME', toBaseFactor: 1 },
  { key: 'centiliter', type: 'VOLUME', toBaseFactor: 10 },
  { key: 'liter', type: 'VOLUME', toBaseFactor: 1000 },
  { key: 'tablespoon', type: 'VOLUME', toBaseFactor: 15 },
  { key: 'teaspoon', type: 'VOLUME', toBaseFactor: 5 },
  { key: 'piece', type: 'COUNT', toBaseFactor: 1 },
  { key: 'pinch', type: 'COUNT', toBaseFactor: 1 },
  { key: 'slice', type: 'COUNT', toBaseFactor: 1 },
  { key: 'clove', type: 'COUNT', toBaseFactor: 1 },
  { key: 'bunch', type: 'COUNT', toBaseFactor: 1 },
  { key: 'sachet', type: 'COUNT', toBaseFactor: 1 },
  { key: 'sprig', type: 'COUNT', toBaseFactor: 1 },
] as const satisfies readonly { key: string; type: UnitType; toBaseFactor: number }[];

type Unit = (typeof UNITS)[number];
export type UnitKey = Unit['key'];

/** Units of the metric system, which can express one amount with different numbers. */
export const METRIC_UNITS: ReadonlySet<UnitKey> = new Set<UnitKey>([
  'gram',
  'kilogram',
  'milliliter',
  'centiliter',
  'liter',
]);

const BY_KEY = Object.fromEntries(UNITS.map((unit) => [unit.key, unit])) as Record<UnitKey, Unit>;

export function unitOf(key: UnitKey): Unit {
  return BY_KEY[key];
}
