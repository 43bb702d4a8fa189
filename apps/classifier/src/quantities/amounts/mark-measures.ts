import * as Class from '../../document/word-classes.js';
import type { Document } from '../../document/document.js';
import type { LocalizedDocument } from '../../languages/localized-document.js';
import { type Entry, type Mention, newEntry, newMention } from '../../document/mention.js';
import type { AmountPhrase } from '../../document/amount.js';
import { amountBefore } from './amount-of.js';

const { DETERMINER, PREPOSITION } = Class;

/**
 * Removes the other meanings of measures: "teaspoons" in "3 teaspoons black pepper" and "tin" in "a
 * 400 g tin of chickpeas" are no utensils.
 */
export function markMeasures(doc: LocalizedDocument): readonly Mention[] {
  if (doc.amounts.length === 0) return doc.mentions;
  if (!doc.amounts.some((phrase) => holdsMention(doc, phrase))) return doc.mentions;
  const measures = doc.amounts.filter((phrase) => isMeasured(doc, phrase));
  for (const mention of doc.mentions) {
    if (mention.entry.ingredient === null) continue;
    const phrase = amountBefore(doc, mention)?.phrase;
    if (phrase !== undefined && !isVessel(doc, phrase)) measures.push(phrase);
  }
  if (measures.length === 0) return doc.mentions;
  const isInMeasure = new Uint8Array(doc.length);
  for (const { from, to } of measures) isInMeasure.fill(1, from, to);
  return doc.mentions.map((mention) => {
    const { entry, from, to, rule } = mention;
    return isInMeasure[to - 1] === 1 ? newMention(asMeasure(entry), from, to, rule) : mention;
  });
}

/** Whether a mention ends inside an amount, unlike in "deux oignons". */
function holdsMention(doc: Document, { from, to }: AmountPhrase): boolean {
  for (let i = from; i < to; i++) if (doc.mentionAt(i)?.to === i + 1) return true;
  return false;
}

/** The entries of measures. An entry has one only, so that rules can be selected by entry. */
const MEASURES = new WeakMap<Entry, Entry>();

function asMeasure(entry: Entry): Entry {
  let measure = MEASURES.get(entry);
  if (measure === undefined) {
    const { unit, lead, trail } = entry;
    measure = newEntry({ utensil: null, ingredient: null, unit }, lead, trail);
    MEASURES.set(entry, measure);
  }
  return measure;
}

/** Whether units are measured without a food: "add 2 teaspoons", but "with two teaspoons". */
function isMeasured(doc: Document, { from, counted, count }: AmountPhrase): boolean {
  const isNumber = doc.isNumber(from) || count > 1;
  return counted === 'unit' && isNumber && !doc.hasClass(from - 1, PREPOSITION);
}

/** Whether a container is a vessel: "in a bowl of cold water", "the two bowls of soup". */
function isVessel(doc: Document, { from, counted }: AmountPhrase): boolean {
  return counted !== 'unit' && doc.hasClass(from - 1, PREPOSITION | DETERMINER);
}
