import type { Activity, Heating, Project } from '../scheduling/project.js';
import type { Successors } from './precedence.js';
import type { PlannedTask } from './tasks/planned-task.js';

/** The tasks of a session, and what the schedule has to respect. */
export interface SessionTasks {
  readonly tasks: readonly PlannedTask[];
  readonly successors: Successors;
  /** The number of an oven task → the heating before it. */
  readonly heatings: ReadonlyMap<number, Heating>;
}

/**
 * Some tasks as the activities of a scheduling problem, in the same order. Its resources are the
 * cooks and the burners.
 *
 * @param chosen numbers of tasks
 */
export function projectOf(
  chosen: readonly number[],
  { tasks, successors, heatings }: SessionTasks,
  { cooks, burners, ovens }: Kitchen,
): Project {
  const indexOf = new Map(chosen.map((task, index) => [task, index]));
  const activities = chosen.flatMap((number) => {
    const next = [...(successors[number] ?? [])].flatMap((task) => indexOf.get(task) ?? []);
    const task = tasks[number];
    return task === undefined ? [] : [activityOf(task, next, heatings.get(number))];
  });
  return { activities, capacities: [cooks, burners], ovens };
}

function activityOf(
  { attention, resource, celsius, duration }: PlannedTask,
  successors: readonly number[],
  before: Heating | undefined,
): Activity {
  const demands = [attention === 'ACTIVE' ? 1 : 0, resource === 'BURNER' ? 1 : 0];
  const activity = { duration: duration.minutes, demands, successors };
  if (celsius === null) return activity;
  return { ...activity, oven: { celsius, ...(before && { before }) } };
}

/** What the household can use at the same time. */
export interface Kitchen {
  readonly cooks: number;
  readonly burners: number;
  readonly ovens: number;
}
