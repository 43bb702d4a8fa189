import type { LocalizedDocument } from '../compile/compiled-language.js';
import type { Measure } from '../document/measure.js';
import { readDuration } from '../quantities/measures/read-duration.js';
import { readNumberRange } from '../quantities/measures/read-number-range.js';
import { readTemperature } from '../quantities/measures/read-temperature.js';

/** Finds the durations and temperatures, in text order. */
export function readMeasures(doc: LocalizedDocument): void {
  const measures: Measure[] = [];
  for (let at = 0; at < doc.length;) {
    const measure = readMeasure(doc, at);
    if (measure !== undefined && isAccepted(doc, measure)) measures.push(measure);
    at = measure?.to ?? at + 1;
  }
  doc.measures = measures;
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
