import type { Entity, IngredientMention, Span, TextDetection } from '#domain/detection/contract.js';
import type { Clause } from './model/clause.js';
import type { Language } from './model/language.js';
import type { Mention } from './model/entry.js';
import type { TechniqueInstruction } from './model/instruction.js';
import { readAmountBefore } from './amounts/read-amount.js';
import type { Tokens } from './text/tokens.js';

/** Utensils have a constant weight because they do not compete with techniques. */
const UTENSIL_WEIGHT = 1;

/** Assigns techniques, utensils and ingredients to clauses, with offsets in the original text. */
export function attachMentions(
  language: Language,
  tokens: Tokens,
  mentions: readonly Mention[],
  techniques: readonly TechniqueInstruction[],
  clauses: readonly Clause[],
): TextDetection {
  const entities: Entity[] = [];
  const ingredients: IngredientMention[] = [];
  let next = 0;
  // The last round, without a mention, adds the techniques after the last mention.
  for (let i = 0; i <= mentions.length; i++) {
    const mention = mentions[i];
    const at = mention?.from ?? tokens.length;
    for (
      let instruction = techniques[next];
      instruction && instruction.from <= at;
      instruction = techniques[++next]
    )
      entities.push(entityOf(tokens, clauses, instruction));
    if (mention === undefined) break;
    const { entry, from, to } = mention;
    const start = tokens.start(from);
    const end = tokens.end(to - 1);
    const clause = clauseOf(clauses, from);
    if (entry.utensil !== null) {
      const weight = UTENSIL_WEIGHT;
      entities.push({ kind: 'utensil', key: entry.utensil, start, end, weight, clause });
    } else if (entry.ingredient !== null) {
      const { quantity, unit } = readAmountBefore(language, tokens, mentions, i);
      ingredients.push({ key: entry.ingredient, start, end, quantity, unit, clause });
    }
  }
  return { entities, ingredients, clauses: clauses.map((clause) => spanOf(tokens, clause)) };
}

function entityOf(
  tokens: Tokens,
  clauses: readonly Clause[],
  instruction: TechniqueInstruction,
): Entity {
  return {
    kind: 'technique',
    key: instruction.technique,
    start: tokens.start(instruction.from),
    end: tokens.end(instruction.to - 1),
    weight: instruction.weight,
    clause: clauseOf(clauses, instruction.head),
  };
}

function spanOf(tokens: Tokens, { from, to }: Clause): Span {
  return { start: tokens.start(from), end: tokens.end(to - 1) };
}

/** Index of the clause that contains a token: the last one that starts at or before it. */
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
