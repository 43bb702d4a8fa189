import { type UnitKey, unitOf } from '../catalogue/units.js';
import { RECIPE_LIMITS } from '../recipe/recipe-limits.js';
import type { DraftFlag, DraftLine, FlaggedLine } from './draft.js';

/** The quantity with three decimals; null outside the limits of a recipe. */
function bounded(quantity: number | null): number | null {
  if (quantity === null) return null;
  const scale = 10 ** RECIPE_LIMITS.quantityDecimals;
  const rounded = Math.round(quantity * scale) / scale;
  return rounded > 0 && rounded <= RECIPE_LIMITS.quantity ? rounded : null;
}

/** The factor from one unit to another; null if they cannot be converted. */
function conversion(from: UnitKey, to: UnitKey): number | null {
  if (from === to) return 1;
  const [source, target] = [unitOf(from), unitOf(to)];
  if (source.type !== target.type || source.type === 'COUNT') return null;
  return source.toBaseFactor / target.toBaseFactor;
}

/** Merges two lines in the unit of the first; null if they cannot be merged. */
function mergePair(first: DraftLine, second: DraftLine): DraftLine | null {
  if (first.ingredient === null || first.ingredient !== second.ingredient) return null;
  if (first.quantity === null || second.quantity === null) return null;
  if (first.unit === null || second.unit === null) return null;
  const factor = conversion(second.unit, first.unit);
  const quantity = factor === null ? null : bounded(first.quantity + second.quantity * factor);
  if (quantity === null) return null;
  const lineFlags = [...new Set([...first.lineFlags, ...second.lineFlags])];
  return { ...first, quantity, lineFlags, rawText: `${first.rawText} + ${second.rawText}` };
}

/** Uses the unit `piece` for a quantity without a unit, unless the food is not counted. */
function withPiece(line: DraftLine): DraftLine {
  const quantity = bounded(line.quantity);
  const isCounted = quantity !== null && !line.lineFlags.includes('UNLIKELY_UNIT');
  return { ...line, quantity, unit: line.unit ?? (isCounted ? 'piece' : null) };
}

/** Maximum length of the text of a line. */
const MAX_TEXT = 300;

/** A line whose text is cut at its maximum length, not inside a character. */
function withShortText(line: FlaggedLine): FlaggedLine {
  if (line.rawText.length <= MAX_TEXT) return line;
  const cut = line.rawText.slice(0, MAX_TEXT - 1).replace(/[\ud800-\udbff]$/, '');
  return { ...line, rawText: `${cut}…` };
}

/**
 * Merges lines with the same ingredient if their amounts can be added: the same unit, or a
 * conversion within MASS or within VOLUME. Lines with different unit types, with different COUNT
 * units, without an amount, or without an ingredient are not merged. The sum has the position and
 * the unit of the first line.
 */
export function mergeLines(lines: readonly DraftLine[]): DraftLine[] {
  const result: DraftLine[] = [];
  for (const line of lines.map(withPiece)) {
    const sums = result.map((earlier) => mergePair(earlier, line));
    const index = sums.findIndex((sum) => sum !== null);
    const sum = sums[index];
    if (sum) result[index] = sum;
    else result.push(line);
  }
  return result;
}

/** Adds flags to the lines that a person must edit before the draft is imported, and cuts long texts. */
export function flagLines(lines: readonly DraftLine[]): FlaggedLine[] {
  return lines.map((line) => {
    const sameIngredient = lines.filter(({ ingredient }) => ingredient === line.ingredient);
    const flags: DraftFlag[] = [];
    if (line.ingredient === null) flags.push('UNRESOLVED_INGREDIENT');
    if (line.quantity === null) flags.push('MISSING_QUANTITY');
    if (line.unit === null) flags.push('MISSING_UNIT');
    if (line.ingredient !== null && sameIngredient.length > 1) flags.push('DUPLICATE_INGREDIENT');
    return withShortText({ ...line, flags: [...flags, ...line.lineFlags] });
  });
}
