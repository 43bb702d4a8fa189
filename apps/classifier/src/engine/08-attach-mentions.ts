import type {
  DurationMention,
  Entity,
  IngredientMention,
  Span,
  TemperatureMention,
  TextDetection,
} from '#domain/detection/contract.js';
import * as Class from '../document/word-classes.js';
import type { TokenRange } from '../document/token-range.js';
import type { Document } from '../document/document.js';
import type { LocalizedDocument } from '../languages/localized-document.js';
import type { Clause } from './clauses/clause.js';
import type { Instruction, TechniqueInstruction } from '../document/instruction.js';
import { isUtensil, type Mention } from '../document/mention.js';
import type { Measure } from '../document/measure.js';
import { amountOf } from '../quantities/amounts/amount-of.js';

const NO_MEASURES: Pick<TextDetection, 'durations' | 'temperatures'> = {
  durations: [],
  temperatures: [],
};

/** Utensils have a constant weight because they do not compete with techniques. */
const UTENSIL_WEIGHT = 1;

/**
 * The clauses that the mentions of each clause are attached to, by the index of their clause. Empty
 * if each clause is its own one.
 */
type Places = readonly (readonly number[])[];

const OWN_PLACES: Places = [];

/** Assigns techniques, utensils, ingredients and measures to clauses, with offsets in the original text. */
export function attachMentions(
  doc: LocalizedDocument,
  techniques: readonly TechniqueInstruction[],
  clauses: readonly Clause[],
  measures: readonly Measure[],
): TextDetection {
  const found = techniques.map((technique) => entityOf(doc, technique, clauses));
  const places = findPlaces(doc, clauses, found);
  const { durations, temperatures } = attachMeasures(doc, measures, clauses, places, found);
  return {
    entities: withUtensils(doc, found, places),
    ingredients: ingredientsOf(doc, places),
    durations,
    temperatures,
    clauses: clauses.map((clause) => spanOf(doc, clause)),
  };
}

function entityOf(
  doc: Document,
  { technique: key, from, to, weight, head }: TechniqueInstruction,
  clauses: readonly Clause[],
): Entity {
  const start = doc.start(from);
  const end = doc.end(to - 1);
  return { kind: 'technique', key, start, end, weight, clause: clauseOf(clauses, head) };
}

/** Adds the utensils to the techniques. Both are in text order, and so is the result. */
function withUtensils(
  doc: Document,
  techniques: readonly Entity[],
  places: Places,
): readonly Entity[] {
  if (!doc.mentions.some(isUtensil)) return techniques;
  const entities: Entity[] = [];
  let next = 0;
  for (const mention of doc.mentions) {
    const { utensil: key } = mention.entry;
    if (key === null) continue;
    const { start, end } = spanOf(doc, mention);
    for (let technique; (technique = techniques[next]) && technique.start <= start; next++)
      entities.push(technique);
    for (const clause of placesOf(mention, places))
      entities.push({ kind: 'utensil', key, start, end, weight: UTENSIL_WEIGHT, clause });
  }
  for (let technique; (technique = techniques[next]); next++) entities.push(technique);
  return entities;
}

function ingredientsOf(doc: LocalizedDocument, places: Places): readonly IngredientMention[] {
  const ingredients: IngredientMention[] = [];
  for (const mention of doc.mentions) {
    const { ingredient: key, utensil } = mention.entry;
    if (key === null || utensil !== null) continue;
    const { quantity, unit } = amountOf(doc, mention);
    const { start, end } = spanOf(doc, mention);
    for (const clause of placesOf(mention, places))
      ingredients.push({ key, start, end, quantity, unit, clause });
  }
  return ingredients;
}

/** The clauses that a mention is attached to, each once. */
function placesOf({ clauses }: Mention, places: Places): readonly number[] {
  if (places.length === 0) return clauses;
  const all: number[] = [];
  for (const clause of clauses)
    for (const place of places[clause] ?? []) if (!all.includes(place)) all.push(place);
  return all;
}

function attachMeasures(
  doc: LocalizedDocument,
  measures: readonly Measure[],
  clauses: readonly Clause[],
  places: Places,
  techniques: readonly Entity[],
): Pick<TextDetection, 'durations' | 'temperatures'> {
  if (measures.length === 0) return NO_MEASURES;
  const durations: DurationMention[] = [];
  const temperatures: TemperatureMention[] = [];
  for (const measure of measures) {
    const at = positionOf(doc, measure, clauses);
    const index = clauses[clauseOf(clauses, at)]?.owner ?? 0;
    const verb = verbOf(doc, at);
    const isInside = verb !== undefined && verb.head >= (clauses[index]?.from ?? 0);
    const ofVerb = isInside ? clauseOfTechnique(verb.technique, techniques) : undefined;
    const place = places.length === 0 ? undefined : places[index]?.[0];
    const clause = ofVerb ?? place ?? index;
    const { start, end } = spanOf(doc, measure);
    if (measure.kind === 'temperature')
      temperatures.push({ start, end, clause, celsius: measure.celsius });
    else {
      const { minSeconds, maxSeconds } = measure;
      durations.push({ start, end, clause, minSeconds, maxSeconds });
    }
  }
  return { durations, temperatures };
}

/**
 * The token whose clause and verb a measure belongs to: its first one, or the verb before a forbidden
 * action: "Mijoter sans remuer pendant 15 minutes".
 */
function positionOf(doc: Document, { from }: Measure, clauses: readonly Clause[]): number {
  const verb = doc.instructionBefore(from);
  if (verb?.role !== 'forbidden' || doc.hasClass(verb.clauseStart - 1, Class.CONJUNCTION))
    return from;
  const main = doc.instructionBefore(verb.head)?.head ?? from;
  const isSameSentence =
    clauses[clauseOf(clauses, main)]?.sentence === clauses[clauseOf(clauses, from)]?.sentence;
  return isSameSentence ? main : from;
}

/**
 * The verb before a measure at a token. A comma ends what happens at the same time: the minutes of
 * "Simmer, stirring, for 20 minutes" belong to "simmer".
 */
function verbOf(doc: Document, at: number): Instruction | undefined {
  const verb = doc.instructionBefore(at + 1);
  if (verb?.role !== 'accompanying') return verb;
  for (let i = verb.to; i < at; i++)
    if (doc.is(i, ',')) return doc.instructionBefore(verb.head) ?? verb;
  return verb;
}

/** Each clause is its own place unless a technique of the text is no entity, because it occurs again. */
function findPlaces(
  { instructions }: Document,
  clauses: readonly Clause[],
  techniques: readonly Entity[],
): Places {
  if (clauses.length <= 1) return OWN_PLACES;
  let count = 0;
  for (const { technique } of instructions) if (technique !== null) count++;
  if (count === techniques.length) return OWN_PLACES;
  return clauses.map((clause, index) => placesIn(clause, index, techniques));
}

/**
 * The clauses that the mentions of a clause are attached to. A technique that occurs again is no
 * entity: the mentions around it are attached to the clause of the entity, unless most techniques of
 * that clause are others: "Wash, peel and grate the carrots. Peel and chop the onion."
 */
function placesIn(
  { instructions }: Clause,
  index: number,
  techniques: readonly Entity[],
): readonly number[] {
  const candidates: number[] = [];
  for (const { technique } of instructions) {
    const place = clauseOfTechnique(technique, techniques);
    if (place !== undefined && !candidates.includes(place)) candidates.push(place);
  }
  // Most clauses repeat no technique.
  if (candidates.length === 1 && candidates[0] === index) return candidates;
  const places = candidates.filter(
    (place) => place === index || isMostlyAbout(place, instructions, techniques),
  );
  if (places.length === 0) places.push(index);
  return places;
}

/** Whether at least half of the techniques of a clause are those of the instructions. */
function isMostlyAbout(
  place: number,
  instructions: readonly Instruction[],
  techniques: readonly Entity[],
): boolean {
  let count = 0;
  let repeated = 0;
  for (const { key, clause } of techniques) {
    if (clause !== place) continue;
    count++;
    if (instructions.some(({ technique }) => technique === key)) repeated++;
  }
  return repeated >= count / 2;
}

/** The clause of the entity of a technique. Each technique has at most one entity. */
function clauseOfTechnique(
  technique: string | null,
  techniques: readonly Entity[],
): number | undefined {
  if (technique === null) return undefined;
  for (const { key, clause } of techniques) if (key === technique) return clause;
  return undefined;
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
