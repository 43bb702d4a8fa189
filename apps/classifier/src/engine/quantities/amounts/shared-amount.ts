import type { LocalizedDocument } from '../../compile/compiled-language.js';
import { type AmountPhrase, type LinkedAmount, quantityOf } from '../../document/amount.js';
import type { Mention } from '../../document/mention.js';
import { isDescriptive } from './measure-phrase.js';

/** Maximum number of tokens between an amount of each food and the last food. */
const MAX_DISTANCE = 24;

/** The amount before several foods that is one of each: "½ teaspoon each cumin and coriander". */
export function amountOfEach(doc: LocalizedDocument, { from }: Mention): LinkedAmount | undefined {
  let i = from - 1;
  while (i > from - MAX_DISTANCE && isInList(doc, i)) i--;
  if (!doc.hasAmountRole(i, 'EACH')) return undefined;
  const phrase = doc.amountBefore(doc.hasClass(i - 1, 'PREPOSITION') ? i - 1 : i);
  if (phrase?.counted !== 'unit') return undefined;
  return { phrase, writtenTo: phrase.writtenTo, linked: false, partitive: false };
}

/** Whether a token is of a list of foods. */
function isInList(doc: LocalizedDocument, i: number): boolean {
  if (doc.hasAmountRole(i, 'EACH')) return false;
  if (doc.is(i, ',') || doc.isFood(i)) return true;
  return doc.hasAnyClass(i, ['CONJUNCTION', 'OF', 'CONTRACTED']) || isDescriptive(doc, i);
}

/** The part of a number of foods that is meant: "2 of the 6 eggs", "1 tasse des 3 tasses de lait". */
export function partOfNumber(
  doc: LocalizedDocument,
  whole: AmountPhrase,
): AmountPhrase | undefined {
  const before = whole.from - 1;
  const isDefinite = doc.hasClass(before, 'DETERMINER') && doc.value(before) === undefined;
  const of = isDefinite && !doc.hasClass(before, 'CONTRACTED') ? before - 1 : before;
  const isPart = doc.hasClass(of, 'CONTRACTED') || (of < before && doc.hasClass(of, 'OF'));
  const part = isPart ? doc.amountBefore(of) : undefined;
  if (part?.counted === 'unit') return { ...part, to: whole.to };
  if (part?.counted !== null || whole.quantity === null) return undefined;
  const count = part.count < 1 ? part.count * whole.count : part.count;
  const quantity = quantityOf((whole.quantity * count) / whole.count);
  return quantity === null ? undefined : { ...whole, from: part.from, count, quantity };
}
