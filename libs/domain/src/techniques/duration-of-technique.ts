import { type DurationMention, SECONDS_RANGE, type Span } from '../detection/contract.js';
import type { DurationOfTechnique } from './step-technique.js';

/**
 * The time that a technique takes. Durations after the technique are consecutive stages and are
 * added: "cook for 10 minutes, then 5 minutes uncovered" takes 15 minutes. A duration in brackets
 * after the first one ("10 minutes (15 for large ones)") is an alternative or a part, and is not
 * added. A duration before the technique counts only if none follows it.
 *
 * @param durations those assigned to the technique, in text order
 * @returns null without a duration; the span includes all stages
 */
export function durationOf(
  technique: Span,
  durations: readonly DurationMention[],
  text: string,
): DurationOfTechnique | null {
  const after = durations.filter(({ start }) => start > technique.start);
  const [first, ...later] = after.length > 0 ? after : durations.slice(0, 1);
  if (first === undefined) return null;
  const stages = [first, ...outsideBrackets(later, first.end, text)];
  return {
    minSeconds: total(stages.map(({ minSeconds }) => minSeconds)),
    maxSeconds: total(stages.map(({ maxSeconds }) => maxSeconds)),
    start: first.start,
    end: Math.max(...stages.map(({ end }) => end)),
  };
}

/** The spans that are not inside brackets opened at or after the offset `from`. */
function outsideBrackets<Found extends Span>(
  spans: readonly Found[],
  from: number,
  text: string,
): Found[] {
  let isInside = false;
  let offset = from;
  return spans.filter(({ start }) => {
    const between = text.slice(offset, start);
    const [opened, closed] = [between.lastIndexOf('('), between.lastIndexOf(')')];
    if (opened !== closed) isInside = opened > closed;
    offset = start;
    return !isInside;
  });
}

/** A sum that is at most the longest duration that is stored. */
function total(seconds: readonly number[]): number {
  return Math.min(
    SECONDS_RANGE.max,
    seconds.reduce((sum, each) => sum + each, 0),
  );
}
