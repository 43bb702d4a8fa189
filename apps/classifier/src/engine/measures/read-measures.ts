import type { LocalizedDocument } from '../localized-document.js';
import type { Measure } from '../model/measure.js';
import { readDuration } from './read-duration.js';
import { readTemperature } from './read-temperature.js';

/** Finds the durations and temperatures of a text, in text order. */
export function readMeasures(doc: LocalizedDocument): readonly Measure[] {
  const measures: Measure[] = [];
  for (let at = 0; at < doc.length;) {
    const measure = mayStart(doc, at)
      ? (readDuration(doc, at) ?? readTemperature(doc, at))
      : undefined;
    if (measure !== undefined && isAccepted(doc, measure)) measures.push(measure);
    at = measure?.to ?? at + 1;
  }
  return measures;
}

/** Whether a measure can start at a token; most words need no further look. */
function mayStart(doc: LocalizedDocument, at: number): boolean {
  if (doc.kind(at) !== 'word' || !Number.isNaN(doc.value(at))) return true;
  return doc.language.measures.heads.has(doc.word(at));
}

/** Whether the rules accept a measure: an interval or an age is no duration. */
function isAccepted(doc: LocalizedDocument, measure: Measure): boolean {
  const { from, to, kind } = measure;
  doc.measure = measure;
  const decision = doc.language.measures.rules.decide(doc, from);
  doc.measure = undefined;
  const accepted = decision?.rule.result === true;
  if (decision !== undefined)
    doc.record('measure', from, to, decision.rule.id, accepted ? kind : null);
  return accepted;
}
