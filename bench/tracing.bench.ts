import { type SessionHeaders, signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { withClient } from './harness/database.js';
import { QUICK } from './harness/figures/compare.js';
import { report } from './harness/figures/report.js';
import { mean, median } from './harness/figures/statistics.js';
import { createRecipe, planFullWeek, WEEK } from './harness/full-week.js';
import { cpuSeconds, type RunningProcess, startProcess } from './harness/process.js';
import { send, sendJson } from './harness/send.js';
import { startApi, startClassifier } from './harness/services.js';
import { readIds } from './seed/catalogue-ids.js';

/** Two processes of the same kind differ by 5 %, so each kind is started several times. */
const GENERATIONS = QUICK ? 1 : 4;
const TURNS = QUICK ? 1 : 20;
/**
 * V8 compiles the code of a process while it runs. After 4,000 requests this is still 10 % of the CPU
 * time without traces, and 18 % with the default sampler.
 */
const WARM_UP_TURNS = QUICK ? 1 : 80;
const REQUESTS_PER_TURN = 200;
const CONNECTIONS = 8;

/** CPU time with the default sampler, divided by that without traces. */
const TARGET = { atMost: 1.1 };

export const description =
  'CPU time of a request with traces, in a mix of requests. Control: the same without traces.';

/** A request of the mix. */
type Request = readonly [method: string, path: string, body?: object];

/** Measures processes of each kind, which take turns. */
export default async function tracing(context: BenchContext): Promise<void> {
  const classifier = await startClassifier(context);
  const collector = await startProcess('bench/controls/collector.control.js', {});
  const on = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const kinds = [{}, on, { ...on, OTEL_TRACES_SAMPLER: 'always_on' }];
  const times: number[][] = kinds.map(() => []);
  for (let generation = 0; generation < GENERATIONS; generation++) {
    const env = { CLASSIFIER_URL: classifier.url };
    const apis = await Promise.all(kinds.map((kind) => startApi(context, { ...env, ...kind })));
    const measured = await measure(context, apis);
    for (const [kind, time] of measured.entries()) times[kind]?.push(time);
    await Promise.all(apis.map((api) => api.stop()));
  }
  const [control = 0, sampled = 0, all = 0] = times.map(mean);
  report([
    { name: 'one trace in ten (default)', unit: 'ms', ours: sampled, control, target: TARGET },
    { name: 'every trace', unit: 'ms', ours: all, control },
  ]);
  await classifier.stop();
  await collector.stop();
}

/** The median CPU time of a request of each API, after the warm-up. */
async function measure(context: BenchContext, apis: readonly RunningProcess[]): Promise<number[]> {
  const url = apis[0]?.url ?? '';
  const headers = await signUp(url);
  const ids = await withClient(context.databaseUrl, readIds);
  await planFullWeek(url, headers, ids);
  const recipe = createRecipe(1, ids);
  const { id } = await sendJson<{ id: number }>('POST', `${url}/recipes`, headers, recipe);
  const mix = createMix(id, recipe);
  const times: number[][] = apis.map(() => []);
  for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn++) {
    for (const [index, api] of apis.entries()) {
      const time = await cpuTimeOfRequest(api, headers, mix);
      if (turn >= WARM_UP_TURNS) times[index]?.push(time);
    }
  }
  return times.map(median);
}

/** Twenty requests: what the members of a house do, one write among them. */
function createMix(recipeId: number, newRecipe: object): readonly Request[] {
  const repeat = (times: number, request: Request) => Array.from({ length: times }, () => request);
  return [
    ...repeat(7, ['GET', '/recipes?tab=perso']),
    ...repeat(5, ['GET', `/recipes/${String(recipeId)}`]),
    ...repeat(3, ['GET', `/planning?date=${WEEK}`]),
    ...repeat(2, ['GET', `/planning/shopping-list?date=${WEEK}`]),
    ...repeat(2, ['GET', '/auth/me']),
    ['POST', '/recipes', newRecipe],
  ];
}

/** Sends the mix repeatedly. Returns the CPU time of the process for a request, in milliseconds. */
async function cpuTimeOfRequest(
  { url, child }: RunningProcess,
  headers: SessionHeaders,
  mix: readonly Request[],
): Promise<number> {
  const before = await cpuSeconds(child.pid);
  let next = 0;
  const connection = async () => {
    while (next < REQUESTS_PER_TURN) {
      const [method, path, body] = mix[next++ % mix.length] ?? ['GET', '/health'];
      await (await send(method, url + path, headers, body)).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return (((await cpuSeconds(child.pid)) - before) / REQUESTS_PER_TURN) * 1000;
}
