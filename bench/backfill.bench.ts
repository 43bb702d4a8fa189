import { createEngine } from './engine/engine.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare, QUICK } from './harness/figures/compare.js';
import { report } from './harness/figures/report.js';
import { timeOf } from './harness/figures/statistics.js';
import { createInternalApiClient, waitForWorkers } from './harness/internal-api.js';
import { createSteps, insertPendingSteps } from './harness/pending-steps.js';
import { freePort, type RunningProcess } from './harness/process.js';
import { startServices, startWorker } from './harness/services.js';

const STEPS = QUICK ? 1_000 : 100_000;
/** Rate of one worker, in steps per second, on two cores without other load. */
const RATE_LIMIT = { atLeast: 5_000 };

export const description =
  'Detects 100,000 stored steps again. Controls: the engine in a loop, and one worker for two ' +
  'workers.';

/** For killed processes see `npm run bench -- chaos`. */
export default async function backfill(context: BenchContext): Promise<void> {
  const steps = createSteps(STEPS);
  await insertPendingSteps(context.databaseUrl, steps);
  const port = String(await freePort());
  const services = await startServices(context, { WORKER_PORT: port });
  const apiUrl = services.api.url;
  const internalApi = createInternalApiClient(apiUrl);
  const backfillRate = async () => {
    await internalApi.backfill(null);
    return STEPS / (await waitForWorkers(internalApi));
  };

  const firstWorker = await startWorker(context, apiUrl, port);
  const firstRate = STEPS / (await waitForWorkers(internalApi));
  report([{ name: 'first detection, one worker', unit: 'steps/s', ours: firstRate }]);
  await compare({
    name: 'backfill, one worker; control: the engine',
    unit: 'steps/s',
    ours: backfillRate,
    control: () => engineRate(steps),
    limit: RATE_LIMIT,
    rounds: 3,
  });

  let secondWorker: RunningProcess | undefined;
  await compare({
    name: 'backfill, two workers; control: one worker',
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

  await firstWorker.stop();
  await secondWorker?.stop();
  await services.stop();
}

async function engineRate(steps: readonly string[]): Promise<number> {
  const engine = createEngine();
  const time = await timeOf(() => {
    for (const step of steps) engine.process('fr', step);
  });
  return steps.length / (time / 1000);
}
