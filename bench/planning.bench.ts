import { signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare } from './harness/compare.js';
import { planFullWeek, WEEK } from './harness/full-week.js';
import { load } from './harness/load.js';
import { startProcess } from './harness/process.js';
import { describeTarget, report } from './harness/report.js';
import { startServices } from './harness/services.js';

/** Median time of a shopping list or a batch session on one connection, in milliseconds. */
const TARGET = { atMost: 30 };

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
  await planFullWeek(services.api.url, headers);
  const rate = (url: string) => async () => {
    const grid = await load({ url: `${url}/planning?date=${WEEK}`, headers });
    return grid.requestsPerSecond;
  };
  await compare({
    title: 'GET /planning, a full week, 32 connections',
    unit: 'requests/s',
    ours: rate(services.api.url),
    control: rate(control.url),
    target: { atLeast: 0.6 },
  });
  for (const path of ['shopping-list', 'batch']) {
    const url = `${services.api.url}/planning/${path}?date=${WEEK}`;
    await load({ url, headers, connections: 1, duration: 2 });
    const alone = await load({ url, headers, connections: 1 });
    const busy = await load({ url, headers });
    report(`GET /planning/${path}, a full week`, [
      {
        name: '1 connection',
        value: `p50 ${String(alone.p50)} ms`,
        note: describeTarget(alone.p50, TARGET),
      },
      {
        name: '32 connections',
        value: `p50 ${String(busy.p50)} ms`,
        note: `${busy.requestsPerSecond.toFixed(0)} requests/s`,
      },
    ]);
  }
  await control.stop();
  await services.stop();
}
