import { setTimeout as sleep } from 'node:timers/promises';
import { openEventClient } from '../events/event-client.js';
import { signInAs } from '../harness/account.js';
import { residentMegabytes } from '../harness/process.js';
import type { Services } from '../harness/services.js';
import type { CostMeter } from './cost-meter.js';
import type { Cook } from './operations.js';

const STREAMS = 500;
/** Seconds until the process has settled, and of the measurement. */
const SECONDS = 10;

/** What open streams cost a process that has 500 of them. */
export interface StreamCost {
  /** Kilobytes of memory of the API for one stream. */
  readonly kilobytes: number;
  /** CPU time of the API in a second, in milliseconds. */
  readonly api: number;
  /** CPU time of PostgreSQL in a second, in milliseconds. */
  readonly postgres: number;
}

export async function measureStreams(
  { api }: Services,
  meter: CostMeter,
  cooks: readonly Cook[],
): Promise<StreamCost> {
  const url = `${api.url}/house/current/events`;
  const before = await residentMegabytes(api.child.pid);
  const streams = [];
  for (const { profileId } of cooks.slice(0, STREAMS)) {
    streams.push(await openEventClient(url, { ...signInAs(profileId) }));
  }
  await sleep(SECONDS * 1000);
  const memory = (await residentMegabytes(api.child.pid)) - before;
  const start = await meter.totals();
  await sleep(SECONDS * 1000);
  const end = await meter.totals();
  for (const stream of streams) stream.close();
  return {
    kilobytes: (memory * 1024) / streams.length,
    api: (end.api - start.api) / SECONDS,
    postgres: (end.backend + end.background - start.backend - start.background) / SECONDS,
  };
}
