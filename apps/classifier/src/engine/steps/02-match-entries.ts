import type { Document } from '../document/document.js';
import { type Mention, newMention } from '../document/mention.js';
import type { Entry } from '../words/entry.js';
import type { Found } from '../words/trie.js';

/**
 * Finds the names of a language from left to right, the longest at each token: "plat à gratin" and
 * not "plat", "pomme de terre" and not "pomme".
 */
export function matchEntries(doc: Document): void {
  const mentions: Mention[] = [];
  for (let at = 0; at < doc.length;) {
    const found = gramAt(doc, at) ?? doc.word(at).names?.longest(doc, at + 1);
    if (found === undefined) {
      at++;
      continue;
    }
    const { lead, trail } = found.value;
    // "greased sheet pan": a longer name than that with context, "(greased) sheet".
    const longer = lead > 0 ? doc.word(at + lead).names?.longest(doc, at + lead + 1) : undefined;
    if (longer !== undefined && longer.end > found.end) {
      at += lead;
      continue;
    }
    const mention = newMention(found.value, at + lead, found.end - trail, 'name');
    mentions.push(mention);
    at = mention.to;
  }
  doc.names = mentions;
  doc.mentions = mentions;
}

/** The gram between a number and a name: "200 gram flour" is not gram flour. */
function gramAt(doc: Document, at: number): Found<Entry> | undefined {
  const value = doc.word(at).names?.value;
  if (!doc.isNumber(at - 1) || value?.unit?.key !== 'gram' || value.unit.factor !== 1)
    return undefined;
  return doc.word(at + 1).names === undefined ? undefined : { value, end: at + 1 };
}
