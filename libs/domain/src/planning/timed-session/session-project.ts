import type { Project } from '../scheduling/project.js';
import type { Kitchen } from './kitchen.js';
import type { PlannedTask } from './planned-task.js';
import type { Successors } from './precedence.js';

/** How the order of tasks is read: a project in reverse time ends where the session begins. */
export type Direction = 'FORWARD' | 'REVERSE';

/**
 * Some tasks as activities of a scheduling problem, in the same order. Resources: cooks, burners.
 *
 * @param chosen numbers of tasks
 */
export function projectOf(
  chosen: readonly number[],
  tasks: readonly PlannedTask[],
  successors: Successors,
  { cooks, burners, ovens }: Kitchen,
  direction: Direction,
): Project {
  const indexOf = new Map(chosen.map((task, index) => [task, index]));
  const edges = chosen.map(() => [] as number[]);
  chosen.forEach((task, index) => {
    for (const successor of successors[task] ?? []) {
      const next = indexOf.get(successor);
      if (next === undefined) continue;
      const [from, to] = direction === 'FORWARD' ? [index, next] : [next, index];
      edges[from]?.push(to);
    }
  });
  const activities = chosen.flatMap((number, index) => {
    const task = tasks[number];
    return task === undefined ? [] : [activityOf(task, edges[index] ?? [])];
  });
  return { activities, capacities: [cooks, burners], ovens };
}

function activityOf(task: PlannedTask, successors: readonly number[]): Project['activities'][0] {
  const { attention, resource, celsius, duration } = task;
  const demands = [attention === 'ACTIVE' ? 1 : 0, resource === 'BURNER' ? 1 : 0];
  const activity = { duration: duration.minutes, demands, successors };
  return resource === 'OVEN' ? { ...activity, oven: { celsius } } : activity;
}
