import { signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { withClient } from './harness/database.js';
import { planFullWeek, WEEK } from './harness/full-week.js';
import { compareRates, load } from './harness/load.js';
import { startProcess } from './harness/process.js';
import { report } from './harness/figures/report.js';
import { startServices } from './harness/services.js';
import { readIds } from './seed/catalogue-ids.js';

/** Median time of a shopping list or a batch session on one connection, in milliseconds. */
const TARGET = { atMost: 30 };

export const description =
  'A full week: 28 cells with three recipes each. Control of the grid: a bare Fastify with ' +
  'the same cookie check and prepared statement.';

/**
 * A full week: 28 cells with three recipes each. Compares the grid with a bare Fastify with the
 * same cookie check and prepared statement. Times the shopping list and the batch session on one
 * connection and under load.
 */
export default async function planning(context: BenchContext): Promise<void> {
  const services = await startServices(context);
  const control = await startProcess('bench/controls/planning.control.js', {
    DATABASE_URL: context.databaseUrl,
  });
  const headers = await signUp(services.api.url);
  await planFullWeek(services.api.url, headers, await withClient(context.databaseUrl, readIds));
  await compareRates({
    title: 'GET /planning, a full week, 32 connections',
    apiUrl: services.api.url,
    controlUrl: control.url,
    path: `/planning?date=${WEEK}`,
    headers,
    target: { atLeast: 0.6 },
  });
  for (const path of ['shopping-list', 'batch']) {
    const request = { url: `${services.api.url}/planning/${path}?date=${WEEK}`, headers };
    await load({ ...request, connections: 1, duration: 2 }); // warm-up
    const alone = await load({ ...request, connections: 1 });
    const busy = await load(request);
    report(`GET /planning/${path}, a full week`, [
      { name: '1 connection, p50', unit: 'ms', ours: alone.p50, target: TARGET },
      { name: '32 connections, p50', unit: 'ms', ours: busy.p50 },
      { name: '32 connections, rate', unit: 'requests/s', ours: busy.requestsPerSecond },
    ]);
  }
  await control.stop();
  await services.stop();
}
