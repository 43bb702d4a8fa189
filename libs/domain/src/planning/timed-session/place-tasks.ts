import type { BoundedSchedule, Project } from '../scheduling/project.js';
import { scheduleProject } from '../scheduling/schedule-project.js';
import { scheduleWithinCapacities } from '../scheduling/schedule-within-capacities.js';
import { doneAhead } from './done-ahead.js';
import type { Kitchen } from './kitchen.js';
import { type PlacedTask, placedAt } from './placed-task.js';
import type { Successors } from './precedence.js';
import { projectOf, reversed } from './session-project.js';
import type { PlannedTask } from './tasks/planned-task.js';

interface Placement {
  /** In the order of the tasks. */
  readonly tasks: readonly PlacedTask[];
  readonly makespan: number;
  readonly lowerBound: number;
}

/**
 * Tasks of about 60 recipes. For more, kitchens with less are not compared, because that takes up
 * to a hundred times as long: then one more cook may give a slightly longer session.
 */
const MAX_COMPARED_TASKS = 600;

/** Schedules compared for a session of more tasks. */
const MAX_SCHEDULES_OF_LARGE = 10;

/**
 * Gives each task a time: those of the session as early as possible from minute 0, those that are
 * done ahead as late as possible until minute 0.
 *
 * @param tasks in an order that respects `successors`
 */
export function placeTasks(
  tasks: readonly PlannedTask[],
  successors: Successors,
  kitchen: Kitchen,
): Placement {
  const ahead = doneAhead(tasks, successors);
  const before = [...tasks.keys()].filter((task) => ahead.has(task));
  const during = [...tasks.keys()].filter((task) => !ahead.has(task));
  const backward = solve(reversed(projectOf(before, tasks, successors, kitchen)));
  const forward = solve(projectOf(during, tasks, successors, kitchen));
  const indexOf = new Map([...before.entries(), ...during.entries()].map(([i, task]) => [task, i]));
  const placed = tasks.map((task, number) => {
    const index = indexOf.get(number) ?? 0;
    const { starts, ovens } = ahead.has(number) ? backward : forward;
    const start = starts[index] ?? 0;
    const oven = ovens[index] ?? null;
    return placedAt(task, ahead.has(number) ? -start - task.duration.minutes : start, oven);
  });
  return { tasks: placed, makespan: forward.makespan, lowerBound: forward.lowerBound };
}

function solve(project: Project): BoundedSchedule {
  return project.activities.length > MAX_COMPARED_TASKS
    ? scheduleProject(project, MAX_SCHEDULES_OF_LARGE)
    : scheduleWithinCapacities(project);
}
