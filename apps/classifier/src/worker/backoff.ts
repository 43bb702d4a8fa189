const FIRST_DELAY = 250;
const MAX_DELAY = 5_000;

/** Delay before the next attempt, in milliseconds. It doubles with each consecutive failure. */
export function backoff(failures: number): number {
  return Math.min(MAX_DELAY, FIRST_DELAY * 2 ** Math.min(failures - 1, 10));
}
