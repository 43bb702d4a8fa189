import { absentTokens } from '../../foods/absent-foods.js';
import type { Line } from '../model/line.js';

/** Ranks of words, the lowest for the ingredient itself. Each group of words adds GROUP_RANK. */
export const GROUP_RANK = 100;
/** Words that accompany the ingredient: "pour le moule". */
export const SECONDARY_RANK = 1_000;
const BRACKET_RANK = 10_000;
/** Ingredients that are absent: "sans lait". */
export const NEGATED_RANK = 100_000;

/** Returns the rank of each token. */
export function rankTokens(line: Line): number[] {
  const ranks: number[] = [];
  const absent = absentTokens(line);
  let group = 0;
  let rank = 0;
  let depth = 0;
  for (let i = 0; i < line.length; i++) {
    const word = line.lowerCase(i);
    if (line.is(i, '(')) depth++;
    else if (line.is(i, ')')) depth = Math.max(0, depth - 1);
    else if (separates(line, i)) {
      group += GROUP_RANK;
      if (line.isSign(i)) rank = 0;
    } else if (!isInName(line, i) && line.lineWords.secondary.has(word)) rank = SECONDARY_RANK;
    const own = absent.has(i) ? NEGATED_RANK : rank;
    ranks.push(group + own + (depth > 0 ? BRACKET_RANK : 0));
  }
  return ranks;
}

/** Whether a token separates two groups of words: a sign, "and" or "or". */
export function separates(line: Line, i: number): boolean {
  if (isInName(line, i)) return false;
  if (line.isSign(i)) return !line.is(i, '/');
  return line.lineWords.or.has(line.lowerCase(i)) && !sharesNoun(line, i);
}

/** Whether a token continues the name of a food or a unit: "à" in "c. à café". */
function isInName(line: Line, i: number): boolean {
  const mention = line.mentionAt(i);
  if (mention === undefined || mention.from === i) return false;
  return mention.entry.ingredient !== null || mention.entry.unit !== null;
}

/**
 * Whether the foods on both sides of "and" or "or" describe the noun after them: "tomato &
 * basil soup", "raspberry or lemon sorbet". The word does not separate two foods then.
 */
function sharesNoun(line: Line, i: number): boolean {
  if (!line.headLast || line.mentionAt(i - 1) === undefined) return false;
  const next = line.mentionAt(i + 1);
  const noun = next && line.mentionAt(next.to);
  return noun !== undefined && noun.entry.ingredient !== null && noun.entry.unit === null;
}
