import fc from 'fast-check';
import type { Project } from './project.js';
import { scheduleProject } from './schedule-project.js';
import { scheduleWithinCapacities } from './schedule-within-capacities.js';
import { violations } from '../../../oracles/schedule-violations.oracle.js';
import { kitchens } from './test/kitchens.js';

const COOK = { demands: [1, 0], successors: [] };
const BOTH = { demands: [1, 1], successors: [] };
const OVEN = { demands: [0, 0], successors: [] };
/** The schedule of the priority rule is longer with a second oven. */
const ANOMALY: Project = {
  activities: [
    { ...BOTH, duration: 3 },
    { ...OVEN, duration: 7, successors: [3], oven: { celsius: 200 } },
    { ...OVEN, duration: 1, successors: [3], oven: { celsius: 180 } },
    { ...COOK, duration: 6, successors: [4] },
    { ...COOK, duration: 1 },
    { ...BOTH, duration: 2 },
    { ...COOK, duration: 3 },
    { ...OVEN, duration: 1, oven: { celsius: 180 } },
  ],
  capacities: [1, 1],
  ovens: 1,
};

describe('scheduleWithinCapacities', () => {
  it('returns feasible schedules, not shorter than the lower bound of the whole capacities', () => {
    fc.assert(
      fc.property(kitchens({ maxActivities: 12, maxDuration: 60 }), (project) => {
        const schedule = scheduleWithinCapacities(project);
        expect(violations(project, schedule)).toEqual([]);
        expect(schedule.lowerBound).toBeLessThanOrEqual(schedule.makespan);
      }),
    );
  });

  it('returns a schedule that is not longer with one more cook, burner or oven', () => {
    fc.assert(
      fc.property(kitchens({ maxActivities: 24, maxDuration: 9 }), (project) => {
        const [cooks = 0, burners = 0] = project.capacities;
        const makespan = makespanOf(project);
        for (const larger of [
          { ...project, capacities: [cooks + 1, burners] },
          { ...project, capacities: [cooks, burners + 1] },
          { ...project, ovens: project.ovens + 1 },
        ]) {
          expect(makespanOf(larger)).toBeLessThanOrEqual(makespan);
        }
      }),
      { examples: [[ANOMALY]] },
    );

    function makespanOf(project: Project): number {
      return scheduleWithinCapacities(project).makespan;
    }
  });

  it('is needed: a single schedule may be longer with one more oven', () => {
    const [one, two] = [1, 2].map((ovens) => scheduleProject({ ...ANOMALY, ovens }).makespan);
    expect(two).toBeGreaterThan(one ?? NaN);
  });

  it('returns the same schedule for the same project', () => {
    fc.assert(
      fc.property(kitchens({ maxActivities: 12, maxDuration: 60 }), (project) => {
        expect(scheduleWithinCapacities(structuredClone(project))).toEqual(
          scheduleWithinCapacities(project),
        );
      }),
    );
  });
});
