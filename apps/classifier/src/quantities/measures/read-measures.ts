import type { LocalizedDocument } from '../../languages/localized-document.js';
import type { Measure } from '../../document/measure.js';
import { Trait } from '../../document/word.js';
import { isCollective } from '../numbers/read-number.js';
import { readDuration } from './read-duration.js';
import { readNumberRange } from './read-number-range.js';
import { readTemperature } from './read-temperature.js';

const { COMPLETES_MEASURE, DIGITS, NUMBER_WORD, STARTS_MEASURE, STARTS_MEASURE_PHRASE } = Trait;

const NO_MEASURES: readonly Measure[] = [];

/** Finds the durations and temperatures of a text, in text order. */
export function readMeasures(doc: LocalizedDocument): readonly Measure[] {
  const starts = startsIn(doc);
  if (!doc.hasTrait(starts)) return NO_MEASURES;
  const measures: Measure[] = [];
  for (let at = 0; at < doc.length;) {
    const measure = mayStart(doc, at, starts) ? readMeasure(doc, at) : undefined;
    if (measure !== undefined && isAccepted(doc, measure)) measures.push(measure);
    at = measure?.to ?? at + 1;
  }
  return measures;
}

/** What a measure can start with in a text. Most texts with a number name no unit of a measure. */
function startsIn(doc: LocalizedDocument): number {
  const starts = DIGITS | STARTS_MEASURE;
  if (doc.hasTrait(COMPLETES_MEASURE)) return starts | NUMBER_WORD | STARTS_MEASURE_PHRASE;
  return doc.hasTrait(DIGITS) && hasLargeNumber(doc) ? starts : STARTS_MEASURE;
}

/** Whether a number in digits, or its product with a number word, can be a temperature without a unit. */
function hasLargeNumber(doc: LocalizedDocument): boolean {
  const { minWithoutDegrees } = doc.language.data.measures;
  for (let i = 0; i < doc.length; i++) {
    const value = doc.value(i) ?? 0;
    if (value >= minWithoutDegrees || isCollective(doc, i)) return true;
  }
  return false;
}

/** Whether a measure can start at a token: "-" before a number is a minus sign. */
function mayStart(doc: LocalizedDocument, at: number, starts: number): boolean {
  if ((doc.traits(at) & starts) !== 0) return true;
  return doc.isSign(at) && (doc.traits(at + 1) & starts & DIGITS) !== 0;
}

/** Reads a measure, which usually starts with a number. */
function readMeasure(doc: LocalizedDocument, at: number): Measure | undefined {
  const numbers = readNumberRange(doc, at);
  return readDuration(doc, at, numbers) ?? readTemperature(doc, at, numbers);
}

/** Whether the rules accept a measure: an interval or an age is no duration. */
function isAccepted(doc: LocalizedDocument, measure: Measure): boolean {
  const { from, to, kind } = measure;
  doc.measure = measure;
  const decision = doc.language.measureRules.decide(doc, from);
  doc.measure = undefined;
  const accepted = decision?.rule.result === true;
  if (decision !== undefined)
    doc.record('measure', from, to, decision.rule.id, accepted ? kind : null);
  return accepted;
}
