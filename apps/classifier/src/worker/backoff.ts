const FIRST_DELAY = 250;
const MAX_DELAY = 5_000;

/** How long to wait after so many failures in a row, in milliseconds: twice as long each time. */
export function backoff(failures: number): number {
  return Math.min(MAX_DELAY, FIRST_DELAY * 2 ** Math.min(failures - 1, 10));
}
