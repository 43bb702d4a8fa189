import type { UnitKey } from '#domain/catalogue/units.js';
import type { Document } from '../../document/document.js';
import type { LocalizedDocument } from '../../compile/compiled-language.js';
import { type AmountPhrase, quantityOf } from '../../document/amount.js';
import { isTimes, type Size, sizeAfter, sizeBefore, sizeOfCounted } from './container-size.js';
import { joinAmounts } from './join-amounts.js';
import { COUNTED, countedAt, countedStart, unitAt, type UnitPhrase } from './measure-phrase.js';
import { isDash, isOne, type NumberPhrase, readNumber } from '../numbers/read-number.js';
import { readAddedFraction, readNumberPhrase } from './number-phrase.js';

/** Finds the amounts in a text, in text order. "1 tasse + 2 c. à soupe" is one amount. */
export function findAmounts(
  doc: LocalizedDocument,
  isLeftOut = isNumbered,
): readonly AmountPhrase[] {
  const amounts: AmountPhrase[] = [];
  for (let i = 0; i < doc.length; i++) {
    if (doc.value(i) === undefined || isLeftOut(doc, i)) continue;
    // "a couple", "another two", but "a dozen"
    const next = doc.isWord(i + 1) ? (doc.value(i + 1) ?? 0) : 0;
    if (isOne(doc, i) && next > 1 && next < 10) continue;
    const amount = readAmountPhrase(doc, i);
    if (amount === undefined) continue;
    i = amount.to - 1;
    const last = amounts.at(-1);
    const joined = last && joinAmounts(doc, last, amount);
    if (joined !== undefined) amounts.pop();
    amounts.push(joined ?? amount);
    i = Math.max(i, (joined?.to ?? 0) - 1);
  }
  return amounts;
}

/** Reads a number and what it counts: a unit, a container with or without a size, or pieces. */
function readAmountPhrase(doc: LocalizedDocument, from: number): AmountPhrase | undefined {
  const first = readNumber(doc, from);
  const isPack = first !== undefined && sizeOfCounted(doc, first) !== undefined;
  const number = isPack ? first : readNumberPhrase(doc, from);
  if (number === undefined) return undefined;
  const phrase = readMeasured(doc, from, number);
  if (phrase.quantity === null) return phrase;
  phrase.quantity = quantityOf(phrase.quantity);
  return phrase.quantity === null ? undefined : phrase;
}

/** An amount whose quantity is not rounded yet. */
type Unrounded = AmountPhrase & { quantity: number | null };

/** Reads what a number counts. The quantity is not rounded. */
function readMeasured(doc: LocalizedDocument, from: number, number: NumberPhrase): Unrounded {
  const count = number.value;
  const size = sizeOfCounted(doc, number) ?? sizeBefore(doc, number.to);
  // "1.25-lb", "12-ounce"
  const dash = isDash(doc, number.to) && unitAt(doc, number.to + 1) !== undefined ? 1 : 0;
  const at = countedStart(doc, size?.to ?? number.to + dash);
  const unit = unitAt(doc, at);
  const sachetSize = unit?.key === 'sachet' ? sizeOfSachet(doc, unit, number, size) : undefined;
  const isUnit = size === undefined || COUNTED.has(unit?.key ?? 'gram');
  if (unit !== undefined && isUnit && sachetSize === undefined)
    return inUnit(doc, from, number, unit);
  const counted = countedAt(doc, at);
  const end = counted === null ? number.to : at + 1;
  const containerSize =
    sachetSize ?? size ?? (counted === 'container' ? sizeAfter(doc, at + 1) : undefined);
  if (containerSize !== undefined) {
    const { value, factor, key, to } = containerSize;
    const quantity = count * value * factor;
    const writtenTo = Math.max(to, end);
    return { quantity, unit: key, from, to: writtenTo, writtenTo, count, counted: 'unit', factor };
  }
  const quantity = counted === 'vague' ? null : count;
  const writtenTo = number.to;
  return { quantity, unit: null, from, to: end, writtenTo, count, counted, factor: 1 };
}

/** Reads an amount in a unit, with what follows the unit. The quantity is not rounded. */
function inUnit(
  doc: LocalizedDocument,
  from: number,
  number: NumberPhrase,
  { key, factor, to }: UnitPhrase,
): Unrounded {
  const thousands = isGrouped(doc, number, key) ? THOUSAND : 1;
  const extra = readFractionAfter(doc, to, key);
  const end = amountEnd(doc, extra.to);
  // "28-ounce can"
  const isPack = !COUNTED.has(key) && countedAt(doc, end) === 'container';
  const times = readTimesAfter(doc, isPack ? end + 1 : end);
  const count = number.value;
  const quantity = (count * thousands + extra.value) * factor * times.value;
  const writtenTo = times.to === end ? extra.to : times.to;
  return { quantity, unit: key, from, to: times.to, writtenTo, count, counted: 'unit', factor };
}

const THOUSAND = 1000;

/** Units that are not divided into thousandths. */
const SMALLEST: ReadonlySet<UnitKey> = new Set<UnitKey>(['gram', 'milliliter']);

/** Units with thousandths: "1 kg 200". */
const LARGEST: ReadonlySet<UnitKey> = new Set<UnitKey>(['kilogram', 'liter']);

/** Whether a sign in a number separates thousands, because the unit has none: "1.500 g". */
function isGrouped(doc: Document, { value, to }: NumberPhrase, unit: UnitKey): boolean {
  if (!SMALLEST.has(unit) || value >= THOUSAND) return false;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(doc.lowerCase(to - 1));
}

/** The size of a sachet, which replaces it: "3 15ml sachets", "1 sachet de 500 g", not "1 (7 g) sachet". */
function sizeOfSachet(
  doc: LocalizedDocument,
  { to }: UnitPhrase,
  number: NumberPhrase,
  size: Size | undefined,
): Size | undefined {
  if (size !== undefined) return doc.is(number.to, '(') ? undefined : { ...size, to };
  return doc.hasClass(to, 'OF') ? sizeAfter(doc, to) : undefined;
}

/** Reads a factor after an amount: "400g can x 2". */
function readTimesAfter(doc: LocalizedDocument, at: number): NumberPhrase {
  const number = isTimes(doc, at) ? readNumber(doc, at + 1) : undefined;
  if (number === undefined || unitAt(doc, number.to) !== undefined) return { value: 1, to: at };
  return number;
}

/** Whether a number is the number of something: "step 3", "makes about 30". */
export function isNumbered(doc: LocalizedDocument, i: number): boolean {
  return doc.hasAmountRole(doc.hasAmountRole(i - 1, 'APPROXIMATE') ? i - 2 : i - 1, 'NUMBERED');
}

/** Reads what a number after the unit adds: "1 tasse et demie", "1 tasse 1/2", "1 kg 200". */
function readFractionAfter(doc: LocalizedDocument, at: number, unit: UnitKey): NumberPhrase {
  const number = doc.digits(at) ?? NaN;
  if (number < 1) return { value: number, to: at + 1 };
  const isThousandths = LARGEST.has(unit) && number >= 100 && number < THOUSAND;
  if (isThousandths && unitAt(doc, at + 1) === undefined)
    return { value: number / THOUSAND, to: at + 1 };
  const added = readAddedFraction(doc, at);
  // "1 cup and 1/2 tsp salt"
  const isOwn = added !== undefined && unitAt(doc, added.to) === undefined;
  return isOwn ? added : { value: 0, to: at };
}

/** Skips "environ" in "300 g environ de courgettes", and the article in "50 cl d'un bon vin". */
function amountEnd(doc: Document, at: number): number {
  const to = doc.hasAmountRole(at, 'APPROXIMATE') ? at + 1 : at;
  return doc.hasClass(to, 'OF') && isOne(doc, to + 1) ? to + 2 : to;
}
