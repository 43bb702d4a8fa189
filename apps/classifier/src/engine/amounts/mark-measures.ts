import * as Class from '../model/word-classes.js';
import type { Document } from '../document.js';
import type { LocalizedDocument } from '../localized-document.js';
import type { Mention } from '../model/mention.js';
import type { AmountPhrase } from './amount.js';
import { amountBefore } from './amount-of.js';

/**
 * Removes the other meanings of measures: "teaspoons" in "3 teaspoons black pepper" and "tin" in "a
 * 400 g tin of chickpeas" are no utensils.
 */
export function markMeasures(doc: LocalizedDocument): readonly Mention[] {
  const measures = new Set<number>();
  for (const mention of doc.mentions) {
    if (mention.entry.ingredient === null) continue;
    const phrase = amountBefore(doc, mention)?.phrase;
    if (phrase === undefined || isVessel(doc, phrase)) continue;
    for (let i = phrase.from; i < phrase.to; i++) measures.add(i);
  }
  for (const phrase of doc.amountsByEnd.values())
    if (isMeasured(doc, phrase)) for (let i = phrase.from; i < phrase.to; i++) measures.add(i);
  return doc.mentions.map((mention) => {
    const isMeasure = measures.has(mention.to - 1);
    return isMeasure ? { ...mention, entry: asMeasure(mention) } : mention;
  });
}

function asMeasure({ entry }: Mention): Mention['entry'] {
  return { ...entry, utensil: null, ingredient: null };
}

/** Whether units are measured without a food: "add 2 teaspoons", but "with two teaspoons". */
function isMeasured(doc: Document, { from, measure, count }: AmountPhrase): boolean {
  const isCounted = doc.kind(from) === 'number' || count > 1;
  return measure === 'unit' && isCounted && !doc.hasClass(from - 1, Class.PREPOSITION);
}

/** Whether a container is a vessel: "in a bowl of cold water", "the two bowls of soup". */
function isVessel(doc: Document, { from, measure }: AmountPhrase): boolean {
  return measure !== 'unit' && doc.hasClass(from - 1, Class.PREPOSITION | Class.DETERMINER);
}
