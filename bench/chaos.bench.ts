import { setTimeout } from 'node:timers/promises';
import { CorrectionLoad, type Step } from './chaos/correction-load.js';
import { KillableServices, SERVICE_NAMES, type ServiceName } from './chaos/killable-services.js';
import { verifyCorrections } from './chaos/verify-corrections.js';
import { signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { query } from './harness/database.js';
import { createInternalApiClient, waitForWorkers } from './harness/internal-api.js';
import { createSteps, insertPendingSteps } from './harness/pending-steps.js';
import { send } from './harness/send.js';
import { Random } from './seed/random.js';

const STEPS = 1_600;
const DEFAULT_ROUNDS = '30';
/** Longest time between two kills, in milliseconds. */
const MAX_UPTIME_MS = 1_500;
/** Longest time before the killed processes are restarted, in milliseconds. */
const MAX_DOWNTIME_MS = 500;

/**
 * Kills database, API and worker with SIGKILL at random moments, while clients correct techniques
 * and all steps are detected again. After the last restart, no correction may be lost or applied
 * twice, and no step may stay pending.
 *
 * `npm run bench -- chaos [rounds] [expire-leases]`: with `expire-leases`, the leases of killed
 * workers end at once instead of after a minute.
 */
export default async function chaos(context: BenchContext): Promise<void> {
  const [rounds = DEFAULT_ROUNDS, leases] = context.options;
  await insertPendingSteps(context.databaseUrl, createSteps(STEPS));
  const services = await KillableServices.start(context);
  const random = new Random(Date.now());
  const load = await startLoad(context, services.apiUrl);
  const kills: Record<ServiceName, number> = { database: 0, api: 0, worker: 0 };
  for (let round = 0; round < Number(rounds); round++) {
    await setTimeout(random.next() * MAX_UPTIME_MS);
    const names = pickServices(random);
    for (const name of names) {
      services.kill(name);
      kills[name]++;
    }
    await setTimeout(random.next() * MAX_DOWNTIME_MS);
    await services.restart(names);
  }
  await load.stop();
  console.log(`${rounds} rounds, kills: ${JSON.stringify(kills)}`);
  if (leases === 'expire-leases') await query(context.databaseUrl, EXPIRE_LEASES);
  const seconds = await waitForWorkers(createInternalApiClient(services.apiUrl));
  console.log(`no step is pending ${seconds.toFixed(1)} s after the last restart`);
  const steps = await readSteps(context.databaseUrl);
  const result = await verifyCorrections(context.databaseUrl, steps, load.accepted);
  console.log(`${String(load.accepted.length)} corrections accepted: ${JSON.stringify(result)}`);
  await services.stop();
  if (load.accepted.length === 0) throw new Error('The API accepted no correction.');
  if (result.lost + result.wrong + result.wrongRecipes > 0) throw new Error('MISSED');
}

async function startLoad({ databaseUrl }: BenchContext, apiUrl: string): Promise<CorrectionLoad> {
  const headers = await signUp(apiUrl);
  const response = await send('GET', `${apiUrl}/reference/tech-steps`, headers);
  const techSteps = (await response.json()) as { id: number }[];
  return new CorrectionLoad({
    apiUrl,
    headers,
    steps: await readSteps(databaseUrl),
    techStepIds: techSteps.map(({ id }) => id),
  });
}

function readSteps(databaseUrl: string): Promise<Step[]> {
  return query<Step>(databaseUrl, 'select id, recipe_id as "recipeId", description from step');
}

/** Returns one or more random services. */
function pickServices(random: Random): readonly ServiceName[] {
  const some = SERVICE_NAMES.filter(() => random.chance(0.3));
  return some.length > 0 ? some : [random.pick(SERVICE_NAMES)];
}

const EXPIRE_LEASES = `update step set leased_until = leased_until - interval '1 minute'`;
