import fc from 'fast-check';
import type { Activity, Project } from '../project.js';
import { violations } from '../../../../oracles/schedule-violations.oracle.js';

interface Size {
  readonly maxActivities: number;
  readonly maxDuration: number;
}

/** Random projects with cooks, burners and ovens; every activity can be placed. */
export function kitchens({ maxActivities, maxDuration }: Size): fc.Arbitrary<Project> {
  const use = fc.constantFrom<Pick<Activity, 'demands' | 'oven'>>(
    { demands: [0, 0] },
    { demands: [1, 0] },
    { demands: [0, 1] },
    { demands: [1, 1] },
    { demands: [0, 0], oven: { celsius: 180 } },
    { demands: [0, 0], oven: { celsius: 190 } },
    { demands: [0, 0], oven: { celsius: 200 } },
    { demands: [0, 0], oven: { celsius: 200, before: { duration: 2, celsius: 200 } } },
    { demands: [0, 0], oven: { celsius: 180, after: { duration: 1, celsius: 180 } } },
  );
  const activity = fc.record({
    duration: fc.integer({ min: 0, max: maxDuration }),
    use,
    precedes: fc.array(fc.boolean(), { minLength: maxActivities, maxLength: maxActivities }),
    isBound: fc.boolean(),
  });
  return fc
    .record({
      drafts: fc.array(activity, { maxLength: maxActivities }),
      cooks: fc.integer({ min: 1, max: 3 }),
      burners: fc.integer({ min: 1, max: 3 }),
      ovens: fc.integer({ min: 1, max: 2 }),
    })
    .map(({ drafts, cooks, burners, ovens }) => ({
      activities: drafts.map(({ duration, use, precedes, isBound }, index) => ({
        duration,
        ...use,
        successors: [...drafts.keys()].filter(
          (other) => isBound && other > index && other <= index + 3 && precedes[other],
        ),
      })),
      capacities: [cooks, burners],
      ovens,
    }));
}

/** The optimum of a small project, by trying all starts and ovens. */
export function shortestMakespan(project: Project): number {
  for (let makespan = 0; ; makespan++) {
    if (hasSchedule(project, makespan, [], [])) return makespan;
  }
}

function hasSchedule(
  project: Project,
  makespan: number,
  starts: readonly number[],
  ovens: readonly (number | null)[],
): boolean {
  const activity = project.activities[starts.length];
  if (activity === undefined) return violations(project, { starts, ovens, makespan }).length === 0;
  const choices = activity.oven ? [...new Array(project.ovens).keys()] : [null];
  for (let start = 0; start <= makespan - activity.duration; start++) {
    for (const oven of choices) {
      if (hasSchedule(project, makespan, [...starts, start], [...ovens, oven])) return true;
    }
  }
  return false;
}
