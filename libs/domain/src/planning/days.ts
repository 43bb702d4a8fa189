const DAY = 24 * 60 * 60 * 1000;

/** The date some days after another; before it for a negative number. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** The days from one date to another; negative if the other one is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}
