import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#platform/errors/app-error.js';

/** How often a busy service is asked, and milliseconds in between. */
const MAX_TRIES = 10;
const INTERVAL = 2_000;

/** Tries again while the service is busy, for work in the background. */
export async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const isBusy = error instanceof AppError && error.errorName === 'SERVICE_UNAVAILABLE';
      if (!isBusy || tries === MAX_TRIES) throw error;
      await sleep(INTERVAL);
    }
  }
}
