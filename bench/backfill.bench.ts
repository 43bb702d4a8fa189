import { createClassifier } from '../apps/classifier/src/classifier.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare, median } from './harness/figures/compare.js';
import { countLeases } from './harness/count-leases.js';
import { createInternalApiClient, waitForWorkers } from './harness/internal-api.js';
import { createSteps, insertPendingSteps } from './harness/pending-steps.js';
import { freePort, type RunningProcess } from './harness/process.js';
import { report } from './harness/figures/report.js';
import { startServices, startWorker } from './harness/services.js';

const STEPS = 100_000;
/** Rate of one worker, in steps per second, on two cores without other load. */
const TARGET = { atLeast: 5_000 };

export const description =
  'Detects 100,000 stored steps again. Controls: the engine in a loop, and one worker for ' +
  'two workers.';

/**
 * Detects 100,000 steps again: with one worker against the engine in a loop, and with two workers
 * against one worker. Counts the leases of each step. For killed processes see
 * `npm run bench -- chaos`.
 */
export default async function backfill(context: BenchContext): Promise<void> {
  const steps = createSteps(STEPS);
  await insertPendingSteps(context.databaseUrl, steps);
  const port = String(await freePort());
  const services = await startServices(context, { WORKER_PORT: port });
  const apiUrl = services.api.url;
  const internalApi = createInternalApiClient(apiUrl);
  const rates: number[] = [];
  const backfillRate = async () => {
    await internalApi.backfill(null);
    const rate = STEPS / (await waitForWorkers(internalApi));
    rates.push(rate);
    return rate;
  };

  const firstWorker = await startWorker(context, apiUrl, port);
  const firstRate = STEPS / (await waitForWorkers(internalApi));
  await compare({
    title: 'Backfill of 100,000 steps by one worker; control: the engine in a loop',
    unit: 'steps/s',
    ours: backfillRate,
    control: () => Promise.resolve(engineRate(steps)),
    rounds: 3,
  });
  const rate = median(rates);
  report('One worker', [
    { name: 'first detection', unit: 'steps/s', ours: firstRate },
    { name: 'backfill', unit: 'steps/s', ours: rate, target: TARGET },
  ]);

  let secondWorker: RunningProcess | undefined;
  await compare({
    title: 'Backfill of 100,000 steps by two workers; control: one worker',
    unit: 'steps/s',
    ours: async () => {
      secondWorker ??= await startWorker(context, apiUrl);
      return backfillRate();
    },
    control: async () => {
      await secondWorker?.stop();
      secondWorker = undefined;
      return backfillRate();
    },
    target: { atLeast: 1 },
    rounds: 3,
  });

  secondWorker ??= await startWorker(context, apiUrl);
  const leases = await countLeases(context.databaseUrl, backfillRate);
  report(
    'Steps by number of leases, with two workers',
    leases.map(({ times, steps: count }) => [String(times), `${String(count)} steps`]),
  );
  await firstWorker.stop();
  await secondWorker.stop();
  await services.stop();
}

function engineRate(steps: readonly string[]): number {
  const classifier = createClassifier();
  const start = performance.now();
  for (const step of steps) classifier.process('fr', step);
  return steps.length / ((performance.now() - start) / 1000);
}
