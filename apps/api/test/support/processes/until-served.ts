import { until } from '../database/table-lock.js';

/** For a busy machine; less than the timeout of a test that starts processes. */
const SECONDS = 120;

/** Waits until a service that starts answers with 200 at this URL. */
export function untilServed(url: string): Promise<void> {
  return until(async () => (await statusOf(url)) === 200, SECONDS);
}

/** Waits until nothing listens at this URL any more. */
export function untilEnded(url: string): Promise<void> {
  return until(async () => (await statusOf(url)) === undefined, SECONDS);
}

async function statusOf(url: string): Promise<number | undefined> {
  const response = await fetch(url).catch(() => undefined);
  return response?.status;
}
