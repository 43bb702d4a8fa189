import { createClassifier } from '../apps/classifier/src/classifier.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare, median } from './harness/compare.js';
import { freePort } from './harness/free-port.js';
import { InternalRoutes } from './harness/internal.js';
import { leaseCounts } from './harness/lease-counts.js';
import { type RunningProcess, startProcess } from './harness/process.js';
import { INTERNAL_SECRET, startServices } from './harness/services.js';
import { fillSteps, writeSteps } from './harness/steps.js';

const STEPS = 100_000;
/** Steps a second that one worker has to reach, on two cores that do nothing else. */
const BAR = 5_000;

/**
 * Analyses 100,000 steps anew: with one worker, with two, and with the bare engine in a loop,
 * which nobody can beat. Counts how often each step was given out. What happens when any of the
 * processes is killed meanwhile: `npm run bench -- chaos`.
 */
export default async function backfill(context: BenchContext): Promise<void> {
  const steps = writeSteps(STEPS);
  await fillSteps(context.databaseUrl, steps);
  const port = String(await freePort());
  const services = await startServices(context, { WORKER_PORT: port });
  const routes = new InternalRoutes(services.api.url);
  const again = async () => {
    await routes.backfill();
    return STEPS / (await routes.untilCaughtUp());
  };

  const one = await startWorker(context, services.api.url, port);
  const first = STEPS / (await routes.untilCaughtUp());
  console.log(`\nfirst analysis, which writes every technique: ${first.toFixed(0)} steps/s`);
  const rates: number[] = [];
  const remember = async () => {
    const measured = await again();
    rates.push(measured);
    return measured;
  };
  await compare({
    title: '100,000 steps analysed anew by one worker, against the bare engine',
    unit: 'steps/s',
    ours: remember,
    control: () => Promise.resolve(bareEngine(steps)),
    rounds: 3,
  });
  const rate = median(rates);
  const verdict = rate >= BAR ? 'met' : 'MISSED';
  console.log(
    `  one worker: ${rate.toFixed(0)} steps/s  (bar: at least ${String(BAR)}, ${verdict})`,
  );

  let two: RunningProcess | undefined;
  await compare({
    title: '100,000 steps by two workers, against one',
    unit: 'steps/s',
    ours: async () => {
      two ??= await startWorker(context, services.api.url, '0');
      return again();
    },
    control: async () => {
      await two?.stop();
      two = undefined;
      return again();
    },
    bar: { atLeast: 1 },
    rounds: 3,
  });

  two ??= await startWorker(context, services.api.url, '0');
  const counts = await leaseCounts(context.databaseUrl, again);
  console.log(`\ntwo workers: ${JSON.stringify(counts)} (times a step was given out: steps)`);
  await one.stop();
  await two.stop();
  await services.stop();
}

function startWorker(
  { dataDir }: BenchContext,
  apiUrl: string,
  port: string,
): Promise<RunningProcess> {
  return startProcess('apps/classifier/src/main.js', {
    WORKER: 'alone',
    WORKER_PORT: port,
    API_URL: apiUrl,
    DATA_DIR: dataDir,
    INTERNAL_SECRET,
  });
}

function bareEngine(steps: readonly string[]): number {
  const classifier = createClassifier();
  const began = performance.now();
  for (const step of steps) classifier.process('fr', step);
  return steps.length / ((performance.now() - began) / 1000);
}
