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
import type { Clause } from './model/clause.js';
import type { TechniqueInstruction } from './model/instruction.js';
import { ownersOf } from './clauses/owners.js';
import type { Attachment } from './model/attachment.js';
import { readMeasures } from './measures/read-measures.js';
import { amountOf } from './amounts/amount-of.js';

/** Utensils have a constant weight because they do not compete with techniques. */
const UTENSIL_WEIGHT = 1;

/** Assigns techniques, utensils, ingredients and measures to clauses, with offsets in the original text. */
export function attachMentions(
  doc: Document,
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
  const clauseByTechnique = new Map(entities.map(({ key, clause }) => [key, clause]));
  const placesOf = clauses.map((clause, index) => placesIn(clause, index, clauseByTechnique));
  const ingredients: IngredientMention[] = [];
  for (const { mention, clauses: indexes } of attachments) {
    const places = new Set(indexes.flatMap((clause) => placesOf[clause] ?? []));
    const { utensil, ingredient } = mention.entry;
    const span = spanOf(doc, mention);
    if (utensil !== null) {
      const weight = UTENSIL_WEIGHT;
      for (const clause of places)
        entities.push({ kind: 'utensil', key: utensil, ...span, weight, clause });
    } else if (ingredient !== null) {
      const { quantity, unit } = amountOf(doc, mention);
      for (const clause of places)
        ingredients.push({ key: ingredient, ...span, quantity, unit, clause });
    }
  }
  const owners = ownersOf(clauses);
  const durations: DurationMention[] = [];
  const temperatures: TemperatureMention[] = [];
  for (const measure of readMeasures(doc)) {
    const index = owners[clauseOf(clauses, measure.from)] ?? 0;
    const clause = placeOfMeasure(measure.from, clauses[index], clauseByTechnique) ?? index;
    const place = { ...spanOf(doc, measure), clause };
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

/**
 * The clauses that the mentions of a clause are attached to. A technique that occurs again is no
 * entity: the mentions around it are attached to the clause of the entity.
 */
function placesIn(
  { instructions }: Clause,
  index: number,
  clauseByTechnique: ReadonlyMap<string, number>,
): readonly number[] {
  const places = instructions.flatMap(
    ({ technique }) => clauseByTechnique.get(technique ?? '') ?? [],
  );
  return places.length > 0 ? places : [index];
}

/** The same for a measure, which belongs to the last technique before it or to the first one. */
function placeOfMeasure(
  at: number,
  clause: Clause | undefined,
  clauseByTechnique: ReadonlyMap<string, number>,
): number | undefined {
  const techniques = clause?.instructions.filter(({ technique }) => technique !== null) ?? [];
  const instruction = techniques.findLast(({ head }) => head < at) ?? techniques[0];
  return clauseByTechnique.get(instruction?.technique ?? '');
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
