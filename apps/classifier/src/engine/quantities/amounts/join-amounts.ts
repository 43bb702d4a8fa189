import { type UnitKey, unitOf } from '#domain/catalogue/units.js';
import type { Document } from '../../document/document.js';
import { type AmountPhrase, quantityOf } from '../../document/amount.js';
import { bracketEnd } from './container-size.js';
import { isMetric } from './measure-phrase.js';
import { isPlus, rangeEnd } from './number-phrase.js';

/** An amount in a unit. */
type Measured = AmountPhrase & { readonly quantity: number; readonly unit: UnitKey };

/**
 * Joins two amounts that are one: the ends of a range ("100 g à 150 g"), a sum ("1 tasse + 2 c. à
 * soupe", "1 lb 4 oz") or a difference ("1 cup less 1 tablespoon"). A range means its upper end.
 */
export function joinAmounts(
  doc: Document,
  first: AmountPhrase,
  second: AmountPhrase,
): AmountPhrase | undefined {
  if (!isMeasured(first)) return undefined;
  const { from, to } = first;
  const isRange = rangeEnd(doc, to, from) === second.from;
  if (!isMeasured(second)) return isRange ? repeatedUnit(doc, first, second) : undefined;
  const ratio = baseOf(second) / baseOf(first);
  if (unitOf(first.unit).type !== unitOf(second.unit).type) return undefined;
  if (isRange || (doc.is(to, '/') && second.from === to + 1))
    return ratio > 1 && isSameSystem(first, second) ? upperEnd(doc, first, second) : undefined;
  const sign = signOf(doc, first, second, ratio);
  if (sign === 0 || unitOf(first.unit).type === 'COUNT') return undefined;
  const quantity = quantityOf(first.quantity * (1 + sign * ratio));
  if (quantity === null) return undefined;
  return { ...first, quantity, to: second.to, writtenTo: second.writtenTo };
}

const isMeasured = (amount: AmountPhrase): amount is Measured =>
  amount.quantity !== null && amount.unit !== null;

const baseOf = ({ quantity, unit }: Measured): number => quantity * unitOf(unit).toBaseFactor;

/** "1 pincée ou 2 de sel", but not "1 pincée ou 2 oignons". */
function repeatedUnit(
  doc: Document,
  first: Measured,
  { count, counted, from, to }: AmountPhrase,
): AmountPhrase | undefined {
  const isAlone =
    to === from + 1 && counted === null && (doc.hasClass(to, 'OF') || !doc.isWord(to));
  if (!isAlone || count <= first.count) return undefined;
  const quantity = quantityOf((first.quantity * count) / first.count);
  return { ...first, quantity, to, writtenTo: to };
}

/** The upper end of a range; its brackets belong to it: "200 g (jusqu'à 250 g)". */
function upperEnd(doc: Document, { from, to }: Measured, second: Measured): AmountPhrase {
  if (!doc.is(to, '(')) return { ...second, from };
  const end = bracketEnd(doc, second.to);
  return { ...second, from, to: end, writtenTo: end };
}

/** Whether two units are both metric, or both not: "100 g/150 g", but not "1 cup / 250 ml". */
function isSameSystem(first: Measured, second: Measured): boolean {
  const isOfMetric = ({ unit: key, factor }: Measured) => isMetric({ key, factor });
  return isOfMetric(first) === isOfMetric(second);
}

/** 1 if the second amount is added to the first, -1 if it is taken away, 0 if neither. */
function signOf(doc: Document, first: Measured, second: Measured, ratio: number): number {
  const gap = second.from - first.to;
  if (gap === 1 && isPlus(doc, first.to)) return 1;
  if (ratio >= 1) return 0;
  if (gap === 1 && doc.hasAmountRole(first.to, 'MINUS')) return -1;
  const isSmallerUnit =
    unitOf(second.unit).toBaseFactor * second.factor <
    unitOf(first.unit).toBaseFactor * first.factor;
  const isNext = gap === 0 || (gap === 1 && doc.is(first.to, ','));
  return isNext && isSmallerUnit && isSameSystem(first, second) ? 1 : 0;
}
