import * as Class from '../model/word-classes.js';
import type { Document } from '../document.js';
import type { LocalizedDocument } from '../localized-document.js';

export interface NumberPhrase {
  readonly value: number;
  /** The token after the phrase. */
  readonly to: number;
}

const DASHES = ['-', '–', '—'];

/** Reads a number, a sum ("1 et demi"), a product ("deux douzaines") or the upper end of a range. */
export function readNumberPhrase(doc: LocalizedDocument, at: number): NumberPhrase | undefined {
  const number = readSum(doc, at);
  if (number === undefined) return undefined;
  const isRange =
    DASHES.some((dash) => doc.is(number.to, dash)) || doc.hasClass(number.to, Class.RANGE);
  const upper = isRange ? readSum(doc, number.to + 1) : undefined;
  return upper !== undefined && upper.value > number.value ? upper : number;
}

/** Reads a fraction after "and" or "plus", in digits or in words: "et demie", "and a half". */
export function readAddedFraction(doc: LocalizedDocument, at: number): NumberPhrase | undefined {
  if (!isPlus(doc, at)) return undefined;
  const fraction = readNumber(doc, at + 1);
  return fraction !== undefined && fraction.value < 1 ? fraction : undefined;
}

/** Whether a token adds an amount to the one before it. */
export function isPlus(doc: LocalizedDocument, i: number): boolean {
  return doc.is(i, '+') || doc.language.amountWords.plus.has(doc.word(i));
}

function readSum(doc: LocalizedDocument, at: number): NumberPhrase | undefined {
  const number = readNumber(doc, at);
  if (number === undefined || number.value < 1) return number;
  const fraction = readAddedFraction(doc, number.to);
  return fraction === undefined
    ? number
    : { value: number.value + fraction.value, to: fraction.to };
}

function readNumber(doc: Document, at: number): NumberPhrase | undefined {
  let value = doc.value(at);
  if (value === undefined) return undefined;
  let to = at + 1;
  for (;;) {
    // "une bonne douzaine": an adjective may describe a collective number.
    const next = isCollective(doc, to + 1) && doc.hasClass(to, Class.ADJECTIVE) ? to + 1 : to;
    const combined = combine(doc, value, next);
    if (combined === undefined) break;
    value = combined;
    to = next + 1;
  }
  // "½ of a cup", "la moitié d'un chou".
  if (value < 1 && doc.hasClass(to, Class.OF) && isOne(doc, to + 1)) to += 2;
  return { value, to };
}

/** The value of a number together with the token after it; undefined if this is another number. */
function combine(doc: Document, value: number, at: number): number | undefined {
  const next = doc.value(at);
  if (next === undefined) return undefined;
  const isAfterDigits = doc.kind(at - 1) === 'number';
  if (doc.kind(at) === 'number')
    return isAfterDigits && value >= 1 && next < 1 ? value + next : undefined;
  if (value < 1) return isOne(doc, at) ? value : isCollective(doc, at) ? value * next : undefined;
  if (next < 1 || (next >= 10 && value < next)) return value * next;
  const isCompound = !isAfterDigits && value >= 10 && value % 10 === 0;
  return isCompound && next < value && !isOne(doc, at) ? value + next : undefined;
}

/** Whether a token is the number 1 in words, or an article. */
export function isOne(doc: Document, i: number): boolean {
  return doc.kind(i) === 'word' && doc.value(i) === 1;
}

/** Whether a token is a number word of ten or more: "une douzaine", "half a dozen". */
export function isCollective(doc: Document, i: number): boolean {
  return doc.kind(i) === 'word' && (doc.value(i) ?? 0) >= 10;
}
