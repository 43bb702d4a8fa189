const FIRST = 250;
const LONGEST = 5_000;

/** How long to wait after so many failures in a row, in milliseconds: twice as long each time. */
export function backoff(failures: number): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.min(failures - 1, 10));
}
