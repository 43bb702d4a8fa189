import { momentOf } from '#domain/time-zone.js';
import type { CookingThaw } from '../plan/rows/cooking-storage.js';
import type { TimedSessionView } from './timed-session.view.js';

const EVENING = '18:00';

/** When portions are taken out of the freezer. */
export function thawTime({ date }: CookingThaw, timeZone: string | null): Date {
  return momentOf(`${date}T${EVENING}`, timeZone ?? 'UTC');
}

/** The minute of a time in a session that is ready at `finish`. */
export function minuteOf(time: Date, finish: string, makespanMinutes: number): number {
  return makespanMinutes + Math.round((time.getTime() - Date.parse(finish)) / 60_000);
}

/** The reminder of a thaw. Without `finish`, its minute in the session is unknown. */
export function thawReminder(
  thaw: CookingThaw,
  timeZone: string | null,
  finish: string | null,
  makespanMinutes: number,
): TimedSessionView['reminders'][number] {
  const time = thawTime(thaw, timeZone);
  const { cookingId, recipeId, itemIds, portions } = thaw;
  return {
    ...(finish !== null && { startMinute: minuteOf(time, finish, makespanMinutes) }),
    startsAt: time.toISOString(),
    kind: 'THAW',
    recipeId,
    stepId: null,
    cookingId,
    itemIds,
    portions,
  };
}
