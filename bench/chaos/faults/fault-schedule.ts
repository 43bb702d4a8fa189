import { setTimeout } from 'node:timers/promises';
import { type Random, shuffle } from '../../seed/random.js';
import type { ChaosSystem } from '../system/chaos-system.js';
import type { Fault } from './fault.js';

/** A fault that happened. Times are by `performance.now()`. */
export interface FaultPeriod {
  readonly fault: Fault;
  readonly begin: number;
  readonly end: number;
}

interface Schedule {
  readonly faults: readonly Fault[];
  readonly random: Random;
  readonly minutes: number;
  /** Seconds before each fault, and up to half as many more. */
  readonly pause: number;
}

/**
 * Causes the faults one at a time, in random order, again and again until the time is over, but
 * each at least once.
 * @param report is called with a sentence about each step
 */
export async function causeFaults(
  system: ChaosSystem,
  { faults, random, minutes, pause }: Schedule,
  report: (text: string) => void,
): Promise<FaultPeriod[]> {
  const deadline = performance.now() + minutes * 60_000;
  const periods: FaultPeriod[] = [];
  do {
    for (const fault of shuffle(faults, random)) {
      await setTimeout(pause * 1000 * (1 + random.next() / 2));
      if (periods.length >= faults.length && performance.now() >= deadline) break;
      periods.push(await cause(system, fault, report));
    }
  } while (performance.now() < deadline);
  await setTimeout(pause * 1000);
  return periods;
}

async function cause(
  system: ChaosSystem,
  fault: Fault,
  report: (text: string) => void,
): Promise<FaultPeriod> {
  report(fault.name);
  const begin = performance.now();
  await fault.begin(system);
  await setTimeout(fault.seconds * 1000);
  report(`${fault.name}: repair`);
  await fault.end(system);
  report(`${fault.name}: ended`);
  return { fault, begin, end: performance.now() };
}
