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

/** What outcomes are grouped by. */
export type Grouping = 'phenomenon' | 'style';

/** Scores by name: of all outcomes (`fr`) and of each group (`fr/negation`). */
export function scoresByName(
  name: string,
  outcomes: readonly Outcome[],
  grouping: Grouping,
): Map<string, Score> {
  const scores = new Map<string, Score>([[name, total(outcomes.map(({ score }) => score))]]);
  for (const [group, members] of grouped(outcomes, grouping)) {
    scores.set(`${name}/${group}`, total(members.map(({ score }) => score)));
  }
  return scores;
}

/** Groups outcomes, in alphabetical order of the groups. */
export function grouped(outcomes: readonly Outcome[], grouping: Grouping): Map<string, Outcome[]> {
  const groupOf = ({ sentence }: Outcome) => sentence[grouping] ?? '';
  const names = [...new Set(outcomes.map(groupOf))].sort();
  return new Map(
    names.map((name) => [name, outcomes.filter((outcome) => groupOf(outcome) === name)]),
  );
}
