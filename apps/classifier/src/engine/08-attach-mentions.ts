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
  const clauseByTechnique = new Map<string, number>(
    entities.map(({ key, clause }) => [key, clause]),
  );
  const placesOf = clauses.map((clause, index) => placesIn(clause, index, clauseByTechnique));
  const ingredients: IngredientMention[] = [];
  for (const attachment of attachments) {
    const { entry, clauses: indexes } = attachment;
    const places = new Set(indexes.flatMap((clause) => placesOf[clause] ?? []));
    const { utensil, ingredient } = entry;
    const { start, end } = spanOf(doc, attachment);
    if (utensil !== null) {
      const weight = UTENSIL_WEIGHT;
      for (const clause of places)
        entities.push({ kind: 'utensil', key: utensil, start, end, weight, clause });
    } else if (ingredient !== null) {
      const { quantity, unit } = amountOf(doc, attachment);
      for (const clause of places)
        ingredients.push({ key: ingredient, start, end, quantity, unit, clause });
    }
  }
  const owners = ownersOf(clauses);
  const placeOfMeasure = ({ from }: TokenRange): number => {
    const index = owners[clauseOf(clauses, from)] ?? 0;
    const verb = doc.instructionBefore(from);
    const isInside = verb !== undefined && verb.head >= (clauses[index]?.from ?? 0);
    const ofVerb = isInside ? clauseByTechnique.get(verb.technique ?? '') : undefined;
    return ofVerb ?? placesOf[index]?.[0] ?? index;
  };
  entities.sort((a, b) => a.start - b.start);
  return {
    entities,
    ingredients,
    ...attachMeasures(doc, placeOfMeasure),
    clauses: clauses.map((clause) => spanOf(doc, clause)),
  };
}

function attachMeasures(
  doc: LocalizedDocument,
  placeOf: (measure: TokenRange) => number,
): Pick<TextDetection, 'durations' | 'temperatures'> {
  const durations: DurationMention[] = [];
  const temperatures: TemperatureMention[] = [];
  for (const measure of readMeasures(doc)) {
    const place = { ...spanOf(doc, measure), clause: placeOf(measure) };
    if (measure.kind === 'temperature') temperatures.push({ ...place, celsius: measure.celsius });
    else {
      const { minSeconds, maxSeconds } = measure;
      durations.push({ ...place, minSeconds, maxSeconds });
    }
  }
  return { durations, temperatures };
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
  return places.length > 0 ? [...new Set(places)] : [index];
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
