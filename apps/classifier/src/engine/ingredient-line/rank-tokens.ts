import { PUNCTUATION } from '../text/tokens.js';
import { type Line, type LineLanguage } from './line.js';

/** The lower the rank of a word, the more it speaks of the ingredient; groups of words are apart. */
export const NEXT_GROUP = 100;
/** What stands beside the ingredient: "pour le moule". */
export const ASIDE = 1_000;
const IN_BRACKETS = 10_000;
const DENIED = 100_000;

/** The rank of the group of words that each token belongs to. */
export function rankTokens({ words }: LineLanguage, { tokens, names }: Line): number[] {
  const ranks: number[] = [];
  let group = 0;
  let side = 0;
  let depth = 0;
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens.written(i);
    const inName = names.some((name) => name.from < i && i < name.to && name.name.ingredient);
    if (tokens.is(i, '(')) depth++;
    else if (tokens.is(i, ')')) depth = Math.max(0, depth - 1);
    else if (!inName && tokens.kind(i) === PUNCTUATION && word !== '/') {
      group += NEXT_GROUP;
      if (side < DENIED) side = 0;
    } else if (!inName && words.or.has(word)) group += NEXT_GROUP;
    else if (!inName && words.aside.has(word)) side = Math.max(side, ASIDE);
    else if (!inName && words.without.has(word)) side = DENIED;
    ranks.push(group + side + (depth > 0 ? IN_BRACKETS : 0));
  }
  return ranks;
}
