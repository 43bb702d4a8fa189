import type { Document } from '../document/document.js';
import { type Mention, newMention } from '../document/mention.js';

/**
 * Finds the names of a language from left to right, the longest at each token: "plat à gratin" and
 * not "plat", "pomme de terre" and not "pomme".
 */
export function matchEntries(doc: Document): void {
  const mentions: Mention[] = [];
  for (let at = 0; at < doc.length;) {
    const found = doc.word(at).names?.longest(doc, at + 1);
    if (found === undefined) {
      at++;
      continue;
    }
    const { lead, trail } = found.value;
    const mention = newMention(found.value, at + lead, found.end - trail, 'name');
    mentions.push(mention);
    at = mention.to;
  }
  doc.names = mentions;
  doc.mentions = mentions;
}
