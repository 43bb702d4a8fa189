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

/** The API without the cache of shopping lists and batch sessions. */
const UNCACHED = 'bench/controls/uncached-plan.control.js';

/** Changes of the week in one round. */
const CHANGES = QUICK ? 5 : 40;

interface PlannedWeek {
  readonly days: readonly {
    readonly slots: readonly { readonly items: readonly { readonly id: number }[] }[];
  }[];
}

export const description =
  'A full week: 28 cells with three recipes each. Controls: for the grid a bare Fastify with the ' +
  'same statement, for the shopping list and the batch session the API without their cache.';

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
  await compareWithoutCache(context, services, headers);
  await services.stop();
}

async function timeShoppingList(apiUrl: string, headers: SessionHeaders): Promise<void> {
  const request = { url: `${apiUrl}/planning/shopping-list?date=${WEEK}`, sessions: [headers] };
  await load({ ...request, connections: 1, duration: 2 }); // warm-up
  const alone = await load({ ...request, connections: 1 });
  const name = 'GET /planning/shopping-list, 1 connection, p50';
  report([{ name, unit: 'ms', ours: alone.p50, target: { atMost: 30 } }]);
}

/** An unchanged week under load, and the first answer after a change of the week. */
async function compareWithoutCache(
  context: BenchContext,
  { api, classifier }: Services,
  headers: SessionHeaders,
): Promise<void> {
  const env = { CLASSIFIER_URL: classifier.url };
  const control = await startApi(context, env, undefined, UNCACHED);
  const paths = ['/planning/shopping-list', '/planning/batch'];
  for (const path of paths) {
    await compareRates({
      name: `GET ${path}, 32 connections`,
      apiUrl: api.url,
      controlUrl: control.url,
      path: `${path}?date=${WEEK}`,
      sessions: [headers],
      target: { atLeast: 2 },
    });
  }
  const { days } = await sendJson<PlannedWeek>('GET', `${api.url}/planning?date=${WEEK}`, headers);
  const itemPath = `/planning/items/${String(days[0]?.slots[0]?.items[0]?.id)}`;
  const afterChange = (url: string, path: string) => async () => {
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change++) {
      await send('PATCH', url + itemPath, headers, { portions: 1 + (change % 9) });
      const read = () => send('GET', `${url}${path}?date=${WEEK}`, headers);
      times.push(await timeOf(async () => (await read()).text()));
    }
    return median(times);
  };
  for (const path of paths) {
    await compare({
      name: `GET ${path} after each change, median`,
      unit: 'ms',
      ours: afterChange(api.url, path),
      control: afterChange(control.url, path),
      target: { atMost: 1.2 },
    });
  }
  await control.stop();
}
