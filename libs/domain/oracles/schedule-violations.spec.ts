import type { Project, Schedule } from '../src/planning/scheduling/project.js';
import { violations } from './schedule-violations.oracle.js';

const project: Project = {
  activities: [
    { duration: 10, demands: [1], successors: [1] },
    { duration: 10, demands: [1], successors: [] },
    { duration: 10, demands: [0], successors: [], oven: { celsius: 180 } },
    { duration: 10, demands: [0], successors: [], oven: { celsius: 185 } },
    { duration: 10, demands: [0], successors: [], oven: { celsius: 180 } },
    { duration: 10, demands: [0], successors: [], oven: { celsius: 220 } },
    {
      duration: 10,
      demands: [0],
      successors: [],
      oven: { celsius: 180, before: { duration: 5, celsius: 200 } },
    },
  ],
  capacities: [1],
  ovens: 2,
};
const feasible: Schedule = {
  starts: [0, 10, 0, 5, 15, 0, 15],
  ovens: [null, null, 0, 0, 0, 1, 1],
  makespan: 25,
};

describe('violations', () => {
  it('is empty for a feasible schedule', () => {
    expect(violations(project, feasible)).toEqual([]);
  });

  it.each<[string, Partial<Schedule>, string[]]>([
    ['a missing start', { starts: [0, 10, 0, 5, 15, 0] }, ['activity 6 has no start']],
    ['a start before 0', { starts: [-1, 10, 0, 5, 15, 0, 15] }, ['activity 0 has no start']],
    ['a broken precedence', { starts: [10, 0, 0, 5, 15, 0, 15] }, ['activity 1 starts before activity 0 ends']],
    ['an exceeded resource', { starts: [0, 9, 0, 5, 15, 0, 15] }, ['resource 0 is exceeded when activity 1 starts']],
    ['a full oven', { starts: [0, 10, 0, 5, 5, 0, 15] }, ['the oven of activity 3 is full']],
    ['incompatible temperatures', { ovens: [null, null, 0, 0, 0, 0, 1] }, ['the oven of activity 5 has another temperature']],
    ['heating while food needs another temperature', { starts: [0, 10, 0, 5, 15, 0, 14] }, ['the oven of activity 5 has another temperature', 'the oven of activity 6 has another temperature']],
    ['heating before the start', { starts: [0, 10, 0, 5, 15, 9, 4] }, ['the oven of activity 6 is heated too early']],
    ['an oven that does not exist', { ovens: [null, null, 0, 0, 0, 1, 2] }, ['activity 6 has no oven']],
    ['a missing oven', { ovens: [null, null, 0, 0, 0, 1, null] }, ['activity 6 has no oven']],
    ['an oven that is not needed', { ovens: [1, null, 0, 0, 0, 1, 1] }, ['activity 0 has an oven that it does not use']],
    ['a makespan that is too short', { makespan: 24 }, ['the makespan is not the end of the last activity']],
    ['a makespan that is too long', { makespan: 26 }, ['the makespan is not the end of the last activity']],
  ])('reports %s', (_, change, expected) => {
    expect(violations(project, { ...feasible, ...change })).toEqual(expect.arrayContaining(expected));
  }); // prettier-ignore
});
