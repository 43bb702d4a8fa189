import type { Weekday } from '@popote/client';
import { locale } from './locale.js';

// Dates are texts, `YYYY-MM-DD`, of calendar days without a time zone.

/** Today where the person is. */
export const today = () => new Date().toLocaleDateString('sv');

export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

export const WEEKDAYS: readonly Weekday[] = [
  ...(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const),
];

/** The first day of the week that contains a date, when weeks begin on a day such as `MONDAY`. */
export function weekOf(date: string, weekStartsOn: Weekday = 'MONDAY'): string {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay() + 6; // from Monday
  return addDays(date, -((day - WEEKDAYS.indexOf(weekStartsOn) + 7) % 7));
}

const FORMATS = {
  /** "lundi 6 juillet" */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "6 juillet" */
  day: { day: 'numeric', month: 'long' },
  /** "lun. 6" */
  short: { weekday: 'short', day: 'numeric' },
  /** "lundi" */
  weekday: { weekday: 'long' },
  /** "6 juil. 2026" */
  year: { day: 'numeric', month: 'short', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A date in words. */
export function nameOfDay(date: string, format: keyof typeof FORMATS = 'day'): string {
  const options = { ...FORMATS[format], timeZone: 'UTC' };
  const language = format === 'short' && locale === 'en' ? 'en-GB' : locale; // not "6 Mon"
  return new Intl.DateTimeFormat(language, options).format(
    Date.parse(`${date.slice(0, 10)}T00:00:00Z`),
  );
}

/** The name of a weekday such as `MONDAY`. */
export const nameOfWeekday = (weekday: Weekday) =>
  nameOfDay(addDays('2026-07-06', WEEKDAYS.indexOf(weekday)), 'weekday'); // a Monday

/** "6 juil. 2026 à 18:30": a moment. */
export const timeText = (moment: string) =>
  new Date(moment).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** "35 min", "1 h 15". */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return `${String(rest)}\u00a0min`;
  return `${String(hours)}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
}

/** "15 min", "10–12 min", "30 s": of a step. */
export function secondsText(min: number, max: number): string {
  if (max < 60) return `${String(max)}\u00a0s`;
  const last = minutesText(max / 60);
  if (min === max) return last;
  return max < 3600
    ? `${String(Math.round(min / 60))}–${last}`
    : `${minutesText(min / 60)} – ${last}`;
}
