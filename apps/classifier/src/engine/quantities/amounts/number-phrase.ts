import type { Document } from '../../document/document.js';
import { kindAt } from '../../words/letters.js';
import { isDash, type NumberPhrase, readNumber } from '../numbers/read-number.js';

/** Maximum number of tokens between the ends of a range: "100 g, voire jusqu'à 150 g". */
const MAX_LINK = 6;

/** From this number on, a slash joins the ends of a range: "200/250 g". Before, "1/2" is a fraction. */
const MIN_SLASHED = 10;

/** Reads a number, a sum ("1 et demi"), a product ("deux douzaines") or the upper end of a range. */
export function readNumberPhrase(doc: Document, at: number): NumberPhrase | undefined {
  const number = readSum(doc, at);
  if (number === undefined) return undefined;
  const isSlashed = number.value >= MIN_SLASHED && doc.is(number.to, '/');
  const next = rangeEnd(doc, number.to, at) ?? (isSlashed ? number.to + 1 : undefined);
  const upper = next === undefined ? undefined : readSum(doc, next);
  if (upper === undefined) return number;
  // "300 (up to 350) g"
  const isAside = doc.is(number.to, '(') && doc.is(upper.to, ')');
  if (upper.value > number.value) return isAside ? { ...upper, to: upper.to + 1 } : upper;
  // "2 - 1/2 cups"
  const isMixed = upper.value < 1 && Number.isInteger(number.value) && isDash(doc, upper.to - 2);
  return isMixed ? { value: number.value + upper.value, to: upper.to } : number;
}

/**
 * The token after the words that join the ends of a range: "-", "to", "à environ", ", up to",
 * "(voire", or "and" after "between". Undefined if a token starts no such words.
 *
 * @param from the first token of the lower end
 */
export function rangeEnd(doc: Document, at: number, from: number): number | undefined {
  if (doc.hasClass(at, 'CONJUNCTION') && doc.word(from - 1).measure?.isBetween) return at + 1;
  const isAside = doc.is(at, ',') || doc.is(at, '(');
  let joins = false;
  for (let i = isAside ? at + 1 : at; i < at + MAX_LINK; i++) {
    const isLink = isDash(doc, i) || doc.hasClass(i, 'RANGE');
    if (doc.hasAmountRole(i, 'UP_TO') || (isLink && (joins || !isAside))) joins = true;
    else if (!doc.hasAmountRole(i, 'APPROXIMATE')) return joins ? i : undefined;
  }
  return undefined;
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
  const number = readGroups(doc, at) ?? readNumber(doc, at);
  if (number === undefined || number.value < 1) return number;
  // "3 plus 1 egg whites", but not "2 et 3"
  const isSum = isPlus(doc, number.to) && !doc.hasClass(number.to, 'CONJUNCTION');
  const added = isSum ? readNumber(doc, number.to + 1) : readAddedFraction(doc, number.to);
  return added === undefined ? number : { value: number.value + added.value, to: added.to };
}

/**
 * Reads groups of three digits with spaces between: "1 500 g". A unit directly after the digits
 * belongs to the last group: "1 400ml" is one pack of 400 ml.
 */
function readGroups(doc: Document, at: number): NumberPhrase | undefined {
  if (!/^[1-9]\d{0,2}$/.test(doc.lowerCase(at))) return undefined;
  let to = at + 1;
  while (to <= at + 2 && doc.start(to) === doc.end(to - 1) + 1 && /^\d{3}$/.test(doc.lowerCase(to)))
    to++;
  const end = doc.end(to - 1);
  if (to === at + 1 || kindAt(doc.text, end) !== 'space') return undefined;
  return { value: Number(doc.text.slice(doc.start(at), end).replace(/\s/g, '')), to };
}
