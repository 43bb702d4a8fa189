import type { Random } from '../../../random.js';
import type { Network } from '../network.js';

/**
 * A list of all activities, each after its predecessors. Regret-based biased random sampling
 * (Drexl, "Scheduling of project networks by job assignment", Management Science 37, 1991): of the
 * activities whose predecessors are in the list, one with a low priority value comes next with a
 * higher probability.
 *
 * @param random null to take the activity with the lowest value always
 */
export function samplePriorityList(
  { activities, predecessors, successors }: Network,
  values: readonly number[],
  random: Random | null,
): number[] {
  const pending = predecessors.map(({ length }) => length);
  const eligible = [...activities.keys()].filter((index) => pending[index] === 0);
  const list: number[] = [];
  while (eligible.length > 0) {
    const candidates = eligible.map((index) => values[index] ?? 0);
    const position = random
      ? sampleLow(candidates, random)
      : candidates.indexOf(Math.min(...candidates));
    const [next = 0] = eligible.splice(position, 1);
    list.push(next);
    for (const successor of successors[next] ?? []) {
      const left = (pending[successor] ?? 0) - 1;
      pending[successor] = left;
      if (left === 0) eligible.push(successor);
    }
  }
  return list;
}

/** An index of `values`, with a probability in proportion to its regret plus one. */
function sampleLow(values: readonly number[], random: Random): number {
  const highest = values.reduce((max, value) => Math.max(max, value), -Infinity);
  const weights = values.map((value) => highest - value + 1);
  let rest = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (rest -= weight) < 0);
  return Math.max(index, 0);
}
