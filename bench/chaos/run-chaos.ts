import { setTimeout } from 'node:timers/promises';
import type { BenchContext } from '../harness/bench-context.js';
import { createInternalApiClient } from '../harness/internal-api.js';
import { Random } from '../seed/random.js';
import type { Fault } from './faults/fault.js';
import { causeFaults } from './faults/fault-schedule.js';
import { Ledger } from './records/ledger.js';
import { verifyCorrections } from './verification/verify-corrections.js';
import { verifyLedger } from './verification/verify-ledger.js';
import { Crowd } from './load/crowd.js';
import { EventListener } from './people/event-listener.js';
import { createPeople, readIngredients } from './people/population.js';
import { Requester } from './people/requester.js';
import type { World } from './people/world.js';
import type { ChaosOptions } from './options.js';
import { errorsBefore, rowsOf } from './report/fault-rows.js';
import type { ChaosResult } from './report/problems.js';
import { Timeline } from './records/timeline.js';
import type { ChaosSystem } from './system/chaos-system.js';

/** Time in which workers detect all steps after the load: longer than the lease of a killed one. */
const DETECTION_SECONDS = 90;

/** Causes faults while people use the service, and compares everything with the ledger. */
export async function runChaos(
  { databaseUrl }: BenchContext,
  system: ChaosSystem,
  faults: readonly Fault[],
  { seed, minutes, pause }: ChaosOptions,
): Promise<ChaosResult> {
  const apiUrl = system.balancer.url;
  const ledger = new Ledger();
  const timeline = new Timeline();
  const world = await createWorld(apiUrl, seed, ledger, timeline);
  const listeners = await startListeners(apiUrl, world);
  const internalApi = createInternalApiClient(apiUrl);
  const start = performance.now();
  const print = (text: string) => {
    const second = (performance.now() - start) / 1000;
    console.log(`${second.toFixed(0).padStart(5)} s  ${text}`);
  };
  const crowd = new Crowd(world, internalApi);
  const schedule = { faults, random: new Random(seed), minutes, pause };
  const periods = await causeFaults(system, schedule, print);
  const end = performance.now();
  await crowd.stop();
  print('the load has ended; waiting for the workers');
  const requests = timeline.samples.length;
  const pendingSteps = await waitForDetection(internalApi);
  print('comparing everything with the ledger');
  const verification = await verifyLedger(world, listeners);
  const corrections = await verifyCorrections(databaseUrl, ledger.corrections);
  for (const listener of listeners) listener.stop();
  await world.requester.close();
  await internalApi.close();
  for (const description of ledger.descriptions) console.log(description);
  return {
    seed,
    start,
    seconds: (end - start) / 1000,
    requests,
    confirmedWrites: ledger.confirmedWrites,
    wrongResponses: ledger.wrongResponses,
    errorsBefore: errorsBefore(timeline, periods),
    rows: rowsOf(periods, timeline, end),
    ledger: verification,
    corrections: { ...corrections, accepted: ledger.corrections.length },
    pendingSteps,
  };
}

async function createWorld(
  apiUrl: string,
  seed: number,
  ledger: Ledger,
  timeline: Timeline,
): Promise<World> {
  const ingredients = await readIngredients(apiUrl);
  const people = await createPeople(apiUrl, seed, ingredients, ledger);
  return { requester: new Requester(apiUrl, timeline), ledger, people, ingredients };
}

/** One listener for each house. */
async function startListeners(apiUrl: string, { people, ledger }: World): Promise<EventListener[]> {
  const members = new Map(people.map((person) => [person.houseId, person]));
  const listeners = [...members.values()].map(
    (person) => new EventListener(apiUrl, person, ledger),
  );
  for (const listener of listeners) await listener.start();
  return listeners;
}

/** Returns the number of steps that are still pending when the time is over. */
async function waitForDetection(
  internalApi: ReturnType<typeof createInternalApiClient>,
): Promise<number> {
  for (let second = 0; ; second++) {
    const { pending } = await internalApi.status();
    if (pending === 0 || second === DETECTION_SECONDS) return pending;
    await setTimeout(1_000);
  }
}
