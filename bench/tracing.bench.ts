import { type SessionHeaders, signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { mean, median } from './harness/figures/compare.js';
import { QUICK } from './harness/figures/effort.js';
import { withClient } from './harness/database.js';
import { createRecipe, planFullWeek, WEEK } from './harness/full-week.js';
import { cpuSeconds, type RunningProcess, startProcess } from './harness/process.js';
import { report } from './harness/figures/report.js';
import { send } from './harness/send.js';
import { startApi, startClassifier } from './harness/services.js';
import { readIds } from './seed/catalogue-ids.js';
import { Progress } from './seed/progress.js';

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
  'CPU time of a request with traces. Control: the same requests without traces.';

/** A request of the mix. */
type Request = readonly [method: string, path: string, body?: object];

/** A kind of API process, and the milliseconds of CPU time of a request in each of its processes. */
interface Variant {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  readonly times: number[];
}

/**
 * The CPU time of a request with and without traces, in processes that take turns. Two kinds make no
 * traces: their ratio is the noise of the measurement.
 */
export default async function tracing(context: BenchContext): Promise<void> {
  const [classifier, collector] = await Promise.all([
    startClassifier(context),
    startProcess('bench/controls/collector.control.js', {}),
  ]);
  const on = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const off: Variant = { name: 'off', env: {}, times: [] };
  const again: Variant = { name: 'off, again', env: {}, times: [] };
  const variants: readonly Variant[] = [
    { name: 'on, default sampler (one trace in ten)', env: on, times: [] },
    { name: 'on, every trace', env: { ...on, OTEL_TRACES_SAMPLER: 'always_on' }, times: [] },
  ];
  for (let generation = 0; generation < GENERATIONS; generation++) {
    await measure(context, classifier.url, off, [again, ...variants]);
  }
  reportTimes(off, again, variants);
  await classifier.stop();
  await collector.stop();
}

/** Starts a process of each kind, and adds the median of its turns after the warm-up. */
async function measure(
  context: BenchContext,
  classifierUrl: string,
  off: Variant,
  others: readonly Variant[],
): Promise<void> {
  const start = async (variant: Variant) => ({
    variant,
    api: await startApi(context, { CLASSIFIER_URL: classifierUrl, ...variant.env }),
    times: [] as number[],
  });
  const first = await start(off);
  const processes = [first, ...(await Promise.all(others.map(start)))];
  const headers = await signUp(first.api.url);
  const ids = await withClient(context.databaseUrl, readIds);
  await planFullWeek(first.api.url, headers, ids);
  const recipe = createRecipe(1, ids);
  const response = await send('POST', `${first.api.url}/recipes`, headers, recipe);
  const { id } = (await response.json()) as { readonly id: number };
  const mix = createMix(id, recipe);
  const progress = new Progress('turns', WARM_UP_TURNS + TURNS);
  for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn++) {
    for (const { api, times } of processes) {
      const time = await cpuTimeOfRequest(api, headers, mix);
      if (turn >= WARM_UP_TURNS) times.push(time);
    }
    progress.update(turn + 1);
  }
  progress.end();
  for (const { variant, times } of processes) variant.times.push(median(times));
  await Promise.all(processes.map(({ api }) => api.stop()));
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
      const request = mix[next++ % mix.length];
      if (request === undefined) throw new Error('The mix is empty.');
      const [method, path, body] = request;
      await (await send(method, url + path, headers, body)).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return (((await cpuSeconds(child.pid)) - before) / REQUESTS_PER_TURN) * 1000;
}

/** The control is all processes without traces. */
function reportTimes(off: Variant, again: Variant, on: readonly Variant[]): void {
  const figure = ({ name, times }: Variant, control: readonly number[]) => ({
    name: `CPU time of a request: ${name}`,
    unit: 'ms',
    ours: mean(times),
    control: mean(control),
    target: name.startsWith('on, default') ? TARGET : undefined,
  });
  const withoutTraces = [...off.times, ...again.times];
  report('A typical mix of requests, 8 connections; control: no traces', [
    figure(again, off.times),
    ...on.map((variant) => figure(variant, withoutTraces)),
  ]);
}
