import { type Activity, InfeasibleProjectError, type Project } from './project.js';

/** The activities of a project with their precedences in both directions. */
export interface Network {
  readonly activities: readonly Activity[];
  readonly predecessors: readonly (readonly number[])[];
  readonly successors: readonly (readonly number[])[];
  /** A topological order: every activity comes after its predecessors. */
  readonly order: readonly number[];
}

/** @throws InfeasibleProjectError if the precedences contain a cycle */
export function toNetwork({ activities }: Project): Network {
  const successors = activities.map((activity) => activity.successors);
  const predecessors: number[][] = activities.map(() => []);
  for (const [index, { successors }] of activities.entries()) {
    for (const successor of successors) predecessors[successor]?.push(index);
  }
  const order = sortTopologically(predecessors, successors);
  return { activities, predecessors, successors, order };
}

/** Kahn, "Topological sorting of large networks", CACM 5, 1962. */
function sortTopologically(
  predecessors: Network['predecessors'],
  successors: Network['successors'],
): number[] {
  const pending = predecessors.map(({ length }) => length);
  const order = [...pending.keys()].filter((activity) => pending[activity] === 0);
  for (const activity of order) {
    for (const successor of successors[activity] ?? []) {
      const left = (pending[successor] ?? 0) - 1;
      pending[successor] = left;
      if (left === 0) order.push(successor);
    }
  }
  if (order.length < pending.length) {
    throw new InfeasibleProjectError('The precedences contain a cycle.');
  }
  return order;
}
