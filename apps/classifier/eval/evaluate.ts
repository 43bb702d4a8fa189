import type { TextDetection } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import { expectedOf, foundBy, type Findings } from './findings.js';
import type { LabelledSentence } from './labelled-sentence.js';
import { scoreOf, total, type Score } from './score.js';

/** The detector under evaluation: the engine, or a baseline. */
export type Detect = (locale: Locale, text: string) => TextDetection;

/** A sentence with its expected findings, its actual findings and its score. */
export interface Outcome {
  readonly sentence: LabelledSentence;
  readonly expected: Findings;
  readonly found: Findings;
  readonly score: Score;
}

/** Evaluates all sentences. */
export function evaluate(
  detect: Detect,
  locale: Locale,
  sentences: readonly LabelledSentence[],
): Outcome[] {
  return sentences.map((sentence) => {
    const expected = expectedOf(sentence);
    const found = foundBy(detect(locale, sentence.text));
    return { sentence, expected, found, score: scoreOf(expected, found) };
  });
}

/** Scores by name: of the language (`fr`) and of each phenomenon (`fr/negation`). */
export function scoresByName(locale: Locale, outcomes: readonly Outcome[]): Map<string, Score> {
  const scores = new Map<string, Score>([[locale, total(outcomes.map(({ score }) => score))]]);
  for (const [phenomenon, group] of byPhenomenon(outcomes)) {
    scores.set(`${locale}/${phenomenon}`, total(group.map(({ score }) => score)));
  }
  return scores;
}

/** Groups outcomes by phenomenon, in alphabetical order. */
export function byPhenomenon(outcomes: readonly Outcome[]): Map<string, Outcome[]> {
  const groups = new Map<string, Outcome[]>();
  const names = [...new Set(outcomes.map(({ sentence }) => sentence.phenomenon))].sort();
  for (const name of names) {
    groups.set(
      name,
      outcomes.filter(({ sentence }) => sentence.phenomenon === name),
    );
  }
  return groups;
}
