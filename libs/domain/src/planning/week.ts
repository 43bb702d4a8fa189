/** The slots of a day, in order. */
export const SLOTS = ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'] as const;

export type Slot = (typeof SLOTS)[number];

/** The days of a week, from Monday as in ISO 8601. */
export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

const FIRST_YEAR = 1970;
const LAST_YEAR = 2999;
const DAY = 24 * 60 * 60 * 1000;
/** 1 January 1970 was a Thursday. */
const DAYS_SINCE_MONDAY_AT_EPOCH = 3;

/** Milliseconds since the epoch, in UTC: the time zone of the server does not matter. */
function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Whether the text is an existing date `YYYY-MM-DD` of the years 1970 to 2999. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR) return false;
  const time = midnight(text);
  // `Date` reads 30 February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * The first day of the week of a date for which {@link isCalendarDate} holds, in a house whose weeks
 * start on a day.
 */
export function weekStartOf(date: string, startsOn: Weekday): string {
  const time = midnight(date);
  const daysSinceStart =
    (time / DAY + DAYS_SINCE_MONDAY_AT_EPOCH + 7 - WEEKDAYS.indexOf(startsOn)) % 7;
  return dateOf(time - daysSinceStart * DAY);
}

/** The first date from a date on that is this day of the week. */
export function nextWeekday(date: string, weekday: Weekday): string {
  return weekStartOf(addDays(date, 6), weekday);
}

export function weekdayOf(date: string): Weekday {
  const [day] = WEEKDAYS.filter((weekday) => weekStartOf(date, weekday) === date);
  return day ?? 'MONDAY';
}

/** {@link weekStartOf} for each day on which the weeks of a house may start. */
export function weekStartsOf(date: string): Readonly<Record<Weekday, string>> {
  const starts = WEEKDAYS.map((day) => [day, weekStartOf(date, day)] as const);
  return Object.fromEntries(starts) as Record<Weekday, string>;
}

/** The date a number of days later, which may be negative. */
export function addDays(date: string, days: number): string {
  return dateOf(midnight(date) + days * DAY);
}

/** The number of days from a date to another one. */
export function daysBetween(from: string, to: string): number {
  return (midnight(to) - midnight(from)) / DAY;
}
