import type { Document } from '../../document/document.js';
import type { TokenRange } from '../../document/token.js';
import { isDash, readNumber } from '../numbers/read-number.js';

/** A number in a text, or a range of numbers. */
export interface NumberRange extends TokenRange {
  readonly min: number;
  readonly max: number;
}

/** Reads a number or a range: "10", "vingt-cinq", "2 and a half", "5 to 6", "20/25". */
export function readNumberRange(doc: Document, from: number): NumberRange | undefined {
  const lower = readOneNumber(doc, from);
  if (lower === undefined) return undefined;
  const slashed = readSlashed(doc, from);
  if (slashed !== undefined) return slashed;
  const { to } = lower;
  if (!joinsMeasures(doc, to, from) && !doc.is(to, '/') && !doc.hasClass(to, 'RANGE')) return lower;
  const upper = readOneNumber(doc, lower.to + 1);
  if (upper === undefined || upper.max > lower.max) return upper ? rangeOf(lower, upper) : lower;
  // "1 - 1/2 hours"
  const isMixed = upper.max < 1 && Number.isInteger(lower.max) && isDash(doc, lower.to);
  const value = lower.max + upper.max;
  return isMixed ? { min: value, max: value, from, to: upper.to } : lower;
}

/** Whether a token links the two measures of a range: "45 min à 1 h", "between 80 °C and 90 °C". */
export function joinsMeasures(doc: Document, i: number, from: number): boolean {
  if (isDash(doc, i)) return true;
  if (doc.hasClass(i, 'CONJUNCTION')) return doc.word(from - 1).measure?.isBetween ?? false;
  return doc.hasClass(i, 'RANGE');
}

/** Combines two numbers or measures to a range. */
export function rangeOf(lower: NumberRange, upper: NumberRange): NumberRange {
  return { min: lower.min, max: upper.max, from: lower.from, to: upper.to };
}

/** Reads a fraction with an optional conjunction before it: "et demie", "and a half", "1/2". */
export function readFraction(doc: Document, at: number): NumberRange | undefined {
  const number = readWords(doc, doc.hasClass(at, 'CONJUNCTION') ? at + 1 : at);
  return number !== undefined && number.max < 1 ? number : undefined;
}

/** Reads one number and the fraction after a conjunction: "one and a half". */
export function readOneNumber(doc: Document, from: number): NumberRange | undefined {
  const number = readWords(doc, from);
  if (number === undefined || !doc.hasClass(number.to, 'CONJUNCTION')) return number;
  const fraction = readFraction(doc, number.to);
  if (fraction === undefined) return number;
  const value = number.max + fraction.max;
  return { min: value, max: value, from, to: fraction.to };
}

/** Reads a number. Some words are numbers only before a unit of time: "un quart d'heure". */
function readWords(doc: Document, from: number): NumberRange | undefined {
  const number = readNumber(doc, from, valueBeforeUnit);
  return number && { min: number.value, max: number.value, from, to: number.to };
}

const valueBeforeUnit = (doc: Document, i: number) => doc.value(i) ?? doc.word(i).measure?.fraction;

/** Reads a range with a slash, which the tokeniser reads as a fraction: "20/25". */
function readSlashed(doc: Document, at: number): NumberRange | undefined {
  if (!((doc.digits(at) ?? NaN) < 1)) return undefined;
  const [min = NaN, max = NaN] = doc.lowerCase(at).split('/').map(Number);
  return min > 1 && max > min ? { min, max, from: at, to: at + 1 } : undefined;
}
