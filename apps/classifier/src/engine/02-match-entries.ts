import type { Entry, Mention } from './model/entry.js';
import type { Trie } from './text/trie.js';
import type { Tokens } from './text/tokens.js';
import { UNKNOWN } from './text/word-table.js';

/**
 * Finds the entries of a language in a text from left to right, the longest at each token: "plat à
 * gratin" and not "plat", "pomme de terre" and not "pomme".
 */
export function matchEntries(tokens: Tokens, names: Trie<Entry>): Mention[] {
  const mentions: Mention[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = tokens.word(at) === UNKNOWN ? undefined : names.longest(tokens, at);
    if (found === undefined) {
      at++;
      continue;
    }
    const { lead, trail } = found.value;
    const mention = { entry: found.value, from: at + lead, to: found.end - trail };
    mentions.push(mention);
    at = mention.to;
  }
  return mentions;
}
