import type { Project } from '../scheduling/project.js';
import { type BoundedSchedule, scheduleProject } from '../scheduling/schedule-project.js';
import { doneAhead } from './done-ahead.js';
import type { Kitchen } from './kitchen.js';
import { type PlacedTask, placedAt } from './placed-task.js';
import type { PlannedTask } from './planned-task.js';
import type { Successors } from './precedence.js';
import { projectOf } from './session-project.js';

interface Placement {
  /** In the order of the tasks. */
  readonly tasks: readonly PlacedTask[];
  readonly makespan: number;
  readonly lowerBound: number;
}

/** Schedules compared for a session. Few are needed: most sessions reach their lower bound. */
const MAX_SCHEDULES = 200;

/**
 * Gives each task a time: those of the session from minute 0 as early as possible, those that are
 * done ahead until minute 0 as late as possible.
 *
 * @param tasks in an order that respects `successors`
 */
export function placeTasks(
  tasks: readonly PlannedTask[],
  successors: Successors,
  kitchen: Kitchen,
): Placement {
  const ahead = doneAhead(tasks, successors);
  const numbers = [...tasks.keys()];
  const before = numbers.filter((task) => ahead.has(task));
  const during = numbers.filter((task) => !ahead.has(task));
  const placed: PlacedTask[] = [];
  const put = (number: number, startOf: (task: PlannedTask) => number, oven: number | null) => {
    const task = tasks[number];
    if (task !== undefined) placed[number] = placedAt(task, startOf(task), oven);
  };
  const reversed = solve(projectOf(before, tasks, successors, kitchen, 'REVERSE'));
  before.forEach((number, index) => {
    const start = reversed.starts[index] ?? 0;
    put(number, ({ duration }) => -(start + duration.minutes), reversed.ovens[index] ?? null);
  });
  const { starts, ovens, makespan, lowerBound } = solve(
    projectOf(during, tasks, successors, kitchen, 'FORWARD'),
  );
  during.forEach((number, index) => {
    put(number, () => starts[index] ?? 0, ovens[index] ?? null);
  });
  return { tasks: placed, makespan, lowerBound };
}

function solve(project: Project): BoundedSchedule {
  return scheduleProject(project, MAX_SCHEDULES);
}
