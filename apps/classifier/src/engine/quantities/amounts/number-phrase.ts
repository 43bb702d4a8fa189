import type { Document } from '../../document/document.js';
import { isDash, type NumberPhrase, readNumber } from '../numbers/read-number.js';

/** Reads a number, a sum ("1 et demi"), a product ("deux douzaines") or the upper end of a range. */
export function readNumberPhrase(doc: Document, at: number): NumberPhrase | undefined {
  const number = readSum(doc, at);
  if (number === undefined) return undefined;
  const isRange = isDash(doc, number.to) || doc.hasClass(number.to, 'RANGE');
  const upper = isRange ? readSum(doc, number.to + 1) : undefined;
  return upper !== undefined && upper.value > number.value ? upper : number;
}

/** Reads a fraction after "and" or "plus", in digits or in words: "et demie", "and a half". */
export function readAddedFraction(doc: Document, at: number): NumberPhrase | undefined {
  if (!isPlus(doc, at)) return undefined;
  const fraction = readNumber(doc, at + 1);
  return fraction !== undefined && fraction.value < 1 ? fraction : undefined;
}

/** Whether a token adds an amount to the one before it. */
export function isPlus(doc: Document, i: number): boolean {
  return doc.is(i, '+') || doc.hasAmountRole(i, 'PLUS');
}

function readSum(doc: Document, at: number): NumberPhrase | undefined {
  const number = readNumber(doc, at);
  if (number === undefined || number.value < 1) return number;
  const fraction = readAddedFraction(doc, number.to);
  return fraction === undefined
    ? number
    : { value: number.value + fraction.value, to: fraction.to };
}
