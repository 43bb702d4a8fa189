import type { Entity, IngredientMention, Span, StepAnalysis } from '#domain/analysis/contract.js';
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
  const span = (from: number, to: number): Span => ({
    start: tokens.start(from),
    end: tokens.end(to - 1),
  });
  const entities: Entity[] = techniques.map(({ technique, head, from, to, weight }) => ({
    kind: 'technique',
    key: technique,
    ...span(from, to),
    weight,
    clause: clauseOf(clauses, head),
  }));
  const ingredients: IngredientMention[] = [];
  for (const mention of names) {
    const { utensil, ingredient } = mention.name;
    const place = { ...span(mention.from, mention.to), clause: clauseOf(clauses, mention.from) };
    if (utensil !== null) {
      entities.push({ kind: 'utensil', key: utensil, weight: UTENSIL_WEIGHT, ...place });
    } else if (ingredient !== null) {
      const amount = readAmountBefore(language, tokens, names, mention);
      ingredients.push({ key: ingredient, ...amount, ...place });
    }
  }
  return {
    entities: entities.sort((a, b) => a.start - b.start || b.end - a.end),
    ingredients,
    clauses: clauses.map(({ from, to }) => span(from, to)),
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
