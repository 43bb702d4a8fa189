import type { Entity, IngredientMention, StepAnalysis } from '#domain/analysis/contract.js';
import type { Clause } from './clause.js';
import type { Language } from './language.js';
import type { NameMention } from './name.js';
import type { TechniqueOrder } from './order.js';
import { readAmountBefore } from './read-amount.js';
import type { Tokens } from './tokens.js';

/** A utensil's name says what it means without a doubt: it competes with nothing. */
const UTENSIL_WEIGHT = 1;

/** Puts everything found into its clause, with its offsets in the text as it was written. */
export function attachMentions(
  language: Language,
  tokens: Tokens,
  names: readonly NameMention[],
  techniques: readonly TechniqueOrder[],
  clauses: readonly Clause[],
): StepAnalysis {
  const entities: Entity[] = [];
  for (const { technique, head, from, to, weight } of techniques) {
    entities.push({
      kind: 'technique',
      key: technique,
      start: tokens.start(from),
      end: tokens.end(to - 1),
      weight,
      clause: clauseOf(clauses, head),
    });
  }
  const ingredients: IngredientMention[] = [];
  for (const mention of names) {
    const { utensil, ingredient } = mention.name;
    const start = tokens.start(mention.from);
    const end = tokens.end(mention.to - 1);
    const clause = clauseOf(clauses, mention.from);
    if (utensil !== null) {
      entities.push({ kind: 'utensil', key: utensil, start, end, weight: UTENSIL_WEIGHT, clause });
    } else if (ingredient !== null) {
      const { quantity, unit } = readAmountBefore(language, tokens, names, mention);
      ingredients.push({ key: ingredient, start, end, quantity, unit, clause });
    }
  }
  return {
    entities: entities.sort((a, b) => a.start - b.start || b.end - a.end),
    ingredients,
    clauses: clauses.map(({ from, to }) => ({
      start: tokens.start(from),
      end: tokens.end(to - 1),
    })),
  };
}

/** The clause that holds a token: the last that begins at or before it. */
function clauseOf(clauses: readonly Clause[], token: number): number {
  let low = 0;
  let high = clauses.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((clauses[middle]?.from ?? 0) <= token) low = middle;
    else high = middle - 1;
  }
  return low;
}
