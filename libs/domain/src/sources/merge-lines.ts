import { unitOf } from '../catalogue/units.js';
import type { IngredientKey } from '../catalogue/ingredients.js';
import { RECIPE_LIMITS } from '../recipe/recipe-limits.js';
import type { DraftFlag, IngredientDraft, FlaggedLine, SourceHeading } from './draft.js';

/** The quantity with three decimals; null outside the limits of a recipe. */
function bounded(quantity: number | null): number | null {
  if (quantity === null) return null;
  const scale = 10 ** RECIPE_LIMITS.quantityDecimals;
  const rounded = Math.round(quantity * scale) / scale;
  return rounded > 0 && rounded <= RECIPE_LIMITS.quantity ? rounded : null;
}

/**
 * What lines whose amounts can be added have in common: the ingredient and the unit, of which MASS and
 * VOLUME are converted. Undefined for a line without an ingredient or an amount.
 */
function groupOf({ ingredient, quantity, unit }: IngredientDraft): string | undefined {
  if (ingredient === null || quantity === null || unit === null) return undefined;
  const { type } = unitOf(unit);
  return `${ingredient} ${type === 'COUNT' ? unit : type}`;
}

/** Merges two lines of a group in the unit of the first; null above the limit of a quantity. */
function mergePair(first: IngredientDraft, second: IngredientDraft): IngredientDraft | null {
  if (first.quantity === null || second.quantity === null) return null;
  if (first.unit === null || second.unit === null) return null;
  const factor = unitOf(second.unit).toBaseFactor / unitOf(first.unit).toBaseFactor;
  const quantity = bounded(first.quantity + second.quantity * factor);
  if (quantity === null) return null;
  const lineFlags = [...new Set([...first.lineFlags, ...second.lineFlags])];
  return { ...first, quantity, lineFlags, rawText: `${first.rawText} + ${second.rawText}` };
}

/** Uses the unit `piece` for a quantity without a unit, unless the food is not counted. */
function withPiece(line: IngredientDraft): IngredientDraft {
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
 * the unit of the first line. Lists of one recipe in several sizes are not merged.
 */
export function mergeLines(
  lines: readonly IngredientDraft[],
  headings: readonly SourceHeading[] = [],
): IngredientDraft[] {
  if (isInSizes(lines, headings)) return lines.map(withPiece);
  const result: IngredientDraft[] = [];
  const firstOf = new Map<string, number>();
  for (const line of lines.map(withPiece)) {
    const group = groupOf(line);
    const index = group === undefined ? undefined : firstOf.get(group);
    const first = index === undefined ? undefined : result[index];
    const sum = first && mergePair(first, line);
    if (sum && index !== undefined) {
      result[index] = sum;
      continue;
    }
    if (group !== undefined && first === undefined) firstOf.set(group, result.length);
    result.push(line);
  }
  return result;
}

/** Smallest number of foods of a list in several sizes, and maximum number of sizes. */
const MIN_FOODS = 3;
const MAX_SIZES = 4;

/**
 * Whether lines are one list in several sizes: the same foods in the same order, all of them more in
 * one list than in another. A heading without a number makes them parts: a dough and its crumble.
 */
function isInSizes(lines: readonly IngredientDraft[], headings: readonly SourceHeading[]): boolean {
  const foods = lines.map(({ ingredient, rawText }) => ingredient ?? rawText);
  const size = foods.indexOf(foods[0] ?? '', 1);
  const isList = size >= MIN_FOODS && lines.length % size === 0 && lines.length <= size * MAX_SIZES;
  if (!isList || foods.some((food, i) => food !== foods[i % size])) return false;
  if (headings.some(({ text, before }) => before > 0 && !/\d/.test(text))) return false;
  const changes = new Set(
    lines
      .slice(size)
      .map(({ quantity }, i) => Math.sign((quantity ?? 0) - (lines[i]?.quantity ?? 0))),
  );
  return changes.has(1) !== changes.has(-1);
}

/** Adds flags to the lines that a person must edit before the draft is imported, and cuts long texts. */
export function flagLines(lines: readonly IngredientDraft[]): FlaggedLine[] {
  const counts = new Map<IngredientKey | null, number>();
  for (const { ingredient } of lines) counts.set(ingredient, (counts.get(ingredient) ?? 0) + 1);
  return lines.map((line) => {
    const isRepeated = (counts.get(line.ingredient) ?? 0) > 1;
    const flags: DraftFlag[] = [];
    if (line.ingredient === null) flags.push('UNRESOLVED_INGREDIENT');
    if (line.quantity === null) flags.push('MISSING_QUANTITY');
    if (line.unit === null) flags.push('MISSING_UNIT');
    if (line.ingredient !== null && isRepeated) flags.push('DUPLICATE_INGREDIENT');
    return withShortText({ ...line, flags: [...flags, ...line.lineFlags] });
  });
}
