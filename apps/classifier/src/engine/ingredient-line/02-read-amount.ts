import { type UnitKey, unitOf } from '#domain/catalogue/units.js';
import type { Line, LineAmount } from './line.js';
import { readNumberPhrase } from './number-phrase.js';
import { COUNTED, isFood, measureStart, sizeAfter, sizeBefore, unitAt } from './unit-phrase.js';

/** Larger numbers are not amounts. */
const MAX_QUANTITY = 1_000_000;

/** Maximum number of words before the amount: "environ 2", "il faut 2". */
const MAX_WORDS_BEFORE = 2;

const NO_AMOUNT: LineAmount = { quantity: null, unit: null, from: 0, to: 0 };

/** Reads the amount at the start of a line; otherwise the first amount with a unit. */
export function readAmount(line: Line): LineAmount {
  const amounts = readAll(line);
  return (
    amounts.find(({ from }) => isAtStart(line, from)) ??
    amounts.find(({ unit }) => unit !== null) ??
    unitWithoutNumber(line) ??
    amounts.find(({ to }) => isBeforeFood(line, to)) ??
    NO_AMOUNT
  );
}

function readAll(line: Line): LineAmount[] {
  const amounts: LineAmount[] = [];
  for (let i = 0; i < line.length; i++) {
    const amount = amountAt(line, i);
    if (amount === undefined) continue;
    i = amount.to - 1;
    const last = amounts.at(-1);
    const sum = last && isPlus(line, last.to, amount.from) ? add(last, amount) : undefined;
    if (sum === undefined) amounts.push(amount);
    else amounts.splice(-1, 1, sum);
  }
  return amounts;
}

/** Whether a token is close enough to the start of the line. */
function isAtStart({ mentions }: Line, at: number): boolean {
  return at <= MAX_WORDS_BEFORE && !mentions.some(({ from }) => from < at);
}

/** Reads the quantity 1 if the line starts with a counted unit: "Pincée de sel". */
function unitWithoutNumber(line: Line): LineAmount | undefined {
  const unit = unitAt(line, 0);
  return unit && COUNTED.has(unit.key)
    ? { quantity: 1, unit: unit.key, from: 0, to: unit.to }
    : undefined;
}

function isBeforeFood(line: Line, at: number): boolean {
  const i = line.lineWords.of.has(line.lowerCase(at)) ? at + 1 : at;
  return line.mentions.some(({ from, entry }) => from === i && entry.ingredient !== null);
}

function amountAt(line: Line, from: number): LineAmount | undefined {
  const count = readNumberPhrase(line, from);
  if (count === undefined) return undefined;
  const size = sizeBefore(line, count.to);
  const at = measureStart(line, size?.to ?? count.to);
  const unit = unitAt(line, at);
  if (unit !== undefined && (size === undefined || COUNTED.has(unit.key))) {
    const extra = fractionAfter(line, unit.to);
    return lineAmount((count.value + extra.value) * unit.factor, unit.key, from, extra.to);
  }
  const word = isFood(line, at) ? '' : line.lowerCase(at);
  const isContainer = line.containers.has(word);
  const containerSize = size ?? (isContainer ? sizeAfter(line, at + 1) : undefined);
  const end = isContainer || line.pieces.has(word) ? at + 1 : count.to;
  if (containerSize !== undefined) {
    const value = count.value * containerSize.value * containerSize.factor;
    return lineAmount(value, containerSize.key, from, Math.max(containerSize.to, end));
  }
  return line.vague.has(word)
    ? { quantity: null, unit: null, from, to: at + 1 }
    : lineAmount(count.value, null, from, end);
}

function lineAmount(
  value: number,
  unit: UnitKey | null,
  from: number,
  to: number,
): LineAmount | undefined {
  const quantity = Math.round(value * 1000) / 1000;
  return quantity > 0 && quantity <= MAX_QUANTITY ? { quantity, unit, from, to } : undefined;
}

/** Reads a fraction after the unit: "1 tasse et demie", "1 tasse 1/2". */
function fractionAfter(line: Line, at: number) {
  const fraction = line.number(at);
  if (fraction < 1) return { value: fraction, to: at + 1 };
  return line.lineWords.andAHalf.test(line.text.slice(line.end(at - 1)))
    ? { value: 0.5, to: at + 2 }
    : { value: 0, to: at };
}

function isPlus(line: Line, end: number, start: number): boolean {
  return start - end === 1 && line.lineWords.plus.has(line.lowerCase(end));
}

/** Adds "1 tasse + 2 c. à soupe" in the first unit; undefined if the units are not convertible. */
function add(first: LineAmount, second: LineAmount): LineAmount | undefined {
  if (first.quantity === null || second.quantity === null) return undefined;
  if (first.unit === null || second.unit === null) return undefined;
  const [one, other] = [unitOf(first.unit), unitOf(second.unit)];
  if (one.type !== other.type || one.type === 'COUNT') return undefined;
  const added = (second.quantity * other.toBaseFactor) / one.toBaseFactor;
  return lineAmount(first.quantity + added, first.unit, first.from, second.to);
}
