import { type UnitKey, unitOf } from '../../../catalogue/units.js';
import type { Amount } from '../../../units/amount.js';
import type { MinuteRange } from '../estimates/technique-estimate.js';

/** How much food a task handles. */
export interface Load {
  readonly pieces: number;
  /** Kilograms or litres. */
  readonly kilograms: number;
}

/** Minutes that depend on the load. */
interface Rates {
  readonly minutes: MinuteRange;
  readonly perPiece?: MinuteRange;
  readonly perKilogram?: MinuteRange;
}

/** Onions, carrots, lemons and apples weigh 100 to 150 g. */
const PIECES_PER_KILOGRAM = 8;

/** What a recipe for four persons uses of one vegetable. */
const TYPICAL_LOAD: Load = { pieces: 0, kilograms: 0.3 };

/** Pieces in a unit: a clove of garlic is small, a bunch is several plants. */
const PIECES: Partial<Record<UnitKey, number>> = {
  piece: 1,
  slice: 0.3,
  clove: 0.3,
  bunch: 2,
  sprig: 0.2,
};

/** The load of some amounts; a typical load if there is none. */
export function loadOf(amounts: readonly Amount[]): Load {
  if (amounts.length === 0) return TYPICAL_LOAD;
  let [pieces, kilograms] = [0, 0];
  for (const { quantity, unit } of amounts) {
    const { type, toBaseFactor } = unitOf(unit);
    if (type === 'COUNT') pieces += quantity * (PIECES[unit] ?? 0);
    else kilograms += (quantity * toBaseFactor) / 1000;
  }
  return { pieces, kilograms };
}

/** A rate that is missing follows from the other one. */
export function minutesFor(rates: Rates, load: Load): MinuteRange {
  return [minutesAt(0, rates, load), minutesAt(1, rates, load)];
}

function minutesAt(bound: 0 | 1, rates: Rates, { pieces, kilograms }: Load): number {
  const { minutes, perPiece, perKilogram } = rates;
  const ofPiece = perPiece?.[bound] ?? (perKilogram?.[bound] ?? 0) / PIECES_PER_KILOGRAM;
  const ofKilogram = perKilogram?.[bound] ?? ofPiece * PIECES_PER_KILOGRAM;
  return minutes[bound] + ofPiece * pieces + ofKilogram * kilograms;
}
