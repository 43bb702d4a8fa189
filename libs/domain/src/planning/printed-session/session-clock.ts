import type { PrintedSession } from './printed-session.js';

const MINUTE = 60_000;

/** The time of a minute of a session that is ready at `finish` (RFC 3339). */
export function timeOf(minute: number, finish: string, makespanMinutes: number): Date {
  return new Date(Date.parse(finish) + (minute - makespanMinutes) * MINUTE);
}

/** The texts for a minute of a session. */
export interface SessionClock {
  /** `18:05` at the offset of `finish`; without `finish`, hours and minutes from the start: `0:25`. */
  readonly time: (minute: number) => string;
  /** The date, as YYYY-MM-DD; null without `finish`. */
  readonly date: (minute: number) => string | null;
}

export function sessionClock({ finish, makespanMinutes }: PrintedSession): SessionClock {
  if (finish === null) return { time: hoursAndMinutes, date: () => null };
  const offset = offsetMinutes(finish);
  // Its UTC fields are those of the local time.
  const local = (minute: number) => timeOf(minute + offset, finish, makespanMinutes);
  return {
    time: (minute) => local(minute).toISOString().slice(11, 16),
    date: (minute) => local(minute).toISOString().slice(0, 10),
  };
}

/** `1:05`; `−12:00` before the start. */
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
