import type {
  DurationMention,
  Entity,
  IngredientMention,
  Span,
  TemperatureMention,
  TextDetection,
} from '#domain/detection/contract.js';
import type { TokenRange } from './model/token-range.js';
import type { Document } from './document.js';
import type { LocalizedDocument } from './localized-document.js';
import type { Clause } from './clauses/clause.js';
import type { TechniqueInstruction } from './model/instruction.js';
import { ownersOf } from './clauses/owners.js';
import type { Attachment } from './clauses/attachment.js';
import { readMeasures } from './measures/read-measures.js';
import { amountOf } from './amounts/amount-of.js';

/** Utensils have a constant weight because they do not compete with techniques. */
const UTENSIL_WEIGHT = 1;

/** Assigns techniques, utensils, ingredients and measures to clauses, with offsets in the original text. */
export function attachMentions(
  doc: LocalizedDocument,
  techniques: readonly TechniqueInstruction[],
  clauses: readonly Clause[],
  attachments: readonly Attachment[],
): TextDetection {
  const entities: Entity[] = techniques.map((instruction) => ({
    kind: 'technique',
    key: instruction.technique,
    ...spanOf(doc, instruction),
    weight: instruction.weight,
    clause: clauseOf(clauses, instruction.head),
  }));
  const ingredients: IngredientMention[] = [];
  for (const { mention, clauses: indexes } of attachments) {
    const { utensil, ingredient } = mention.entry;
    const span = spanOf(doc, mention);
    if (utensil !== null) {
      const weight = UTENSIL_WEIGHT;
      for (const clause of indexes)
        entities.push({ kind: 'utensil', key: utensil, ...span, weight, clause });
    } else if (ingredient !== null) {
      const { quantity, unit } = amountOf(doc, mention);
      for (const clause of indexes)
        ingredients.push({ key: ingredient, ...span, quantity, unit, clause });
    }
  }
  const owners = ownersOf(clauses);
  const durations: DurationMention[] = [];
  const temperatures: TemperatureMention[] = [];
  for (const measure of readMeasures(doc)) {
    const place = { ...spanOf(doc, measure), clause: owners[clauseOf(clauses, measure.from)] ?? 0 };
    if (measure.kind === 'temperature') temperatures.push({ ...place, celsius: measure.celsius });
    else {
      const { minSeconds, maxSeconds } = measure;
      durations.push({ ...place, minSeconds, maxSeconds });
    }
  }
  entities.sort((a, b) => a.start - b.start);
  return {
    entities,
    ingredients,
    durations,
    temperatures,
    clauses: clauses.map((clause) => spanOf(doc, clause)),
  };
}

/** Offsets of the tokens [from, to) in the original text. */
function spanOf(doc: Document, { from, to }: TokenRange): Span {
  return { start: doc.start(from), end: doc.end(to - 1) };
}

/** Index of the clause that contains a token: the last one that starts at or before it. */
function clauseOf(clauses: readonly TokenRange[], token: number): number {
  let low = 0;
  let high = clauses.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((clauses[middle]?.from ?? 0) <= token) low = middle;
    else high = middle - 1;
  }
  return low;
}
