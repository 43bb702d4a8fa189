import { PUNCTUATION, type Tokens } from '../tokens.js';
import {
  type Line,
  type LineAmount,
  type LineLanguage,
  type WeighedName,
  writtenAt,
} from './line.js';

/** Later groups of words speak less and less of the ingredient. */
const NEXT_GROUP = 100;
const ASIDE = 1_000;
const IN_BRACKETS = 10_000;
const DENIED = 100_000;

/**
 * Weighs the ingredients of a line. The first group of words has the ingredient; within a group a
 * French noun stands before what describes it and an English one after: "sauce aux tomates" is a
 * sauce, "tomato soup" a soup.
 */
export function weighNames(
  language: LineLanguage,
  { tokens, names }: Line,
  amount: LineAmount,
): WeighedName[] {
  const ranks = rankTokens(language, tokens, names);
  const headLast = language.language.locale === 'en';
  const foods = names.filter(({ name, from, to }) => name.ingredient && !within(amount, from, to));
  // "2 garlic cloves": what may be a unit is one, if there is anything else to be the ingredient.
  const sure = foods.filter(({ name }) => name.unit === null);
  return (sure.length > 0 ? sure : foods)
    .flatMap(({ name, from, to }, order): WeighedName[] => {
      if (name.ingredient === null) return [];
      const ofTokens = ranks[from] ?? 0;
      // "beurre pour le moule": what stands aside and may be a utensil is one.
      if (name.utensil !== null && ofTokens >= ASIDE) return [];
      const place = headLast ? NEXT_GROUP - 1 - order : order;
      return [{ key: name.ingredient, from, to, rank: ofTokens + place }];
    })
    .sort((a, b) => a.rank - b.rank);
}

function within(amount: LineAmount, from: number, to: number): boolean {
  return from >= amount.from && to <= amount.to;
}

/** The rank of the group that each token belongs to. */
function rankTokens(language: LineLanguage, tokens: Tokens, names: Line['names']): number[] {
  const { or, aside, without } = language.words;
  const ranks: number[] = [];
  let group = 0;
  let side = 0;
  let depth = 0;
  for (let i = 0; i < tokens.length; i++) {
    const word = writtenAt(tokens, i);
    const inName = names.some((name) => name.from < i && i < name.to && name.name.ingredient);
    if (tokens.is(i, '(')) depth++;
    else if (tokens.is(i, ')')) depth = Math.max(0, depth - 1);
    else if (!inName && tokens.kind(i) === PUNCTUATION && word !== '/') {
      group += NEXT_GROUP;
      if (side < DENIED) side = 0;
    } else if (!inName && or.has(word)) group += NEXT_GROUP;
    else if (!inName && aside.has(word)) side = Math.max(side, ASIDE);
    else if (!inName && without.has(word)) side = DENIED;
    ranks.push(group + side + (depth > 0 ? IN_BRACKETS : 0));
  }
  return ranks;
}
