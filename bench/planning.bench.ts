import { type SessionHeaders, signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { withClient } from './harness/database.js';
import { compare, QUICK } from './harness/figures/compare.js';
import { report } from './harness/figures/report.js';
import { median, timeOf } from './harness/figures/statistics.js';
import { planFullWeek, WEEK } from './harness/full-week.js';
import { compareRates, load, startApiControl } from './harness/load.js';
import { send, sendJson } from './harness/send.js';
import { type Services, startApi, startServices } from './harness/services.js';
import { readIds } from './seed/catalogue-ids.js';

/** The API without the cache of batch sessions. */
const UNCACHED = 'bench/controls/uncached-session.control.js';

/** Changes of the week in one round. */
const CHANGES = QUICK ? 5 : 40;

interface PlannedWeek {
  readonly days: readonly {
    readonly slots: readonly { readonly items: readonly { readonly id: number }[] }[];
  }[];
}

export const description =
  'A full week: 28 cells with three recipes each. Controls: for the grid a bare Fastify with the ' +
  'same statement, for the batch session the API without its cache.';

/** The grid, the shopping list and the batch session of a full week. */
export default async function planning(context: BenchContext): Promise<void> {
  const services = await startServices(context);
  const apiUrl = services.api.url;
  const headers = await signUp(apiUrl);
  await planFullWeek(apiUrl, headers, await withClient(context.databaseUrl, readIds));
  const control = await startApiControl(context, services, [headers]);
  await compareRates({
    name: 'GET /planning, 32 connections',
    apiUrl,
    controlUrl: control.url,
    path: `/planning?date=${WEEK}`,
    sessions: [headers],
    target: { atLeast: 0.6 },
  });
  await control.stop();
  await timeShoppingList(apiUrl, headers);
  await compareBatchSessions(context, services, headers);
  await services.stop();
}

async function timeShoppingList(apiUrl: string, headers: SessionHeaders): Promise<void> {
  const request = { url: `${apiUrl}/planning/shopping-list?date=${WEEK}`, sessions: [headers] };
  await load({ ...request, connections: 1, duration: 2 }); // warm-up
  const alone = await load({ ...request, connections: 1 });
  const { requestsPerSecond: ours } = await load(request);
  const name = 'GET /planning/shopping-list';
  report([
    { name: `${name}, 1 connection, p50`, unit: 'ms', ours: alone.p50, target: { atMost: 30 } },
    { name: `${name}, 32 connections`, unit: 'requests/s', ours },
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
    name: 'GET /planning/batch, 32 connections',
    apiUrl: api.url,
    controlUrl: control.url,
    path,
    sessions: [headers],
    target: { atLeast: 2 },
  });
  const { days } = await sendJson<PlannedWeek>('GET', `${api.url}/planning?date=${WEEK}`, headers);
  const itemPath = `/planning/items/${String(days[0]?.slots[0]?.items[0]?.id)}`;
  const afterChange = (url: string) => async () => {
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change++) {
      await send('PATCH', url + itemPath, headers, { portions: 1 + (change % 9) });
      times.push(await timeOf(async () => (await send('GET', url + path, headers)).text()));
    }
    return median(times);
  };
  await compare({
    name: 'GET /planning/batch after each change, median',
    unit: 'ms',
    ours: afterChange(api.url),
    control: afterChange(control.url),
    target: { atMost: 1.2 },
  });
  await control.stop();
}
