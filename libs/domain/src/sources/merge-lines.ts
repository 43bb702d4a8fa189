import { UNITS, type UnitKey } from '../catalogue/units.js';
import { RECIPE_LIMITS } from '../recipe/recipe-limits.js';
import type { DraftLine } from './draft.js';

const unitOf = (key: UnitKey) => UNITS.find((unit) => unit.key === key);

/** A quantity that a recipe can hold; null when it is none. */
function bounded(quantity: number | null): number | null {
  if (quantity === null) return null;
  const scale = 10 ** RECIPE_LIMITS.quantityDecimals;
  const rounded = Math.round(quantity * scale) / scale;
  return rounded > 0 && rounded <= RECIPE_LIMITS.quantity ? rounded : null;
}

/** How many of `to` one of `from` makes; null where there is no telling. */
function conversion(from: UnitKey, to: UnitKey): number | null {
  if (from === to) return 1;
  const [source, target] = [unitOf(from), unitOf(to)];
  if (source?.type !== target?.type || source?.type === 'COUNT') return null;
  return source && target ? source.toBaseFactor / target.toBaseFactor : null;
}

/** Two lines as one in the unit of the first, or null where they have to stay two. */
function merged(first: DraftLine, second: DraftLine): DraftLine | null {
  if (first.ingredient === null || first.ingredient !== second.ingredient) return null;
  if (first.quantity === null || second.quantity === null) return null;
  if (first.unit === null || second.unit === null) return null;
  const factor = conversion(second.unit, first.unit);
  const quantity = factor === null ? null : bounded(first.quantity + second.quantity * factor);
  if (quantity === null) return null;
  return { ...first, quantity, rawText: `${first.rawText} + ${second.rawText}` };
}

/** A quantity without a unit word counts pieces. */
function withPiece(line: DraftLine): DraftLine {
  const quantity = bounded(line.quantity);
  return { ...line, quantity, unit: quantity === null ? line.unit : (line.unit ?? 'piece') };
}

/**
 * The lines of a draft with those of one ingredient put together where their amounts can be summed:
 * in the same unit, or by conversion within MASS or within VOLUME. Different types, two different
 * COUNT units and lines without an amount stay apart, as do unresolved ones. The sum stands where
 * the first of them stood and in its unit.
 */
export function mergeLines(lines: readonly DraftLine[]): DraftLine[] {
  const result: DraftLine[] = [];
  for (const line of lines.map(withPiece)) {
    const sums = result.map((earlier) => merged(earlier, line));
    const place = sums.findIndex((sum) => sum !== null);
    const sum = sums[place];
    if (sum) result[place] = sum;
    else result.push(line);
  }
  return result;
}
