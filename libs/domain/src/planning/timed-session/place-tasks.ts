import { type BoundedSchedule, type Project, reverseProject } from '../scheduling/project.js';
import { scheduleProject } from '../scheduling/schedule-project.js';
import { scheduleWithinCapacities } from '../scheduling/schedule-within-capacities.js';
import { doneAhead } from './done-ahead.js';
import { type Kitchen, projectOf } from './session-project.js';
import { placedAt, type PlacedTask, type PlannedTask } from './tasks/planned-task.js';
import type { Successors } from './precedence.js';
import { placedBefore, preheatingOf } from './preheating.js';

interface Placement {
  /** In the order of the tasks. */
  readonly tasks: readonly PlacedTask[];
  /** Those that preheat for food. */
  readonly preheats: ReadonlySet<PlacedTask>;
  readonly makespan: number;
  readonly lowerBound: number;
}

/**
 * Tasks of about 60 recipes. For more, kitchens with less are not compared, because that takes up
 * to a hundred times as long: then one more cook may give a slightly longer session.
 */
const MAX_COMPARED_TASKS = 600;

/**
 * Gives each task a time: those of the session as early as possible from minute 0, those that are
 * done ahead as late as possible until minute 0. Preheating ends when its food enters the oven.
 *
 * @param tasks in an order that respects `successors`
 */
export function placeTasks(
  tasks: readonly PlannedTask[],
  successors: Successors,
  kitchen: Kitchen,
): Placement {
  const ahead = doneAhead(tasks, successors);
  const preheating = preheatingOf(tasks, successors);
  const scheduled = [...tasks.keys()].filter((task) => !preheating.tasks.has(task));
  const before = scheduled.filter((task) => ahead.has(task));
  const during = scheduled.filter((task) => !ahead.has(task));
  const all = { tasks, successors, heatings: preheating.heatings };
  const backward = solve(reverseProject(projectOf(before, all, kitchen)));
  const forward = solve(projectOf(during, all, kitchen));
  const placed = new Map<number, PlacedTask>();
  before.forEach((number, index) => {
    place(number, (minutes) => -(backward.starts[index] ?? 0) - minutes, backward.ovens[index]);
  });
  during.forEach((number, index) => {
    place(number, () => forward.starts[index] ?? 0, forward.ovens[index]);
  });
  const preheats = new Set<PlacedTask>();
  for (const number of preheating.tasks) {
    const task = tasks[number];
    if (task === undefined) continue;
    const foods = [...(successors[number] ?? [])].flatMap((food) => placed.get(food) ?? []);
    const preheat = placedBefore(task, foods);
    preheats.add(preheat);
    placed.set(number, preheat);
  }
  const inOrder = [...tasks.keys()].flatMap((number) => placed.get(number) ?? []);
  return { tasks: inOrder, preheats, makespan: forward.makespan, lowerBound: forward.lowerBound };

  function place(
    number: number,
    startOf: (minutes: number) => number,
    oven: number | null | undefined,
  ): void {
    const task = tasks[number];
    if (task === undefined) return;
    placed.set(number, placedAt(task, startOf(task.duration.minutes), oven ?? null));
  }
}

function solve(project: Project): BoundedSchedule {
  return project.activities.length > MAX_COMPARED_TASKS
    ? scheduleProject(project)
    : scheduleWithinCapacities(project);
}
