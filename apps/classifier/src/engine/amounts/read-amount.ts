import type { UnitKey } from '#domain/catalogue/units.js';
import * as Class from '../model/word-classes.js';
import * as Form from '../model/verb-forms.js';
import type { Document } from '../document.js';
import type { Mention, UnitConversion } from '../model/mention.js';
import { openingBracket } from '../model/sentence.js';
import { UNCOUNTABLE } from './uncountable.js';

export interface Amount {
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
}

const ONE_PIECE: UnitConversion = { key: 'piece', factor: 1 };
const NO_AMOUNT: Amount = { quantity: null, unit: null };

/** Larger numbers are not amounts. */
const MAX_QUANTITY = 1_000_000;

/** Reads the number and unit directly before a mention: "2 grosses gousses d'ail". */
export function readAmountBefore(doc: Document, { from, entry: { ingredient } }: Mention): Amount {
  let i = skipAdjectives(doc, from - 1);
  // "1 cup of the water" is an amount; "2/3 of the flour" is a part of another amount.
  const partitive = isDefinite(doc, i) && (isOf(doc, i - 1) || isContracted(doc, i));
  if (partitive && !isContracted(doc, i)) i--;
  const linked = partitive || isOf(doc, i);
  if (linked) i--;
  const half = isAndHalf(doc, i);
  if (half) i -= 2;
  i = skipAdjectives(doc, skipBrackets(doc, i));
  const unit = unitEndingAt(doc, i);
  if (unit?.entry.unit) return measuredAmount(doc, unit.from - 1, unit.entry.unit, half);
  if (linked && (partitive || !isCollectiveNumber(doc, i))) return NO_AMOUNT;
  const pieces = amountEndingAt(doc, i, ONE_PIECE, half);
  if (pieces === NO_AMOUNT || doc.kind(i) === 'number' || ingredient === null) return pieces;
  return UNCOUNTABLE.has(ingredient) ? NO_AMOUNT : pieces;
}

function measuredAmount(
  doc: Document,
  before: number,
  unit: UnitConversion,
  half: boolean,
): Amount {
  const i = skipAdjectives(doc, skipBrackets(doc, before));
  // A fraction may stand before "de" and the unit: "1/4 de tasse", "½ of a cup".
  return amountEndingAt(
    doc,
    isOf(doc, i) && numberEndingAt(doc, i - 1) < 1 ? i - 1 : i,
    unit,
    half,
  );
}

function amountEndingAt(
  doc: Document,
  i: number,
  { key, factor }: UnitConversion,
  half: boolean,
): Amount {
  const quantity = (numberEndingAt(doc, i) + (half ? 0.5 : 0)) * factor;
  if (!(quantity > 0 && quantity <= MAX_QUANTITY)) return NO_AMOUNT;
  return { quantity: Math.round(quantity * 1000) / 1000, unit: key };
}

/** Whether "and a half" ends at a token: "un litre et demi". */
function isAndHalf(doc: Document, i: number): boolean {
  const half = doc.value(i) === 0.5 && doc.kind(i) === 'word';
  return half && doc.hasClass(i - 1, Class.CONJUNCTION);
}

/** The number that ends at a token. For a range, the upper bound. */
function numberEndingAt(doc: Document, i: number): number {
  const last = doc.value(i);
  if (Number.isNaN(last)) return NaN;
  const before = doc.value(i - 1);
  if (Number.isNaN(before)) return upperBound(doc, i, last);
  // Number words are multiplied: "half a lemon", "deux demi-pommes", "deux douzaines".
  if (doc.kind(i) === 'word') return last * before + wholeBefore(doc, i - 2);
  return last < 1 ? before + last : last;
}

/** The whole number before "and a half": the "one" of "one and a half". */
function wholeBefore(doc: Document, i: number): number {
  if (!doc.hasClass(i, Class.CONJUNCTION)) return 0;
  return doc.value(i - 1) || 0;
}

function upperBound(doc: Document, i: number, last: number): number {
  const lower = isRange(doc, i - 1) ? doc.value(i - 2) : NaN;
  return Number.isNaN(lower) ? last : Math.max(last, lower);
}

function isRange(doc: Document, i: number): boolean {
  if (doc.is(i, '-') || doc.is(i, '–') || doc.is(i, '—')) return true;
  return doc.hasClass(i, Class.RANGE);
}

/** Whether a token is a collective number, which needs no unit: "une douzaine d'œufs". */
function isCollectiveNumber(doc: Document, i: number): boolean {
  return doc.value(i) >= 10 && doc.kind(i) === 'word';
}

function isDefinite(doc: Document, i: number): boolean {
  return doc.hasClass(i, Class.DETERMINER) && Number.isNaN(doc.value(i));
}

/** "du" and "des" contract "de" and the article. */
function isContracted(doc: Document, i: number): boolean {
  return doc.hasClass(i, Class.CONTRACTED);
}

function isOf(doc: Document, i: number): boolean {
  return doc.hasClass(i, Class.OF);
}

/** The unit that ends at a token. */
function unitEndingAt({ mentions }: Document, i: number): Mention | undefined {
  for (let index = mentions.length - 1; index >= 0; index--) {
    const mention = mentions[index];
    if (mention === undefined || mention.to <= i) return undefined;
    if (mention.to === i + 1) return mention.entry.unit === null ? undefined : mention;
  }
  return undefined;
}

function skipAdjectives(doc: Document, i: number): number {
  while (isAdjective(doc, i)) i--;
  return i;
}

function isAdjective(doc: Document, i: number): boolean {
  const { ADJECTIVE, ADVERB, DETERMINER, PRONOUN, CONJUNCTION, OF } = Class;
  const describes = doc.hasClass(i, ADJECTIVE | ADVERB) || doc.forms(i) === Form.PARTICIPLE;
  if (!describes || doc.hasClass(i, DETERMINER | PRONOUN | CONJUNCTION | OF)) return false;
  return unitEndingAt(doc, i) === undefined;
}

/** Skips brackets, which repeat the amount in another unit: "125 ml (1/2 tasse) de lait". */
function skipBrackets(doc: Document, i: number): number {
  return doc.is(i, ')') ? openingBracket(doc, i) - 1 : i;
}
