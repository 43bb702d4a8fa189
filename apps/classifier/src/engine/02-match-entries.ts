import type { LocalizedDocument } from '../languages/localized-document.js';
import type { Found } from '../phrases/trie.js';
import { Trait } from '../document/word.js';
import { type Entry, type Mention, newMention } from '../document/mention.js';

const { CONTINUES_NAME } = Trait;

/**
 * Finds the entries of a language in a text from left to right, the longest at each token: "plat à
 * gratin" and not "plat", "pomme de terre" and not "pomme". Adds them to the mentions of the text,
 * and returns these.
 */
export function matchEntries(doc: LocalizedDocument): readonly Mention[] {
  for (let at = doc.nextName(0); at < doc.length; at = doc.nextName(at)) {
    const found = entryAt(doc, at);
    if (found === undefined) {
      at++;
      continue;
    }
    const { lead, trail } = found.value;
    const mention = newMention(found.value, at + lead, found.end - trail, 'name');
    doc.addMention(mention);
    at = mention.to;
  }
  return doc.mentions;
}

/** The longest name that starts at a token. */
function entryAt(doc: LocalizedDocument, at: number): Found<Entry> | undefined {
  const { entries } = doc.language;
  const names = doc.names(at);
  const end = at + 1;
  if ((doc.traits(end) & CONTINUES_NAME) !== 0) return entries.longestFrom(names, doc, end);
  const value = entries.valueOf(names);
  return value === undefined ? undefined : { value, end };
}
