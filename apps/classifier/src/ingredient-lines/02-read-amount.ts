import { type UnitKey, unitOf } from '#domain/catalogue/units.js';
import { ADJECTIVE } from '../engine/model/word-classes.js';
import { PARTICIPLE } from '../engine/model/verb-forms.js';
import { UNCOUNTABLE } from '../engine/amounts/uncountable.js';
import type { Line, LineAmount } from './line.js';
import { metricAmount } from './metric-amount.js';
import { readNumberPhrase } from './number-phrase.js';
import {
  COUNTED,
  isContainerName,
  isFood,
  isVague,
  measureStart,
  sizeAfter,
  sizeBefore,
  unitAt,
} from './unit-phrase.js';

/** Larger numbers are not amounts. */
const MAX_QUANTITY = 1_000_000;

/** Maximum number of words before the amount: "environ 2", "il faut 2". */
const MAX_WORDS_BEFORE = 2;

/** Larger numbers after a food are not counts: "vin 1998". */
const MAX_COUNT_AFTER = 100;

/** Signs between a food and its count: "Navets - 3", "Navets x 3". */
const SEPARATORS: ReadonlySet<string> = new Set(['-', '–', '—', ':', ',', '(', 'x', '×']);

const NO_AMOUNT: LineAmount = { quantity: null, unit: null, from: 0, to: 0 };

/**
 * Reads the amount at the start of a line; otherwise the first amount with a unit; otherwise a count
 * before or after a food. A metric amount beside it is more exact than cups, spoons and pounds.
 */
export function readAmount(line: Line): LineAmount {
  const amounts = readAll(line);
  const amount =
    amounts.find(({ from }) => isAtStart(line, from)) ??
    amounts.find(({ unit }) => unit !== null) ??
    unitWithoutNumber(line) ??
    amounts.find((count) => isBeforeFood(line, count)) ??
    amounts.find((count) => isAfterFood(line, count)) ??
    NO_AMOUNT;
  return metricAmount(line, amount) ?? amount;
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

/** Reads the quantity 1 if the line starts with a counted unit: "Pincée de sel", "small bunch". */
function unitWithoutNumber(line: Line): LineAmount | undefined {
  let start = 0;
  while (line.hasClass(start, ADJECTIVE)) start++;
  const unit = unitAt(line, start);
  return unit && COUNTED.has(unit.key)
    ? { quantity: 1, unit: unit.key, from: 0, to: unit.to }
    : undefined;
}

/** Whether a food follows a count, and none precedes it directly: not in "poulet 5 épices". */
function isBeforeFood(line: Line, { from, to }: LineAmount): boolean {
  if (isFood(line, from - 1)) return false;
  let i = line.lineWords.of.has(line.lowerCase(to)) ? to + 1 : to;
  while (!isFood(line, i) && line.hasClass(i, ADJECTIVE)) i++;
  return line.mentions.some((food) => food.from === i && food.entry.ingredient !== null);
}

/** Whether a count follows its food: "Navets - 3", "Navets : 3 gros", "Navets (3)", "Navets 3". */
function isAfterFood(line: Line, { quantity, from, to }: LineAmount): boolean {
  if (quantity === null || quantity > MAX_COUNT_AFTER || !isComplete(line, to)) return false;
  return SEPARATORS.has(line.lowerCase(from - 1))
    ? line.mentions.some((mention) => mention.to <= from)
    : isFood(line, from - 1) && (isCounted(line, to - 1) || isAfterCountable(line, from));
}

/** Whether a count ends before a token: at a sign, a description or "calibre M". */
function isComplete(line: Line, at: number): boolean {
  return (
    line.kind(at) !== 'word' ||
    line.hasClass(at, ADJECTIVE) ||
    line.hasForm(at, PARTICIPLE) ||
    line.lineWords.sizes.has(line.lowerCase(at))
  );
}

/** Whether a token names what is counted: "Semoule 2 paquets". */
function isCounted(line: Line, at: number): boolean {
  const word = line.lowerCase(at);
  return line.containers.has(word) || line.pieces.has(word);
}

/** Whether the food before a token is counted in pieces: "Navets 3", but not "Porto 10". */
function isAfterCountable({ mentions }: Line, at: number): boolean {
  return mentions.some(
    ({ to, entry: { ingredient } }) =>
      to === at && ingredient !== null && !UNCOUNTABLE.has(ingredient),
  );
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
  // The container may be part of the name: "boîte de tomates".
  const word = isFood(line, at) && !isContainerName(line, at) ? '' : line.lowerCase(at);
  const isContainer = line.containers.has(word);
  const isVagueWord = word !== '' && isVague(line, at);
  const isSized = isContainer || (isVagueWord && line.is(at + 1, '('));
  const containerSize = size ?? (isSized ? sizeAfter(line, at + 1) : undefined);
  const end = isContainer || line.pieces.has(word) ? at + 1 : count.to;
  if (containerSize !== undefined) {
    const times = size === undefined && line.lineWords.totalled.has(word) ? 1 : count.value;
    const value = times * containerSize.value * containerSize.factor;
    return lineAmount(value, containerSize.key, from, Math.max(containerSize.to, end));
  }
  return isVagueWord
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
  const fraction = line.token(at).number;
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
