import type { Document } from '../../document/document.js';
import type { LocalizedDocument } from '../../compile/compiled-language.js';
import { isDash, type NumberPhrase } from '../numbers/read-number.js';
import { readNumberPhrase } from './number-phrase.js';
import { COUNTED, isMetric, countedAt, unitAt, type UnitPhrase } from './measure-phrase.js';

/** The size of a container: "14.5 ounce" in "1 (14.5 ounce) can". */
export interface Size extends UnitPhrase {
  readonly value: number;
}

/** Signs between two sizes that are the same: "14 oz / 400 g", "10 oz; 284 ml", "1/2 cup, 113 g". */
const SIZE_SEPARATORS: ReadonlySet<string> = new Set(['/', ';', ',']);

/** Maximum number of tokens in brackets. */
const MAX_BRACKET = 24;

/** The smallest ratio of a size to the number before it: "2-15 oz cans", but "8-10 oz cans". */
const MIN_RATIO = 3;

/** Reads a size before its container: "1 (14.5 ounce) can", "2 x 400 g", "2 80g". */
export function sizeBefore(doc: LocalizedDocument, at: number): Size | undefined {
  if (isTimes(doc, at)) return readSize(doc, at + 1);
  if (doc.is(at, '(')) {
    const size = readSize(doc, at + 1);
    return size && { ...size, to: bracketEnd(doc, size.to) };
  }
  return doc.isNumber(at - 1) ? readSize(doc, at) : undefined;
}

/**
 * Reads the size of containers that a number counts, where both could be one number or a range: "2
 * 400 g tins", "(2) 15 oz cans", "2, 15 oz cans", "2-15 oz cans".
 */
export function sizeOfCounted(doc: LocalizedDocument, count: NumberPhrase): Size | undefined {
  const { to } = count;
  const isDashed = isDash(doc, to);
  const isSeparated = isDashed || doc.is(to, ',') || (doc.is(to, ')') && doc.is(to - 2, '('));
  const size = readSize(doc, isSeparated ? to + 1 : to);
  if (size === undefined) return undefined;
  const counted = countedAt(doc, size.to);
  // "2 15ml sachets"
  const isSachet = unitAt(doc, size.to)?.key === 'sachet';
  if (counted !== 'container' && counted !== 'piece' && !isSachet) return undefined;
  return isDashed && size.value < MIN_RATIO * count.value ? undefined : size;
}

/** Whether a token is the sign between a number and a size, or the letter that replaces it. */
export function isTimes(doc: Document, i: number): boolean {
  return doc.is(i, '×') || doc.is(i, '*') || (doc.isLetter(i) && doc.lowerCase(i) === 'x');
}

/** Reads a size directly after its container: "boîte de 398 ml", "tin, 400 g", "3 tins x 400 g". */
export function sizeAfter(doc: LocalizedDocument, at: number): Size | undefined {
  return readSize(doc, doc.hasClass(at, 'OF') || isTimes(doc, at) ? at + 1 : at);
}

/** Reads a size. Of two sizes, the metric one is preferred: "14 oz / 400 g", "14 oz (400 g)". */
export function readSize(doc: LocalizedDocument, at: number): Size | undefined {
  const size = readOneSize(doc, at);
  if (size === undefined || isMetric(size)) return size;
  const isBracket = doc.is(size.to, '(');
  const isFollowed = isBracket || doc.isOneOf(size.to, SIZE_SEPARATORS);
  const other = isFollowed ? readOneSize(doc, size.to + 1) : undefined;
  if (other === undefined || !isMetric(other)) return size;
  return isBracket ? { ...other, to: bracketEnd(doc, other.to) } : other;
}

function readOneSize(doc: LocalizedDocument, at: number): Size | undefined {
  const number = readNumberPhrase(doc, at);
  if (number === undefined) return undefined;
  const unit = unitAt(doc, isDash(doc, number.to) ? number.to + 1 : number.to);
  if (unit === undefined || COUNTED.has(unit.key)) return undefined;
  const { key, factor, to } = unit;
  const size = { value: number.value, key, factor, to };
  const rest = isMetric(size) ? undefined : readOneSize(doc, to);
  if (rest?.key !== key || rest.factor >= factor) return size;
  return { ...size, value: size.value + (rest.value * rest.factor) / factor, to: rest.to };
}

/** The opening bracket of the bracket that closes at a token. */
export function bracketStart(doc: Document, closing: number): number {
  const first = Math.max(0, closing - MAX_BRACKET);
  let open = closing - 1;
  while (open > first && !doc.is(open, '(')) open--;
  return open;
}

/** The token after the bracket that is open at a token. */
export function bracketEnd(doc: Document, at: number): number {
  const last = Math.min(doc.length, at + MAX_BRACKET);
  let close = at;
  while (close < last && !doc.is(close, ')')) close++;
  return close + 1;
}
