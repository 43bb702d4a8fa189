import { parseArgs } from 'node:util';
import { scheduleProject } from '../libs/domain/src/planning/scheduling/schedule-project.js';
import { violations } from '../libs/domain/oracles/schedule-violations.oracle.js';
import type { BenchContext } from './harness/bench-context.js';
import { mean, median } from './harness/figures/compare.js';
import { report, type Target } from './harness/figures/report.js';
import { generatedSet, type Instance, psplibSet } from './schedule/instance-set.js';

const MAX_SCHEDULES = 3000;
/** Time of an instance, in milliseconds. */
const TIME_TARGET = { atMost: 1000 };
/** Mean gap to the best known makespan, in percent. */
const GAP_TARGETS = { 30: { atMost: 2 }, 60: { atMost: 4 } };

export const description =
  'Schedules 960 generated projects with the parameters of two known sets. The gap compares ' +
  'the length of a schedule with the best known one and with a lower bound.';

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
    const instances =
      values.psplib === undefined ? generatedSet(jobs) : psplibSet(values.psplib, set);
    const source =
      values.psplib === undefined ? `generated with the parameters of ${set}` : `PSPLIB ${set}`;
    if (instances.length === 0)
      throw new Error(`No instances of ${set} in ${String(values.psplib)}.`);
    reportSet(`${String(instances.length)} instances, ${source}`, instances, GAP_TARGETS[jobs]);
  }
  return Promise.resolve();
}

function reportSet(title: string, instances: readonly Instance[], target: Target): void {
  const results = instances.map(solve);
  const gaps = results.map(({ gap }) => gap);
  const times = results.map(({ time }) => time);
  const count = (condition: (result: Result) => boolean): number =>
    results.filter(condition).length;
  report(title, [
    { name: 'mean gap to the best known', unit: '%', ours: mean(gaps), target },
    { name: 'largest gap to the best known', unit: '%', ours: Math.max(...gaps) },
    { name: 'as short as the best known', unit: '', ours: count(({ gap }) => gap <= 0) },
    {
      name: 'mean gap to the lower bound',
      unit: '%',
      ours: mean(results.map(({ boundGap }) => boundGap)),
    },
    {
      name: 'as short as the lower bound',
      unit: '',
      ours: count(({ boundGap }) => boundGap === 0),
    },
    { name: 'median time', unit: 'ms', ours: median(times) },
    { name: 'longest time', unit: 'ms', ours: Math.max(...times), target: TIME_TARGET },
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
