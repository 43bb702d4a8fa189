import { until } from '../until.js';

/** Waits until a service that starts answers with 200 at this URL. */
export function untilServed(url: string): Promise<void> {
  return until(() => isServed(url));
}

/** Whether a service answers with 200 at this URL. */
export async function isServed(url: string): Promise<boolean> {
  return (await statusOf(url)) === 200;
}

/** Waits until nothing listens at this URL any more. */
export function untilEnded(url: string): Promise<void> {
  return until(async () => (await statusOf(url)) === undefined);
}

async function statusOf(url: string): Promise<number | undefined> {
  const response = await fetch(url).catch(() => undefined);
  return response?.status;
}
