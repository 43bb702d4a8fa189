import { setTimeout } from 'node:timers/promises';
import type { Random } from '../../seed/random.js';
import type { ChaosSystem } from '../system/chaos-system.js';
import type { Fault } from './fault.js';

/** Pause before each fault, in milliseconds: the time in which the service must be back, and more. */
const MIN_PAUSE_MS = 14_000;
const MAX_PAUSE_MS = 20_000;

/** A fault that happened. Times are by `performance.now()`. */
export interface FaultPeriod {
  readonly fault: Fault;
  readonly begin: number;
  readonly end: number;
}

/**
 * Causes the faults one at a time, in random order, again and again until the time is over, but
 * each at least once.
 * @param report is called with a sentence about each step
 */
export async function causeFaults(
  system: ChaosSystem,
  faults: readonly Fault[],
  random: Random,
  minutes: number,
  report: (text: string) => void,
): Promise<FaultPeriod[]> {
  const deadline = performance.now() + minutes * 60_000;
  const periods: FaultPeriod[] = [];
  do {
    for (const fault of shuffle(faults, random)) {
      await setTimeout(random.between(MIN_PAUSE_MS, MAX_PAUSE_MS));
      if (periods.length >= faults.length && performance.now() >= deadline) break;
      report(fault.name);
      const period = await cause(system, fault);
      periods.push(period);
      report(`${fault.name}: ended after ${((period.end - period.begin) / 1000).toFixed(1)} s`);
    }
  } while (performance.now() < deadline);
  await setTimeout(MAX_PAUSE_MS);
  return periods;
}

async function cause(system: ChaosSystem, fault: Fault): Promise<FaultPeriod> {
  const begin = performance.now();
  await fault.begin(system);
  await setTimeout(fault.seconds * 1000);
  await fault.end(system);
  return { fault, begin, end: performance.now() };
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
