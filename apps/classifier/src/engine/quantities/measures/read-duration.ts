import { SECONDS_RANGE } from '#domain/detection/contract.js';
import type { Document } from '../../document/document.js';
import type { Duration } from '../../document/measure.js';
import {
  joinsMeasures,
  readFraction,
  readNumberRange,
  rangeOf,
  type NumberRange,
} from './read-number-range.js';

/** A part of a duration with one unit, in seconds. */
interface Part extends NumberRange {
  /** Seconds of the unit. */
  readonly unit: number;
}

/** Maximum number of tokens between a number and its unit: "une bonne vingtaine de minutes". */
const MAX_TOKENS_BEFORE_UNIT = 3;

/** Number of parts of a unit in the next larger one: minutes and seconds. */
const SIXTY = 60;

/** From this unit on, "3/4" and "2/3" are fractions and no ranges. */
const HOUR = 3600;

/**
 * Reads the duration that starts at a token: "10 minutes", "2 h 30", "45 min à 1 h", "overnight".
 *
 * @param numbers the numbers at the token
 */
export function readDuration(
  doc: Document,
  from: number,
  numbers: NumberRange | undefined,
): Duration | undefined {
  const phrase = doc.word(from).durations?.longest(doc, from + 1);
  if (phrase !== undefined)
    return durationOf({ min: phrase.value, max: phrase.value, from, to: phrase.end });
  const first = readPart(doc, numbers);
  if (first === undefined) return undefined;
  if (!mayContinue(doc, first.to)) return durationOf(first);
  const lower = readParts(doc, first);
  const upper = joinsMeasures(doc, lower.to, from)
    ? readPartsAt(doc, lower.to + 1)
    : readCountAfter(doc, lower);
  return durationOf(upper !== undefined && upper.min > lower.max ? rangeOf(lower, upper) : lower);
}

function durationOf({ min, max, from, to }: NumberRange): Duration | undefined {
  const [minSeconds, maxSeconds] = [Math.round(min), Math.round(max)];
  if (minSeconds < SECONDS_RANGE.min || maxSeconds > SECONDS_RANGE.max) return undefined;
  return { kind: 'duration', minSeconds, maxSeconds, from, to };
}

/** Whether a duration can continue at a token, which is usually the next word of the sentence. */
function mayContinue(doc: Document, i: number): boolean {
  if (!doc.isWord(i)) return true;
  const isNumber = doc.value(i) !== undefined || doc.word(i).measure?.fraction !== undefined;
  return isNumber || doc.hasAnyClass(i, ['CONJUNCTION', 'RANGE']);
}

function readPartsAt(doc: Document, from: number): Part | undefined {
  const first = readPart(doc, readNumberRange(doc, from));
  return first && readParts(doc, first);
}

/** Reads what follows the first part: "1 heure et demie", "1 h 30", "1 hour and 20 minutes". */
function readParts(doc: Document, first: Part): Part {
  const { from } = first;
  const fraction = readFraction(doc, first.to);
  if (fraction !== undefined && !isAmount(doc, fraction)) {
    const { unit } = first;
    const seconds = fraction.max * unit;
    return { min: first.min + seconds, max: first.max + seconds, from, to: fraction.to, unit };
  }
  let total = first;
  for (;;) {
    const next = readSmallerPart(doc, total);
    if (next === undefined) return total;
    const { unit, to } = next;
    total = { min: total.min + next.min, max: total.max + next.max, from, to, unit };
  }
}

/** Reads the upper end of a range after the unit: the "two" of "an hour or two". */
function readCountAfter(doc: Document, { to, max, unit }: Part): NumberRange | undefined {
  const count = doc.word(to + 1).number ?? NaN;
  const range = { min: count * unit, max: count * unit, from: to + 1, to: to + 2 };
  const isAlternative = doc.hasClass(to, 'CONJUNCTION') && doc.hasClass(to, 'RANGE');
  return isAlternative && range.max > max && !isAmount(doc, range) ? range : undefined;
}

/** Reads the unit of a number. */
function readPart(doc: Document, numbers: NumberRange | undefined): Part | undefined {
  if (numbers === undefined) return undefined;
  const { from } = numbers;
  const at = unitStart(doc, numbers.to);
  const unit = doc.word(at).measure?.seconds;
  if (unit === undefined) return undefined;
  const value = doc.value(from) ?? NaN;
  const fractional = unit >= HOUR && numbers.to === from + 1 && value < 1;
  const { min, max } = fractional && numbers.max <= 4 ? { min: value, max: value } : numbers;
  return { min: min * unit, max: max * unit, from, to: at + 1, unit };
}

/** Skips adjectives, "of" and a hyphen before a unit: "une dizaine de minutes", "20-minute". */
function unitStart(doc: Document, from: number): number {
  let i = from;
  while (i < from + MAX_TOKENS_BEFORE_UNIT && isBeforeUnit(doc, i)) i++;
  return i;
}

function isBeforeUnit(doc: Document, i: number): boolean {
  if (doc.is(i, '-') || doc.hasClass(i, 'OF')) return true;
  return doc.word(i).measure?.isAdjective ?? false;
}

/** Reads the part in a smaller unit after another part: "30 min" after "1 h". */
function readSmallerPart(doc: Document, { to, unit }: Part): Part | undefined {
  const abbreviated = doc.is(to, '.') && doc.hasClass(to - 1, 'ABBREVIATION');
  const linked = abbreviated || doc.hasClass(to, 'CONJUNCTION');
  const part = readPart(doc, readNumberRange(doc, linked ? to + 1 : to));
  if (part !== undefined) return part.unit < unit ? part : undefined;
  return linked || unit > HOUR || unit < SIXTY ? undefined : readSixtieths(doc, to, unit / SIXTY);
}

/** Reads two digits without a unit: the 30 of "2 h 30". */
function readSixtieths(doc: Document, at: number, unit: number): Part | undefined {
  const value = doc.digits(at) ?? NaN;
  const part = { min: value * unit, max: value * unit, from: at, to: at + 1, unit };
  const isTwoDigits = doc.end(at) - doc.start(at) === 2;
  return isTwoDigits && value < SIXTY && !isAmount(doc, part) ? part : undefined;
}

/** Whether a number after a duration belongs to what follows: "5 min 30 g de sucre". */
function isAmount(doc: Document, { from, to }: { from: number; to: number }): boolean {
  if (doc.is(to, '°') || doc.is(to, '%')) return true;
  return doc.end(from - 1) < doc.start(from) && doc.mentionAt(to) !== undefined;
}
