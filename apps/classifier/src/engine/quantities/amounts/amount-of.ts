import type { Document } from '../../document/document.js';
import type { LocalizedDocument } from '../../compile/compiled-language.js';
import type { TokenRange } from '../../document/token.js';
import type { Mention } from '../../document/mention.js';
import { amountOfEach, partOfNumber } from './shared-amount.js';
import {
  type ReadAmount,
  type AmountPhrase,
  type LinkedAmount,
  NO_AMOUNT,
} from '../../document/amount.js';
import { bracketStart } from './container-size.js';
import { countedAt, isDescriptive, isUnknown, unitAt } from './measure-phrase.js';
import { readAddedFraction } from './number-phrase.js';
import { type NumberPhrase, readNumber } from '../numbers/read-number.js';
import { UNCOUNTABLE } from '#domain/catalogue/kinds/countable-foods.js';

/** Maximum number of steps from a food back to its amount. */
const MAX_STEPS = 8;

/** The amount of a food, and where the text states it; null if not in one place before the food. */
interface WrittenAmount extends ReadAmount {
  readonly written: TokenRange | null;
}

const NOT_WRITTEN: WrittenAmount = { ...NO_AMOUNT, written: null };

/** The amount of a food in a step: "2 grosses gousses d'ail", "le beurre (50 g)", "la moitié du lait, soit 15 cl". */
export function amountOf(doc: LocalizedDocument, mention: Mention): WrittenAmount {
  const before = statedBefore(doc, mention);
  return before.quantity === null ? (statedAfter(doc, mention) ?? before) : before;
}

function statedAfter(doc: LocalizedDocument, { to }: Mention): WrittenAmount | undefined {
  const at = doc.is(to, ',') ? to + 1 : to;
  const start = doc.hasAmountRole(at + 1, 'APPROXIMATE') ? at + 2 : at + 1;
  if (!doc.is(to, '(') && !doc.hasAmountRole(at, 'EQUAL')) return undefined;
  const phrase = doc.amounts.find(({ from }) => from === start);
  const isUnit = phrase?.counted === 'unit' && !doc.word(phrase.to - 1).measure?.scale;
  if (!isUnit || doc.isWord(phrase.writtenTo)) return undefined;
  return { ...phrase, written: { from: phrase.from, to: phrase.writtenTo } };
}

/**
 * The part of the whole food that a mention is: 0.5 in "half of the milk", null if the text does not say
 * how much, as in "le reste du lait"; undefined for the whole food.
 */
export function shareOf(doc: LocalizedDocument, { from, to }: Mention): number | null | undefined {
  let i = from - 1;
  while (isDescriptive(doc, i) && !doc.hasAmountRole(i, 'PARTIAL')) i--;
  if (doc.hasAmountRole(i, 'PARTIAL') || doc.hasAmountRole(to, 'PARTIAL')) return null;
  // "la moitié des morceaux de poulet"
  if (doc.hasClass(i, 'OF') && (unitAt(doc, i - 1) ?? countedAt(doc, i - 1))) i -= 2;
  if (!doc.hasAnyClass(i, ['DEFINITE', 'CONTRACTED', 'OF'])) return undefined;
  const before = doc.hasClass(i - 1, 'OF') ? i - 2 : i - 1;
  if (doc.hasAmountRole(before, 'PARTIAL')) return null;
  const phrase = doc.amountBefore(before + 1);
  return phrase?.counted === null && phrase.count < 1 ? phrase.count : undefined;
}

function statedBefore(doc: LocalizedDocument, mention: Mention): WrittenAmount {
  const found = amountBefore(doc, mention) ?? amountOfEach(doc, mention);
  if (found === undefined) return NOT_WRITTEN;
  const { phrase, writtenTo, linked, partitive } = found;
  const { quantity, unit } = phrase;
  // "entre 100 g et 150 g"
  const isBetween = doc.word(phrase.from - 1).measure?.isBetween ?? false;
  const from = isBetween ? phrase.from - 1 : phrase.from;
  const written = { from, to: Math.min(writtenTo, mention.from) };
  if (phrase.counted === 'unit') return { quantity, unit, written };
  // "sur 2 assiettes de salade"
  const isTool = doc.mentionAt(phrase.to - 1)?.entry.utensil != null;
  // "one tin", "2 verres", but "une poignée", "half a can"
  const isExplicit = doc.isNumber(phrase.from) || !doc.hasClass(phrase.from, 'DETERMINER');
  const isCounted = isExplicit && !partitive && !isTool;
  if (phrase.counted === 'container' || phrase.counted === 'vague')
    return isCounted ? { quantity: phrase.count, unit: null, written } : NOT_WRITTEN;
  const isInDigits = doc.isNumber(phrase.to - 1);
  const isPart =
    (phrase.count < 1 && isInDigits) ||
    (phrase.counted === null && phrase.count > 1 && doc.isWord(phrase.to - 1));
  if (linked && phrase.counted === 'piece' && isCounted)
    return { quantity: phrase.count, unit: null, written };
  // "2/3 of the flour" is a part of another amount.
  if (linked && (partitive || !isPart)) return NOT_WRITTEN;
  const { ingredient } = mention.entry;
  const isInWords = doc.isWord(phrase.from) || linked;
  if (isInWords && ingredient !== null && UNCOUNTABLE.has(ingredient)) return NOT_WRITTEN;
  const fraction = fractionAfter(doc, mention.to).value;
  // An amount on both sides of its food has no span.
  return {
    quantity: phrase.count + fraction,
    unit: 'piece',
    written: fraction > 0 ? null : written,
  };
}

/** The fraction after a food, which belongs to its amount: "un oignon et demi", "1 oignon ½". */
export function fractionAfter(doc: LocalizedDocument, at: number): NumberPhrase {
  const isDigit = (doc.digits(at) ?? 1) < 1;
  const fraction = isDigit ? readNumber(doc, at) : readAddedFraction(doc, at);
  const isLast = fraction !== undefined && !doc.isWord(fraction.to);
  return isLast ? fraction : { value: 0, to: at };
}

/** Finds the amount that ends before a food, past "of" and words that describe the food. */
export function amountBefore(
  doc: LocalizedDocument,
  { from }: TokenRange,
): LinkedAmount | undefined {
  const first = doc.amounts[0];
  if (first === undefined || first.from >= from) return undefined;
  // The name of the food can start with its container: "one 400 g tin tomatoes".
  const container = doc.amountBefore(from + 1);
  if (container !== undefined && container.from < from)
    return { phrase: container, writtenTo: container.writtenTo, linked: false, partitive: false };
  let i = from - 1;
  let linked = false;
  let partitive = false;
  let unknown = false;
  let repeatedTo = 0;
  for (let step = 0; step < MAX_STEPS; step++) {
    const phrase = doc.amountBefore(i + 1);
    if (phrase !== undefined) {
      // "a little parsley" is not one piece.
      const isArticle = i === phrase.from && doc.hasClass(i, 'DETERMINER');
      if (unknown && isArticle) return undefined;
      const writtenTo = Math.max(phrase.writtenTo, repeatedTo);
      const whole = firstOfRepeated(doc, phrase);
      return { phrase: partOfNumber(doc, whole) ?? whole, writtenTo, linked, partitive };
    }
    if (isDescriptive(doc, i)) {
      unknown ||= isUnknown(doc, i);
      i--;
    } else if (isBetweenAdjectives(doc, i)) i--;
    else if (doc.is(i, ')')) {
      if (doc.amountBefore(i)?.counted === 'unit') repeatedTo = Math.max(repeatedTo, i + 1);
      i = bracketStart(doc, i) - 1;
    } else if (linked) return undefined;
    else if (doc.hasClass(i, 'CONTRACTED')) [linked, partitive, i] = [true, true, i - 1];
    else if (doc.hasClass(i, 'OF')) [linked, i] = [true, i - 1];
    else if (doc.hasClass(i, 'DETERMINER') && doc.hasClass(i - 1, 'OF'))
      [linked, partitive, i] = [true, doc.value(i) === undefined, i - 2];
    else return undefined;
  }
  return undefined;
}

/** Whether "," or "but" joins two adjectives: "1 large, thinly sliced onion". */
function isBetweenAdjectives(doc: LocalizedDocument, i: number): boolean {
  const joins = doc.is(i, ',') || doc.is(i, '-') || doc.hasClass(i, 'CONJUNCTION');
  return joins && isDescriptive(doc, i - 1) && isDescriptive(doc, i + 1);
}

/** The first of two amounts that are the same: "250 g" in "250 g/9 oz". */
function firstOfRepeated(doc: Document, phrase: AmountPhrase): AmountPhrase {
  const first = doc.is(phrase.from - 1, '/') ? doc.amountBefore(phrase.from - 1) : undefined;
  return first?.counted === 'unit' ? first : phrase;
}
