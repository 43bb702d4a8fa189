import type { Document } from '../document/document.js';
import type { LocalizedDocument } from '../compile/compiled-language.js';
import { type Entry, newEntry } from '../words/entry.js';
import { newMention } from '../document/mention.js';
import type { AmountPhrase } from '../document/amount.js';
import { amountBefore } from '../quantities/amounts/amount-of.js';

/**
 * Removes the other meanings of the units and containers of amounts: "teaspoons" in "3 teaspoons
 * black pepper" and "tin" in "a 400 g tin of chickpeas" are no utensils.
 */
export function markUnits(doc: LocalizedDocument): void {
  if (!doc.amounts.some((phrase) => holdsMention(doc, phrase))) return;
  const amounts = doc.amounts.filter((phrase) => isMeasured(doc, phrase));
  for (const mention of doc.mentions) {
    if (mention.entry.ingredient === null) continue;
    const phrase = amountBefore(doc, mention)?.phrase;
    if (phrase !== undefined && !isVessel(doc, phrase)) amounts.push(phrase);
  }
  const inAmount = new Set<number>();
  for (const { from, to } of amounts) for (let i = from; i < to; i++) inAmount.add(i);
  doc.mentions = doc.mentions.map((mention) => {
    const { entry, from, to, rule } = mention;
    return inAmount.has(to - 1) ? newMention(asUnit(entry), from, to, rule) : mention;
  });
}

/** Whether a mention ends inside an amount, unlike in "deux oignons". */
function holdsMention(doc: Document, { from, to }: AmountPhrase): boolean {
  for (let i = from; i < to; i++) if (doc.mentionAt(i)?.to === i + 1) return true;
  return false;
}

/** The entries of units. An entry has one only, so that rules can be selected by entry. */
const UNITS = new WeakMap<Entry, Entry>();

function asUnit(entry: Entry): Entry {
  const { unit, lead, trail } = entry;
  const asUnit =
    UNITS.get(entry) ?? newEntry({ utensil: null, ingredient: null, unit }, lead, trail);
  UNITS.set(entry, asUnit);
  return asUnit;
}

/** Whether units are measured without a food: "add 2 teaspoons", but "with two teaspoons". */
function isMeasured(doc: Document, { from, to, counted, count }: AmountPhrase): boolean {
  const isNumber = doc.isNumber(from) || count > 1;
  const isUnit = (doc.mentionAt(to - 1)?.entry.unit ?? null) !== null;
  return counted === 'unit' && isUnit && isNumber && !doc.hasClass(from - 1, 'PREPOSITION');
}

/** Whether a container is a vessel: "in a bowl of cold water", "the two bowls of soup". */
function isVessel(doc: Document, { from, counted }: AmountPhrase): boolean {
  return counted !== 'unit' && doc.hasAnyClass(from - 1, ['PREPOSITION', 'DETERMINER']);
}
