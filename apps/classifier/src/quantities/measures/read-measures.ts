import type { LocalizedDocument } from '../../languages/localized-document.js';
import type { Measure } from '../../document/measure.js';
import * as Trait from '../../document/word-traits.js';
import { readDuration } from './read-duration.js';
import { readTemperature } from './read-temperature.js';

const NO_MEASURES: readonly Measure[] = [];

/** Finds the durations and temperatures of a text, in text order. */
export function readMeasures(doc: LocalizedDocument): readonly Measure[] {
  const starts = startsIn(doc);
  if (!doc.hasTrait(starts)) return NO_MEASURES;
  const measures: Measure[] = [];
  for (let at = 0; at < doc.length;) {
    const measure = mayStart(doc, at, starts)
      ? (readDuration(doc, at) ?? readTemperature(doc, at))
      : undefined;
    if (measure !== undefined && isAccepted(doc, measure)) measures.push(measure);
    at = measure?.to ?? at + 1;
  }
  return measures;
}

/** What a measure can start with in a text: number words are frequent as articles, "un" and "une". */
function startsIn(doc: LocalizedDocument): number {
  const starts = Trait.DIGITS | Trait.STARTS_MEASURE;
  return doc.hasTrait(Trait.COMPLETES_MEASURE) ? starts | Trait.NUMBER_WORD : starts;
}

/** Whether a measure can start at a token: "-" before a number is a minus sign. */
function mayStart(doc: LocalizedDocument, at: number, starts: number): boolean {
  const { kind, traits } = doc.word(at);
  return (traits & starts) !== 0 || (kind === 'sign' && doc.kind(at + 1) === 'number');
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
