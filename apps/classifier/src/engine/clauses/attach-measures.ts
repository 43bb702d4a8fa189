import type {
  DurationMention,
  Entity,
  TemperatureMention,
  TextDetection,
} from '#domain/detection/contract.js';
import * as Class from '../../document/word-classes.js';
import type { Document } from '../../document/document.js';
import type { Instruction } from '../../document/instruction.js';
import type { Measure } from '../../document/measure.js';
import { type Clause, clauseOf } from '../../document/clause.js';
import { clauseOfTechnique, type Places } from './places.js';
import * as Sign from '../../document/signs.js';

const { CONJUNCTION } = Class;
const { COMMA } = Sign;

/** The durations and temperatures of a detection. */
type Measures = Pick<TextDetection, 'durations' | 'temperatures'>;

const NO_MEASURES: Measures = { durations: [], temperatures: [] };

/** Assigns measures to clauses. */
export function attachMeasures(
  doc: Document,
  measures: readonly Measure[],
  clauses: readonly Clause[],
  places: Places,
  techniques: readonly Entity[],
): Measures {
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
    const { start, end } = doc.spanOf(measure);
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
  if (verb?.role !== 'forbidden' || doc.hasClass(verb.clauseStart - 1, CONJUNCTION)) return from;
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
    if (doc.is(i, COMMA)) return doc.instructionBefore(verb.head) ?? verb;
  return verb;
}
