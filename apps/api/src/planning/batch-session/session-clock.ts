const MINUTE = 60_000;

/**
 * The time of day of a minute of a session.
 *
 * @param finish the time at which the session ends; null if the session has no time of day
 */
export function clockOf(
  finish: string | null,
  makespanMinutes: number,
): (minute: number) => { readonly startsAt?: string } {
  if (finish === null) return () => ({});
  const begin = Date.parse(finish) - makespanMinutes * MINUTE;
  return (minute) => ({ startsAt: new Date(begin + minute * MINUTE).toISOString() });
}
