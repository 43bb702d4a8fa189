import type { Network } from './network.js';

/**
 * For each activity, the longest path before it, or the heating of its oven if that is longer: the
 * earliest start without limited resources. On a reversed network, the longest path after it.
 */
export function longestPathsBefore({ activities, predecessors, order }: Network): number[] {
  const paths = activities.map(({ oven }) => oven?.before?.duration ?? 0);
  for (const index of order) {
    for (const predecessor of predecessors[index] ?? []) {
      const path = (paths[predecessor] ?? 0) + (activities[predecessor]?.duration ?? 0);
      paths[index] = Math.max(paths[index] ?? 0, path);
    }
  }
  return paths;
}
