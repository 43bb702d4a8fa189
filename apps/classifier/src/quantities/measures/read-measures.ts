import type { LocalizedDocument } from '../../languages/localized-document.js';
import type { Measure } from '../../document/measure.js';
import type { Word } from '../../document/word.js';
import { isUnitOfMeasure, startsMeasure } from '../../document/measure-word.js';
import { readDuration } from './read-duration.js';
import { readTemperature } from './read-temperature.js';

/** Finds the durations and temperatures of a text, in text order. */
export function readMeasures(doc: LocalizedDocument): readonly Measure[] {
  const measures: Measure[] = [];
  let hasUnit: boolean | undefined;
  for (let at = 0; at < doc.length;) {
    const word = doc.word(at);
    let isPossible = mayStart(doc, at, word);
    // Number words are frequent as articles: "un", "une".
    if (!isPossible && word.number !== undefined) isPossible = hasUnit ??= namesUnit(doc);
    const measure = isPossible ? (readDuration(doc, at) ?? readTemperature(doc, at)) : undefined;
    if (measure !== undefined && isAccepted(doc, measure)) measures.push(measure);
    at = measure?.to ?? at + 1;
  }
  return measures;
}

/** Whether a measure can start at a token that is no number word; most tokens need no further look. */
function mayStart(doc: LocalizedDocument, at: number, { kind, measure }: Word): boolean {
  if (kind === 'word') return measure !== undefined && startsMeasure(measure);
  return kind === 'number' || doc.kind(at + 1) === 'number';
}

/** Whether number words can be measures: a unit, or a number that needs none, is in the text. */
function namesUnit(doc: LocalizedDocument): boolean {
  const { minWithoutDegrees } = doc.language.data.measures;
  for (const { word } of doc.tokens) {
    if (word.measure !== undefined && isUnitOfMeasure(word.measure)) return true;
    if (word.number !== undefined && word.number >= minWithoutDegrees) return true;
  }
  return false;
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
