// Dates are texts, `YYYY-MM-DD`, in the time zone of the device.

const DAY = 24 * 60 * 60 * 1000;

/** The current date. */
export const today = (now = new Date()) =>
  textOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

/** The Monday of the current week: what is shown until the service says when the week begins. */
export function currentWeek(now = new Date()) {
  const daysSinceMonday = (now.getDay() + 6) % 7;
  return textOf(Date.parse(today(now)) - daysSinceMonday * DAY);
}

/** The first day of the week a number of weeks later. */
export const addWeeks = (weekStart, weeks) => textOf(Date.parse(weekStart) + weeks * 7 * DAY);

/** Whether a date is in the week that begins on a day. */
export const isInWeek = (date, weekStart) => date >= weekStart && date < addWeeks(weekStart, 1);

/** A date in words: "16 novembre". */
export const nameOfDay = (date, locale) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(date),
  );

const textOf = (time) => new Date(time).toISOString().slice(0, 10);
