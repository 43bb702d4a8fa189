import { parseArgs } from 'node:util';
import { scheduleProject } from '../libs/domain/src/planning/scheduling/schedule-project.js';
import { violations } from '../libs/domain/oracles/schedule-violations.oracle.js';
import type { BenchContext } from './harness/bench-context.js';
import { QUICK } from './harness/figures/compare.js';
import { report, type Target } from './harness/figures/report.js';
import { mean, median } from './harness/figures/statistics.js';
import { generatedSet, type Instance, psplibSet } from './schedule/instance-set.js';

const MAX_SCHEDULES = 3000;
const QUICK_INSTANCES = 40;
/** Time of an instance, in milliseconds. */
const TIME_TARGET = { atMost: 1000 };
/** Mean gap to the best known makespan, in percent. */
const GAP_TARGETS = { 30: { atMost: 2 }, 60: { atMost: 4 } };

export const description =
  'Schedules 960 generated projects with the parameters of PSPLIB’s j30 and j60: makespans against ' +
  'the best known ones and against a lower bound.';

/**
 * Schedules the instances of a set with the parameters of J30 and of J60: mean gap to the best known
 * makespan and to the lower bound, and time. `npm run bench -- schedule --psplib <folder>` uses the
 * instances of PSPLIB in a folder instead, with `j30opt.sm` and `j60hrs.sm`. Fails if a schedule is
 * not feasible.
 */
export default function schedule({ options }: BenchContext): Promise<void> {
  const { values } = parseArgs({ args: [...options], options: { psplib: { type: 'string' } } });
  for (const jobs of [30, 60] as const) {
    const set = `j${String(jobs)}`;
    const { psplib } = values;
    const instances = psplib === undefined ? generatedSet(jobs) : psplibSet(psplib, set);
    if (instances.length === 0) throw new Error(`No instances of ${set} in ${String(psplib)}.`);
    reportSet(set, QUICK ? instances.slice(0, QUICK_INSTANCES) : instances, GAP_TARGETS[jobs]);
  }
  return Promise.resolve();
}

function reportSet(set: string, instances: readonly Instance[], target: Target): void {
  const results = instances.map(solve);
  const gaps = results.map(({ gap }) => gap);
  const times = results.map(({ time }) => time);
  const bounds = results.map(({ boundGap }) => boundGap);
  report([
    { name: `${set}: mean gap to the best known`, unit: '%', ours: mean(gaps), target },
    { name: `${set}: largest gap`, unit: '%', ours: Math.max(...gaps) },
    { name: `${set}: mean gap to the lower bound`, unit: '%', ours: mean(bounds) },
    { name: `${set}: median time`, unit: 'ms', ours: median(times) },
    { name: `${set}: longest time`, unit: 'ms', ours: Math.max(...times), target: TIME_TARGET },
  ]);
}

/** Gaps in percent, time in milliseconds. */
interface Result {
  readonly gap: number;
  readonly boundGap: number;
  readonly time: number;
}

function solve({ name, project, best }: Instance): Result {
  const start = performance.now();
  const found = scheduleProject(project, MAX_SCHEDULES);
  const time = performance.now() - start;
  const problems = violations(project, found);
  if (problems.length > 0) throw new Error(`${name} is not feasible: ${problems.join(', ')}`);
  const gapTo = (makespan: number): number => (found.makespan / makespan - 1) * 100;
  return { gap: gapTo(best), boundGap: gapTo(found.lowerBound), time };
}
