import { addDays, daysBetween, type Weekday, weekdayOf, weekStartOf } from '../week.js';

/** On which days a routine plans. */
export interface RoutineDays {
  readonly weekdays: readonly Weekday[];
  /** The first day, YYYY-MM-DD; its week counts as the first. */
  readonly from: string;
  /** The last day; null: without an end. */
  readonly until: string | null;
  /** In every week, every second one … */
  readonly everyWeeks: number;
}

/** Days from today on that a routine has planned. */
export const ROUTINE_WINDOW = 35;

/** The days of a routine in the window that begins today, in order. */
export function routineDays(
  { weekdays, from, until, everyWeeks }: RoutineDays,
  today: string,
  weekStartsOn: Weekday,
): string[] {
  const firstWeek = weekStartOf(from, weekStartsOn);
  const days = Array.from({ length: ROUTINE_WINDOW }, (_, index) => addDays(today, index));
  return days.filter((day) => {
    const weeks = daysBetween(firstWeek, weekStartOf(day, weekStartsOn)) / 7;
    const isInTime = day >= from && (until === null || day <= until);
    return isInTime && weekdays.includes(weekdayOf(day)) && weeks % everyWeeks === 0;
  });
}
