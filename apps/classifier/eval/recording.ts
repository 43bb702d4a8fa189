import { ratesOf } from './rates.js';
import type { Figure, Score } from './score.js';

/** The figures that may not fall. */
export const RECORDED_FIGURES = [
  'techniques',
  'utensils',
  'ingredients',
  'amountsOfFound',
  'links',
] as const satisfies readonly Figure[];

/** The F1 of the guarded figures of every set of sentences (`fr`, `fr/negation`). */
export type Recording = Readonly<Record<string, Readonly<Partial<Record<Figure, number>>>>>;

/** What to write down of the scores, rounded down so that the same run always passes. */
export function recordingOf(scores: ReadonlyMap<string, Score>): Recording {
  return Object.fromEntries([...scores].map(([name, score]) => [name, recordedFigures(score)]));
}

/** One line for every figure that is worse than what was recorded, or no longer measured. */
export function regressions(recorded: Recording, now: Recording): string[] {
  return Object.entries(recorded).flatMap(([name, figures]) =>
    Object.entries(figures).flatMap(([figure, before]) => {
      const after = now[name]?.[figure as Figure];
      if (after !== undefined && after >= before) return [];
      return [`${name}: ${figure} was ${String(before)}, is ${String(after ?? 'gone')}`];
    }),
  );
}

function recordedFigures(score: Score): Partial<Record<Figure, number>> {
  const entries = RECORDED_FIGURES.flatMap((figure): [Figure, number][] => {
    const { f1 } = ratesOf(score[figure]);
    return f1 === null ? [] : [[figure, Math.floor(f1 * 1e4) / 1e4]];
  });
  return Object.fromEntries(entries);
}
