import { toNetwork } from './network.js';
import { type Activity, type Project, reverseProject } from './project.js';
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

describe('lowerBound', () => {
  it.each<[string, Project, number]>([
    ['no activities', project(1, []), 0],
    ['the longest path', project(9, [{ successors: [1] }, { successors: [2] }, {}]), 30],
    ['the work of a resource', project(1, [{}, {}, {}]), 30],
    ['the work of a resource, rounded up', project(2, [{}, {}, { duration: 5 }]), 13],
    ['one oven with two shelves', project(1, [at(30, 180), at(30, 180), at(30, 180)]), 45],
    ['the heating of an oven', project(1, [{ demands: [0], oven: { celsius: 180, before: { duration: 15, celsius: 180 } } }]), 25],
    ['two ovens', project(1, [at(30, 100), at(30, 150), at(30, 200), at(30, 220), at(30, 220)], 2), 38],
  ])('%s', (_, instance, bound) => {
    const reversed = toNetwork(reverseProject(instance));
    expect(lowerBound(instance, toNetwork(instance), reversed)).toBe(bound);
  }); // prettier-ignore
});
