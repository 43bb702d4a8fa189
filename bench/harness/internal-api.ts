import { setTimeout } from 'node:timers/promises';
import { InternalApiClient } from '../../libs/internal-api/src/internal-api.client.js';
import { INTERNAL_SECRET } from './services.js';

const POLL_INTERVAL_MS = 250;

export function createInternalApiClient(apiUrl: string): InternalApiClient {
  return new InternalApiClient({ apiUrl, internalSecret: INTERNAL_SECRET });
}

/** Waits until no step is pending. Returns the time it took, in seconds. */
export async function waitForWorkers(client: InternalApiClient): Promise<number> {
  const start = performance.now();
  while ((await client.status()).pending > 0) await setTimeout(POLL_INTERVAL_MS);
  return (performance.now() - start) / 1000;
}
