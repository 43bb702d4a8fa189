import type { UnitKey } from '../../catalogue/units.js';
import type { LineTicks } from './list-changes.js';

/** What was ticked off of a line for a day, in thousandths of a base unit. */
export interface DayTick {
  readonly date: string;
  readonly unit: UnitKey | null;
  readonly thousandths: number;
  /** What was missing when the line was removed; null: it was not removed on that day. */
  readonly kept: number | null;
}

/**
 * What was ticked off of a line, by day. What was ticked off for a day stays with it, unless it was
 * taken back, which concerns the last days first; what is new belongs to `date`.
 *
 * @param before what was ticked off of the line before
 */
export function dayTicks(
  { bought, kept }: Pick<LineTicks, 'bought' | 'kept'>,
  before: readonly DayTick[],
  date: string,
): DayTick[] {
  const units = new Set([...bought.keys(), ...(kept?.keys() ?? [])]);
  return [...units].flatMap((unit) => {
    let left = bought.get(unit) ?? 0;
    let keptLeft = kept && (kept.get(unit) ?? 0);
    const ofDays = before
      .filter((tick) => tick.unit === unit && tick.date !== date)
      .sort((one, other) => (one.date < other.date ? -1 : 1))
      .map((tick) => {
        const thousandths = Math.min(tick.thousandths, left);
        left -= thousandths;
        if (keptLeft === null || tick.kept === null) return { ...tick, thousandths, kept: null };
        const ofDay = Math.min(tick.kept, keptLeft);
        keptLeft -= ofDay;
        return { ...tick, thousandths, kept: ofDay };
      });
    return [...ofDays, { date, unit, thousandths: left, kept: keptLeft }].filter(
      (tick) => tick.thousandths > 0 || tick.kept !== null,
    );
  });
}
