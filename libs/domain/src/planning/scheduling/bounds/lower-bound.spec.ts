import { toNetwork } from '../network.js';
import type { Activity, Project } from '../project.js';
import { lowerBound } from './lower-bound.js';

/** One resource. */
function project(capacity: number, activities: Partial<Activity>[], ovens = 1): Project {
  const all = activities.map((each) => ({ duration: 10, demands: [1], successors: [], ...each }));
  return { activities: all, capacities: [capacity], ovens };
}
const at = (duration: number, celsius: number): Partial<Activity> => ({
  duration,
  demands: [0],
  oven: { celsius },
});

/** An activity in an oven that was heated for 15 minutes. */
const heated = (duration: number, celsius: number, heating = celsius): Partial<Activity> => ({
  duration,
  demands: [0],
  oven: { celsius, before: { duration: 15, celsius: heating } },
});

describe('lowerBound', () => {
  it.each<[string, Project, number]>([
    ['no activities', project(1, []), 0],
    ['the longest path', project(9, [{ successors: [1] }, { successors: [2] }, {}]), 30],
    ['the work of a resource', project(1, [{}, {}, {}]), 30],
    ['the work of a resource, rounded up', project(2, [{}, {}, { duration: 5 }]), 13],
    ['the work between a head and a tail',
      project(1, [{ demands: [0], successors: [1, 2] }, { successors: [3] }, { successors: [3] }, { demands: [0] }]), 40],
    ['activities that demand more than half of the capacity', project(3, [{ demands: [2] }, { demands: [2] }]), 20],
    ['one oven with two shelves', project(1, [at(30, 180), at(30, 180), at(30, 180)]), 45],
    ['one oven with a long activity', project(1, [at(30, 180), at(5, 180), at(20, 220)]), 50],
    ['heating to two temperatures', project(1, [heated(30, 180), heated(30, 180), heated(5, 220)]), 65],
    ['heating to another temperature than that of the food', project(1, [heated(30, 180, 200), heated(5, 220)]), 50],
    ['the heating of an oven', project(1, [{ demands: [0], oven: { celsius: 180, before: { duration: 15, celsius: 180 } } }]), 25],
    ['two ovens', project(1, [at(30, 100), at(30, 150), at(30, 200)], 2), 45],
  ])('%s', (_, instance, bound) => {
    expect(lowerBound(instance, toNetwork(instance))).toBe(bound);
  }); // prettier-ignore
});
