import { unitOf } from '#domain/catalogue/units.js';
import type { Document } from '../../document/document.js';
import type { LocalizedDocument } from '../../compile/compiled-language.js';
import { type AmountPhrase, quantityOf } from '../../document/amount.js';
import { sizeAfter, sizeBefore } from './container-size.js';
import { COUNTED, countedAt, countedStart, unitAt } from './measure-phrase.js';
import { isOne, type NumberPhrase } from '../numbers/read-number.js';
import { isPlus, readAddedFraction, readNumberPhrase } from './number-phrase.js';

/** Finds the amounts in a text, in text order. "1 tasse + 2 c. à soupe" is one amount. */
export function findAmounts(
  doc: LocalizedDocument,
  isLeftOut = isNumbered,
): readonly AmountPhrase[] {
  const amounts: AmountPhrase[] = [];
  for (let i = 0; i < doc.length; i++) {
    if (doc.value(i) === undefined || isLeftOut(doc, i)) continue;
    const amount = readAmountPhrase(doc, i);
    if (amount === undefined) continue;
    i = amount.to - 1;
    const last = amounts.at(-1);
    const isSum = last !== undefined && amount.from - last.to === 1 && isPlus(doc, last.to);
    const sum = isSum ? add(last, amount) : undefined;
    if (sum !== undefined) amounts.pop();
    amounts.push(sum ?? amount);
  }
  return amounts;
}

/** Reads a number and what it counts: a unit, a container with or without a size, or pieces. */
function readAmountPhrase(doc: LocalizedDocument, from: number): AmountPhrase | undefined {
  const number = readNumberPhrase(doc, from);
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
  const size = sizeBefore(doc, number.to);
  const at = countedStart(doc, size?.to ?? number.to);
  const unit = unitAt(doc, at);
  if (unit !== undefined && (size === undefined || COUNTED.has(unit.key))) {
    const extra = readFractionAfter(doc, unit.to);
    const to = amountEnd(doc, extra.to);
    const quantity = (count + extra.value) * unit.factor;
    return { quantity, unit: unit.key, from, to, writtenTo: extra.to, count, counted: 'unit' };
  }
  const counted = countedAt(doc, at);
  const end = counted === null ? number.to : at + 1;
  const containerSize = size ?? (counted === 'container' ? sizeAfter(doc, at + 1) : undefined);
  if (containerSize !== undefined) {
    const { value, factor, key, to } = containerSize;
    const quantity = count * value * factor;
    const writtenTo = Math.max(to, end);
    return { quantity, unit: key, from, to: writtenTo, writtenTo, count, counted: 'unit' };
  }
  const quantity = counted === 'vague' ? null : count;
  return { quantity, unit: null, from, to: end, writtenTo: number.to, count, counted };
}

/** Whether a number is the number of something: "step 3". */
export function isNumbered(doc: LocalizedDocument, i: number): boolean {
  return doc.hasAmountRole(i - 1, 'NUMBERED');
}

/** Reads what a number after the unit adds: "1 tasse et demie", "1 tasse 1/2", "1 kg 200". */
function readFractionAfter(doc: LocalizedDocument, at: number) {
  const number = doc.digits(at) ?? NaN;
  if (number < 1) return { value: number, to: at + 1 };
  const isThousandths = number >= 100 && number < 1000 && unitAt(doc, at + 1) === undefined;
  if (isThousandths) return { value: number / 1000, to: at + 1 };
  const isWord = doc.isWord(at + 1);
  return (isWord ? readAddedFraction(doc, at) : undefined) ?? { value: 0, to: at };
}

/** Skips "environ" in "300 g environ de courgettes", and the article in "50 cl d'un bon vin". */
function amountEnd(doc: Document, at: number): number {
  const to = doc.hasAmountRole(at, 'APPROXIMATE') ? at + 1 : at;
  return doc.hasClass(to, 'OF') && isOne(doc, to + 1) ? to + 2 : to;
}

/** Adds "1 tasse + 2 c. à soupe" in the first unit; undefined if the units are not convertible. */
function add(first: AmountPhrase, second: AmountPhrase): AmountPhrase | undefined {
  if (first.quantity === null || second.quantity === null) return undefined;
  if (first.unit === null || second.unit === null) return undefined;
  const [one, other] = [unitOf(first.unit), unitOf(second.unit)];
  if (one.type !== other.type || one.type === 'COUNT') return undefined;
  const added = (second.quantity * other.toBaseFactor) / one.toBaseFactor;
  const quantity = quantityOf(first.quantity + added);
  if (quantity === null) return undefined;
  const { to, writtenTo } = second;
  return { ...first, quantity, to, writtenTo };
}
