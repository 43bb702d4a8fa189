import type { Network } from './network.js';

/**
 * For each activity, the longest path before it: the earliest start without limited resources. On a
 * reversed network, the longest path after it.
 */
export function longestPathsBefore({ activities, predecessors, order }: Network): number[] {
  const paths = new Array<number>(activities.length).fill(0);
  for (const index of order) {
    for (const predecessor of predecessors[index] ?? []) {
      const path = (paths[predecessor] ?? 0) + (activities[predecessor]?.duration ?? 0);
      paths[index] = Math.max(paths[index] ?? 0, path);
    }
  }
  return paths;
}
