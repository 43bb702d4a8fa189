import fc from 'fast-check';
import type { Project } from './project.js';
import { scheduleWithinCapacities } from './schedule-within-capacities.js';
import { violations } from './schedule-violations.js';
import { kitchens } from './test/kitchens.js';

const makespanOf = (project: Project): number => scheduleWithinCapacities(project).makespan;

describe('scheduleWithinCapacities', () => {
  it('returns feasible schedules, not shorter than the lower bound of the whole capacities', () => {
    fc.assert(
      fc.property(kitchens({ maxActivities: 12, maxDuration: 60 }), (project) => {
        const schedule = scheduleWithinCapacities(project);
        expect(violations(project, schedule)).toEqual([]);
        expect(schedule.lowerBound).toBeLessThanOrEqual(schedule.makespan);
      }),
      { numRuns: 30 },
    );
  });

  it('returns a schedule that is not longer with one more cook, burner or oven', () => {
    fc.assert(
      fc.property(kitchens({ maxActivities: 14, maxDuration: 20 }), (project) => {
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
      { numRuns: 30 },
    );
  });

  it('returns the same schedule for the same project', () => {
    fc.assert(
      fc.property(kitchens({ maxActivities: 12, maxDuration: 60 }), (project) => {
        expect(scheduleWithinCapacities(structuredClone(project))).toEqual(
          scheduleWithinCapacities(project),
        );
      }),
      { numRuns: 10 },
    );
  });
});
