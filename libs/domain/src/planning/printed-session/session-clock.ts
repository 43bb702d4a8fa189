import type { Locale } from '../../locale.js';
import type { PrintedSession } from './printed-session.js';

const MINUTE = 60_000;

/** The time of a minute of a session that is ready at `finish` (RFC 3339). */
export function timeOf(minute: number, finish: string, makespanMinutes: number): Date {
  return new Date(Date.parse(finish) + (minute - makespanMinutes) * MINUTE);
}

/** The texts for a minute of a session. */
export interface SessionClock {
  /** `18:05` at the offset of `finish`; without `finish`, hours and minutes from the begin: `0:25`. */
  readonly time: (minute: number) => string;
  /** `dimanche 5 juillet`; null without `finish`. */
  readonly day: (minute: number) => string | null;
}

export function sessionClock({ finish, makespanMinutes, locale }: PrintedSession): SessionClock {
  if (finish === null) return { time: hoursAndMinutes, day: () => null };
  const offset = offsetMinutes(finish);
  // Its UTC fields are those of the local time.
  const local = (minute: number) => timeOf(minute + offset, finish, makespanMinutes);
  const fields = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return {
    time: (minute) => local(minute).toISOString().slice(11, 16),
    day: (minute) => formatted(locale, local(minute), fields),
  };
}

/** `1:05`; `−12:00` before the begin. */
export function hoursAndMinutes(minute: number): string {
  const hours = Math.floor(Math.abs(minute) / 60);
  const minutes = String(Math.abs(minute) % 60).padStart(2, '0');
  return `${minute < 0 ? '−' : ''}${String(hours)}:${minutes}`;
}

/** The difference from UTC at the end of an RFC 3339 time. */
function offsetMinutes(finish: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(finish) ?? [];
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -offset : offset;
}

/** `6 juillet 2026` for `2026-07-06`. */
export function dateIn(locale: Locale, date: string): string {
  return formatted(locale, new Date(date), { day: 'numeric', month: 'long', year: 'numeric' });
}

function formatted(locale: Locale, date: Date, fields: Intl.DateTimeFormatOptions): string {
  const language = locale === 'en' ? 'en-GB' : 'fr-FR';
  return date.toLocaleDateString(language, { ...fields, timeZone: 'UTC' });
}
