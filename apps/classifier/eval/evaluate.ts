import type { TextDetection } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import { expectedOf, foundBy, type Findings } from './findings.js';
import type { LabelledSentence } from './labelled-sentence.js';
import { scoreOf, total, type Score } from './score.js';

/** What is evaluated: the engine, or something to compare it with. */
export type Detect = (locale: Locale, text: string) => TextDetection;

/** One sentence, what it asks for and what came of it. */
export interface Outcome {
  readonly sentence: LabelledSentence;
  readonly expected: Findings;
  readonly found: Findings;
  readonly score: Score;
}

/** Runs every sentence. */
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

/** The scores of a language by name: the whole (`fr`), then each phenomenon (`fr/negation`). */
export function scoresByName(locale: Locale, outcomes: readonly Outcome[]): Map<string, Score> {
  const scores = new Map<string, Score>([[locale, total(outcomes.map(({ score }) => score))]]);
  for (const [phenomenon, group] of byPhenomenon(outcomes)) {
    scores.set(`${locale}/${phenomenon}`, total(group.map(({ score }) => score)));
  }
  return scores;
}

/** Outcomes grouped by phenomenon, in alphabetical order. */
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
