import { setTimeout } from 'node:timers/promises';

/** Milliseconds for a measurement. The scrape of a metrics server ends after 10 s by default. */
const TIMEOUT = 2_000;

/**
 * The result of a measurement; undefined when it fails or takes too long. The other metrics of the
 * process are most useful exactly then, so they do not wait.
 */
export async function measureWithin<T>(
  measurement: Promise<T>,
  timeout = TIMEOUT,
): Promise<T | undefined> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      measurement,
      setTimeout(timeout, undefined, { signal: timer.signal, ref: false }),
    ]);
  } catch {
    return undefined;
  } finally {
    timer.abort();
  }
}
