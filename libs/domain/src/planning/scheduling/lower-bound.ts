import { longestPathsBefore } from './critical-path.js';
import type { Network } from './network.js';
import { SHELVES } from './oven.js';
import type { Project } from './project.js';

/**
 * A makespan below which no schedule exists: the longest path, or the work for a resource divided by
 * its capacity.
 *
 * @param reversed the network of the reversed project
 */
export function lowerBound(
  { activities, capacities, ovens }: Project,
  network: Network,
  reversed: Network,
): number {
  const before = longestPathsBefore(network);
  const after = longestPathsBefore(reversed);
  const paths = activities.map(
    ({ duration }, index) => (before[index] ?? 0) + duration + (after[index] ?? 0),
  );
  const work = capacities.map((capacity, resource) => {
    const demanded = activities.map(({ duration, demands }) => duration * (demands[resource] ?? 0));
    return Math.ceil(sum(demanded) / Math.max(1, capacity));
  });
  const inOvens = sum(activities.map(({ duration, oven }) => (oven ? duration : 0)));
  return Math.max(0, ...paths, ...work, Math.ceil(inOvens / Math.max(1, ovens * SHELVES)));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
