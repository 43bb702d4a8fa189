import type { Project } from '../scheduling/project.js';
import { type BoundedSchedule, scheduleProject } from '../scheduling/schedule-project.js';
import { doneAhead } from './done-ahead.js';
import type { Kitchen } from './kitchen.js';
import type { PlannedTask } from './tasks/planned-task.js';
import { type PlacedTask, placedAt } from './placed-task.js';
import type { Successors } from './precedence.js';
import { projectOf, reversed } from './session-project.js';

interface Placement {
  /** In the order of the tasks. */
  readonly tasks: readonly PlacedTask[];
  readonly makespan: number;
  readonly lowerBound: number;
}

/**
 * Activities placed in all schedules that are compared for a session: 400 schedules of an ordinary
 * week. Most sessions reach their lower bound with the first few.
 */
const MAX_PLACEMENTS = 40_000;

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
  const count = Math.max(1, project.activities.length);
  return scheduleProject(project, Math.ceil(MAX_PLACEMENTS / count));
}
