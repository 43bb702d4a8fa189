const MINUTE = 60_000;

/** Whether the runtime knows a time zone of the IANA database. Offsets are none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The day in a time zone, as YYYY-MM-DD. */
export function dayIn(time: Date, timeZone: string): string {
  return localTime(time.getTime(), timeZone).slice(0, 10);
}

/**
 * The moment of a local time in a time zone. A time that a change of the clocks skips is as much later;
 * of a time that occurs twice, the first one.
 *
 * @param local YYYY-MM-DDThh:mm
 */
export function momentOf(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  const offsetAt = (time: number) => Date.parse(`${localTime(time, timeZone)}Z`) - time;
  const [before, after] = [asUtc - 24 * 60 * MINUTE, asUtc + 24 * 60 * MINUTE].map(offsetAt);
  const first = asUtc - Math.max(before ?? 0, after ?? 0);
  return new Date(
    offsetAt(first) === asUtc - first ? first : asUtc - Math.min(before ?? 0, after ?? 0),
  );
}

/** YYYY-MM-DDThh:mm:ss */
function localTime(time: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes, digits = 2) =>
    (parts.find((each) => each.type === type)?.value ?? '').padStart(digits, '0');
  return `${part('year', 4)}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
}
