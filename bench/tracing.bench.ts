import { type SessionHeaders, signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { median } from './harness/figures/compare.js';
import { QUICK } from './harness/figures/effort.js';
import { withClient } from './harness/database.js';
import { createRecipe, planFullWeek, WEEK } from './harness/full-week.js';
import { cpuSeconds, type RunningProcess, startProcess } from './harness/process.js';
import { report } from './harness/figures/report.js';
import { send } from './harness/send.js';
import { startApi, startClassifier } from './harness/services.js';
import { type Ids, readIds } from './seed/catalogue-ids.js';

const ROUNDS = QUICK ? 1 : 9;
/** V8 compiles the code of a process during its first 5,000 requests, and takes CPU time for it. */
const WARM_UP_ROUNDS = QUICK ? 1 : 5;
const REQUESTS_PER_ROUND = 1000;
const CONNECTIONS = 8;

/** CPU time with the default sampler, divided by that without traces. */
const TARGET = { atMost: 1.1 };

export const description =
  'CPU time of a request with traces. Control: the same requests without traces.';

/** A request of the mix. */
type Request = readonly [method: string, path: string, body?: object];

/** An API process, and the milliseconds of CPU time of each request in each round. */
interface Variant {
  readonly name: string;
  readonly api: RunningProcess;
  readonly times: number[];
}

/**
 * The CPU time of a request with and without traces, in four processes that take turns. Two of them
 * make no traces: their ratio is the noise of the measurement.
 */
export default async function tracing(context: BenchContext): Promise<void> {
  const [classifier, collector] = await Promise.all([
    startClassifier(context),
    startProcess('bench/controls/collector.control.js', {}),
  ]);
  const start = async (name: string, env: Record<string, string>): Promise<Variant> => {
    const api = await startApi(context, { CLASSIFIER_URL: classifier.url, ...env });
    return { name, api, times: [] };
  };
  const on = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const off = await start('off', {});
  const variants = [
    off,
    await start('off, again', {}),
    await start('on, default sampler (one trace in ten)', on),
    await start('on, every trace', { ...on, OTEL_TRACES_SAMPLER: 'always_on' }),
  ];
  const headers = await signUp(off.api.url);
  const ids = await withClient(context.databaseUrl, readIds);
  await planFullWeek(off.api.url, headers, ids);
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    for (const { api, times } of variants) {
      const time = await cpuTimeOfRequest(api, headers, createMix(ids));
      if (round >= WARM_UP_ROUNDS) times.push(time);
    }
  }
  reportTimes(variants.slice(1), off);
  for (const { api } of variants) await api.stop();
  await classifier.stop();
  await collector.stop();
}

/** Twenty requests: what the members of a house do, one write among them. */
function createMix(ids: Ids): readonly Request[] {
  const repeat = (times: number, request: Request) => Array.from({ length: times }, () => request);
  return [
    ...repeat(7, ['GET', '/recipes?tab=perso']),
    ...repeat(5, ['GET', '/recipes/1']),
    ...repeat(3, ['GET', `/planning?date=${WEEK}`]),
    ...repeat(2, ['GET', `/planning/shopping-list?date=${WEEK}`]),
    ...repeat(2, ['GET', '/auth/me']),
    ['POST', '/recipes', createRecipe(1, ids)],
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
    while (next < REQUESTS_PER_ROUND) {
      const request = mix[next++ % mix.length];
      if (request === undefined) throw new Error('The mix is empty.');
      const [method, path, body] = request;
      await (await send(method, url + path, headers, body)).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return (((await cpuSeconds(child.pid)) - before) / REQUESTS_PER_ROUND) * 1000;
}

function reportTimes(variants: readonly Variant[], off: Variant): void {
  const figures = variants.map(({ name, times }) => ({
    name: `CPU time of a request: ${name}`,
    unit: 'ms',
    ours: median(times),
    control: median(off.times),
    target: name.startsWith('on, default') ? TARGET : undefined,
  }));
  report('A typical mix of requests, 8 connections; control: no traces', figures);
}
