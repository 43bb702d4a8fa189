import { PUNCTUATION } from '../text/tokens.js';
import { type Line, type LineLanguage } from './line.js';

/** Ranks of words, the lowest for the ingredient itself. Each group of words adds GROUP_RANK. */
export const GROUP_RANK = 100;
/** Words that accompany the ingredient: "pour le moule". */
export const SECONDARY_RANK = 1_000;
const BRACKET_RANK = 10_000;
const NEGATED_RANK = 100_000;

/** Returns the rank of each token. */
export function rankTokens({ words }: LineLanguage, { tokens, mentions }: Line): number[] {
  const ranks: number[] = [];
  let group = 0;
  let rank = 0;
  let depth = 0;
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens.lowerCase(i);
    const inName = mentions.some(
      (mention) => mention.from < i && i < mention.to && mention.entry.ingredient,
    );
    if (tokens.is(i, '(')) depth++;
    else if (tokens.is(i, ')')) depth = Math.max(0, depth - 1);
    else if (!inName && tokens.kind(i) === PUNCTUATION && word !== '/') {
      group += GROUP_RANK;
      if (rank < NEGATED_RANK) rank = 0;
    } else if (!inName && words.or.has(word)) group += GROUP_RANK;
    else if (!inName && words.secondary.has(word)) rank = Math.max(rank, SECONDARY_RANK);
    else if (!inName && words.without.has(word)) rank = NEGATED_RANK;
    ranks.push(group + rank + (depth > 0 ? BRACKET_RANK : 0));
  }
  return ranks;
}
