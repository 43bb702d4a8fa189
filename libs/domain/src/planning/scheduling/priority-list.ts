import { longestPathsBefore } from './critical-path.js';
import type { Network } from './network.js';

/**
 * A list of all activities, each after its predecessors: of those that are possible next, the one
 * with the earliest latest finish time (the priority rule LFT) comes first.
 *
 * @param reversed the network of the reversed project
 */
export function priorityList(network: Network, reversed: Network): number[] {
  const after = longestPathsBefore(reversed);
  const pending = network.predecessors.map(({ length }) => length);
  const eligible = [...pending.keys()].filter((index) => pending[index] === 0);
  const list: number[] = [];
  while (eligible.length > 0) {
    const paths = eligible.map((index) => after[index] ?? 0);
    const [next = 0] = eligible.splice(paths.indexOf(Math.max(...paths)), 1);
    list.push(next);
    for (const successor of network.successors[next] ?? []) {
      const left = (pending[successor] ?? 0) - 1;
      pending[successor] = left;
      if (left === 0) eligible.push(successor);
    }
  }
  return list;
}
