import type { Activity, Project } from '../scheduling/project.js';
import type { Kitchen } from './kitchen.js';
import type { PlannedTask } from './tasks/planned-task.js';
import type { Successors } from './precedence.js';

/**
 * Some tasks as the activities of a scheduling problem, in the same order. Its resources are the
 * cooks and the burners.
 *
 * @param chosen numbers of tasks
 */
export function projectOf(
  chosen: readonly number[],
  tasks: readonly PlannedTask[],
  successors: Successors,
  { cooks, burners, ovens }: Kitchen,
): Project {
  const indexOf = new Map(chosen.map((task, index) => [task, index]));
  const activities = chosen.flatMap((number) => {
    const next = [...(successors[number] ?? [])].flatMap((task) => indexOf.get(task) ?? []);
    const task = tasks[number];
    return task === undefined ? [] : [activityOf(task, next)];
  });
  return { activities, capacities: [cooks, burners], ovens };
}

function activityOf(task: PlannedTask, successors: readonly number[]): Activity {
  const { attention, resource, celsius, duration } = task;
  const demands = [attention === 'ACTIVE' ? 1 : 0, resource === 'BURNER' ? 1 : 0];
  const activity = { duration: duration.minutes, demands, successors };
  return resource === 'OVEN' ? { ...activity, oven: { celsius } } : activity;
}

/** The project in reverse time: each activity comes before its predecessors. */
export function reversed(project: Project): Project {
  const predecessors = project.activities.map(() => [] as number[]);
  project.activities.forEach(({ successors }, index) => {
    for (const successor of successors) predecessors[successor]?.push(index);
  });
  const activities = project.activities.map((activity, index) => ({
    ...activity,
    successors: predecessors[index] ?? [],
  }));
  return { ...project, activities };
}
