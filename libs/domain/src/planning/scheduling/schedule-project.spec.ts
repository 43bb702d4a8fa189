import fc from 'fast-check';
import { type Activity, InfeasibleProjectError, type Project } from './project.js';
import { scheduleProject } from './schedule-project.js';
import { violations } from '../../../oracles/schedule-violations.oracle.js';
import { kitchens, shortestMakespan } from './test/kitchens.js';

/** Resources: cooks, burners. Without `successors`, an activity has none. */
function activity(duration: number, more: Partial<Activity> = {}): Activity {
  return { duration, demands: [0, 0], successors: [], ...more };
}
const COOK = { demands: [1, 0] };
const BURNER = { demands: [0, 1] };
const at = (celsius: number): Partial<Activity> => ({ oven: { celsius } });
/** Food that needs an oven which was heated for 10 minutes. */
const heated = (celsius: number, heating = celsius): Partial<Activity> => ({
  oven: { celsius, before: { duration: 10, celsius: heating } },
});
const kitchen = (activities: Activity[], cooks = 1, burners = 1, ovens = 1): Project => ({
  activities,
  capacities: [cooks, burners],
  ovens,
});

describe('scheduleProject', () => {
  it.each<[string, Project, number]>([
    ['no activities', kitchen([]), 0],
    ['an activity without duration', kitchen([activity(0, COOK)]), 0],
    ['one activity', kitchen([activity(5, COOK)]), 5],
    ['independent activities without resources', kitchen([activity(5), activity(7)]), 7],
    ['a chain', kitchen([activity(5, { successors: [1] }), activity(7, { successors: [2] }), activity(1)]), 13],
    ['two activities of one cook', kitchen([activity(5, COOK), activity(7, COOK)]), 12],
    ['two activities of two cooks', kitchen([activity(5, COOK), activity(7, COOK)], 2), 7],
    ['an activity that needs both cooks', kitchen([activity(5, { demands: [2, 0] }), activity(7, COOK)], 2), 12],
    ['a cook who works while a pot boils',
      kitchen([activity(20, BURNER), activity(5, COOK), activity(6, COOK)]), 20],
    ['the longest cooking first', kitchen([activity(5, { ...COOK, successors: [1] }), activity(10, BURNER),
      activity(5, { ...COOK, successors: [3] }), activity(30, { ...at(180) })]), 35],
    ['a shared oven', kitchen([activity(30, at(180)), activity(40, at(180))]), 40],
    ['temperatures 10 degrees apart in one oven', kitchen([activity(30, at(180)), activity(40, at(190))]), 40],
    ['temperatures 11 degrees apart', kitchen([activity(30, at(180)), activity(40, at(191))]), 70],
    ['temperatures 10 degrees apart in pairs only', kitchen([activity(30, at(180)), activity(30, at(190)),
      activity(30, at(200))]), 60],
    ['more activities than shelves', kitchen([activity(30, at(180)), activity(30, at(180)),
      activity(30, at(180))]), 60],
    ['heating while the cook works', kitchen([activity(5, { ...COOK, successors: [1] }), activity(30, heated(180))]), 40],
    ['heating between two temperatures', kitchen([activity(30, heated(180)), activity(30, heated(220))]), 80],
    ['heating once for two activities', kitchen([activity(30, heated(180)), activity(40, heated(180))]), 50],
    ['heating while other food is in the oven', kitchen([activity(30, at(180)), activity(30, heated(180))]), 40],
    ['heating to another temperature than that of the food', kitchen([activity(30, at(180)), activity(30, heated(180, 220))]), 40],
    ['two ovens', kitchen([activity(30, at(150)), activity(40, at(220))], 1, 1, 2), 40],
    ['two ovens for two temperatures', kitchen([180, 220, 180, 220].map((celsius) => activity(30, at(celsius))), 1, 1, 2), 30],
  ])('finds the shortest schedule: %s', (_, project, makespan) => {
    const schedule = scheduleProject(project);
    expect(schedule.makespan).toBe(makespan);
    expect(violations(project, schedule)).toEqual([]);
  }); // prettier-ignore

  it.each<[string, Project, string]>([
    ['a demand above the capacity', kitchen([activity(5), activity(5, COOK)], 0), 'Activity 1 demands 1 of resource 0, whose capacity is 0.'],
    ['an oven that does not exist', kitchen([activity(5, at(180))], 1, 1, 0), 'Activity 0 needs an oven, but there is none.'],
    ['a cycle', kitchen([activity(5, { successors: [1] }), activity(5, { successors: [0] })]), 'The precedences contain a cycle.'],
  ])('throws for %s', (_, project, message) => {
    const schedule = (): unknown => scheduleProject(project);
    expect(schedule).toThrow(InfeasibleProjectError);
    expect(schedule).toThrow(message);
  }); // prettier-ignore

  it('returns feasible schedules, not shorter than the lower bound', () => {
    fc.assert(
      fc.property(kitchens({ maxActivities: 25, maxDuration: 60 }), (project) => {
        const schedule = scheduleProject(project);
        expect(violations(project, schedule)).toEqual([]);
        expect(schedule.lowerBound).toBeLessThanOrEqual(schedule.makespan);
      }),
    );
  });

  it('is at most half as long again as the optimum of small projects, and the lower bound is not above it', () => {
    fc.assert(
      fc.property(kitchens({ maxActivities: 4, maxDuration: 2 }), (project) => {
        const { makespan, lowerBound } = scheduleProject(project);
        const optimum = shortestMakespan(project);
        expect(makespan).toBeLessThanOrEqual(optimum * 1.5);
        expect(lowerBound).toBeLessThanOrEqual(optimum);
      }),
    );
  });

  it('returns the same schedule for the same project', () => {
    fc.assert(
      fc.property(kitchens({ maxActivities: 15, maxDuration: 60 }), (project) => {
        expect(scheduleProject(structuredClone(project))).toEqual(scheduleProject(project));
      }),
    );
  });
});
