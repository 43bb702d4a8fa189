// Weeks begin on Monday. Dates are texts, `YYYY-MM-DD`, in the time zone of the device.

const DAY = 24 * 60 * 60 * 1000;

/** The Monday of the current week. */
export function currentWeek(now = new Date()) {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const daysSinceMonday = (now.getDay() + 6) % 7;
  return textOf(today - daysSinceMonday * DAY);
}

/** The Monday a number of weeks later. */
export const addWeeks = (weekStart, weeks) => textOf(Date.parse(weekStart) + weeks * 7 * DAY);

/** The Monday in words: "16 novembre". */
export const nameOfDay = (weekStart, locale) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(weekStart),
  );

const textOf = (time) => new Date(time).toISOString().slice(0, 10);
