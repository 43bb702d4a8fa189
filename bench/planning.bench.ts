import { type SessionHeaders, signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { withClient } from './harness/database.js';
import { planFullWeek, WEEK } from './harness/full-week.js';
import { compare, median } from './harness/figures/compare.js';
import { compareRates, load } from './harness/load.js';
import { startProcess } from './harness/process.js';
import { report } from './harness/figures/report.js';
import { send } from './harness/send.js';
import { type Services, startApi, startServices } from './harness/services.js';
import { readIds } from './seed/catalogue-ids.js';

/** The API without the cache of batch sessions. */
const UNCACHED = 'bench/controls/uncached-session.control.js';

/** Changes of the week in one round. */
const CHANGES = 40;

interface PlannedWeek {
  readonly days: readonly {
    readonly slots: readonly { readonly items: readonly { readonly id: number }[] }[];
  }[];
}

export const description =
  'A full week: 28 cells with three recipes each. Control of the grid: a bare Fastify with ' +
  'the same cookie check and prepared statement. Control of the batch session: the API without ' +
  'its cache, which reads and merges the recipes at each request.';

/** The grid, the shopping list and the batch session of a full week. */
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
  await control.stop();
  await timeShoppingList(services.api.url, headers);
  await compareBatchSessions(context, services, headers);
  await services.stop();
}

async function timeShoppingList(apiUrl: string, headers: SessionHeaders): Promise<void> {
  const request = { url: `${apiUrl}/planning/shopping-list?date=${WEEK}`, headers };
  await load({ ...request, connections: 1, duration: 2 }); // warm-up
  const alone = await load({ ...request, connections: 1 });
  const busy = await load(request);
  report('GET /planning/shopping-list, a full week', [
    { name: '1 connection, p50', unit: 'ms', ours: alone.p50, target: { atMost: 30 } },
    { name: '32 connections, p50', unit: 'ms', ours: busy.p50 },
    { name: '32 connections, rate', unit: 'requests/s', ours: busy.requestsPerSecond },
  ]);
}

/** An unchanged week under load, and the first session after a change of the week. */
async function compareBatchSessions(
  context: BenchContext,
  { api, classifier }: Services,
  headers: SessionHeaders,
): Promise<void> {
  const env = { CLASSIFIER_URL: classifier.url };
  const control = await startApi(context, env, undefined, UNCACHED);
  const path = `/planning/batch?date=${WEEK}`;
  await compareRates({
    title: 'GET /planning/batch, an unchanged full week, 32 connections',
    apiUrl: api.url,
    controlUrl: control.url,
    path,
    headers,
    target: { atLeast: 2 },
  });
  const itemPath = `/planning/items/${String(await firstItemOf(api.url, headers))}`;
  const afterChange = (url: string) => async () => {
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change++) {
      const portions = 1 + (change % 9);
      await send('PATCH', url + itemPath, headers, { portions });
      const start = performance.now();
      await (await send('GET', url + path, headers)).text();
      times.push(performance.now() - start);
    }
    return median(times);
  };
  await compare({
    title: 'GET /planning/batch after each change, 1 connection, median',
    unit: 'ms',
    ours: afterChange(api.url),
    control: afterChange(control.url),
    target: { atMost: 1.2 },
  });
  await control.stop();
}

async function firstItemOf(apiUrl: string, headers: SessionHeaders): Promise<number | undefined> {
  const response = await send('GET', `${apiUrl}/planning?date=${WEEK}`, headers);
  const { days } = (await response.json()) as PlannedWeek;
  return days[0]?.slots[0]?.items[0]?.id;
}
