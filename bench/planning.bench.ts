import { signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare } from './harness/compare.js';
import { planFullWeek, WEEK } from './harness/full-week.js';
import { load } from './harness/load.js';
import { startProcess } from './harness/process.js';
import { startServices } from './harness/services.js';

/** Milliseconds: the slowest that half of the lists and sessions may be, one asked at a time. */
const BAR = 30;

/**
 * A full week, 28 cells with three recipes each. The grid against a bare Fastify with the same
 * cookie check and prepared statement; list and session against the clock, alone and under load.
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
    bar: { atLeast: 0.6 },
  });
  for (const path of ['shopping-list', 'batch']) {
    const url = `${services.api.url}/planning/${path}?date=${WEEK}`;
    await load({ url, headers, connections: 1, duration: 2 });
    const alone = await load({ url, headers, connections: 1 });
    const busy = await load({ url, headers });
    const verdict = alone.p50 < BAR ? 'met' : 'MISSED';
    console.log(`\nGET /planning/${path}, a full week`);
    console.log(`  alone    p50 ${String(alone.p50)} ms  (bar: under ${String(BAR)}, ${verdict})`);
    console.log(
      `  busy     p50 ${String(busy.p50)} ms, ${busy.requestsPerSecond.toFixed(0)} requests/s at 32 connections`,
    );
  }
  await control.stop();
  await services.stop();
}
