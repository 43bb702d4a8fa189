import { ratesOf } from './rates.js';
import type { Figure, Score } from './score.js';

/** Figures that are recorded and must not decrease. */
export const RECORDED_FIGURES = [
  'techniques',
  'utensils',
  'ingredients',
  'amountsOfFound',
  'durations',
  'temperatures',
  'foodLinks',
  'utensilLinks',
  'measureLinks',
] as const satisfies readonly Figure[];

/** F1 of the recorded figures, by language and phenomenon (`fr`, `fr/negation`). */
export type Recording = Readonly<Record<string, Readonly<Partial<Record<Figure, number>>>>>;

/** Returns the figures to record, rounded down so that an unchanged engine always passes. */
export function recordingOf(scores: ReadonlyMap<string, Score>): Recording {
  return Object.fromEntries([...scores].map(([name, score]) => [name, recordedFigures(score)]));
}

/** Returns a line for each figure that is lower than recorded or no longer measured. */
export function regressions(recorded: Recording, now: Recording): string[] {
  return Object.entries(recorded).flatMap(([name, figures]) =>
    Object.entries(figures).flatMap(([figure, before]) => {
      const after = now[name]?.[figure as Figure];
      if (after !== undefined && after >= before) return [];
      return [`${name}: ${figure} was ${String(before)}, is ${String(after ?? 'missing')}`];
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
