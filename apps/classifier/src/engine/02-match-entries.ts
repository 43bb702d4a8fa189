import type { LocalizedDocument } from '../languages/localized-document.js';
import { type Mention, newMention } from '../document/mention.js';
import { Trait } from '../document/word.js';

/**
 * Finds the entries of a language in a text from left to right, the longest at each token: "plat à
 * gratin" and not "plat", "pomme de terre" and not "pomme".
 */
export function matchEntries(doc: LocalizedDocument): Mention[] {
  const { entries } = doc.language;
  const mentions: Mention[] = [];
  let at = 0;
  while (at < doc.length) {
    const isStart = (doc.traits(at) & Trait.STARTS_NAME) !== 0;
    const found = isStart ? entries.longest(doc, at) : undefined;
    if (found === undefined) {
      at++;
      continue;
    }
    const { lead, trail } = found.value;
    const mention = newMention(found.value, at + lead, found.end - trail, 'name');
    mentions.push(mention);
    at = mention.to;
  }
  return mentions;
}
