import type { BatchRecipe } from '../../batch/batch-recipe.js';
import { followUpTasks, mergeTasks, type Task } from '../../batch/batch-session.js';
import { type Action, mergeKeyOf } from '../../batch/recipe-plan.js';
import { withFollowUpTimes } from './follow-up-times.js';
import { withOvenTemperatures } from './oven-temperatures.js';
import { taskDuration, type TaskDuration } from './task-duration.js';
import { type CatalogueKeys, type Work, workOf } from './task-work.js';

/** A task of the session with its duration and what it occupies, before it has a time. */
export interface PlannedTask extends Task, Pick<Work, 'attention' | 'resource' | 'wait'> {
  readonly duration: TaskDuration;
  /** Temperature of the oven, in degrees Celsius; null for a task of another place. */
  readonly celsius: number | null;
}

/**
 * The tasks of the untimed session, in its order. Here, actions are merged only if they also need
 * the same place, temperature and stated duration. Preheating of the oven is not merged: it takes
 * place right before the food of its own recipe.
 */
export function plannedTasks(recipes: readonly BatchRecipe[], keys: CatalogueKeys): PlannedTask[] {
  const heated = recipes.map((recipe) => withOvenTemperatures(recipe, keys));
  const isOven = (id: number) => keys.utensils.get(id) === 'oven';
  const merged = mergeTasks(heated, isOven, (action) => timedKeyOf(action, keys));
  const planned = merged.map(({ task, actions: [{ technique }] }) => {
    const work = workOf(technique, keys);
    const { attention, resource, wait } = work;
    const duration = taskDuration(work, task.ingredients, keys);
    const timed = { ...task, attention, resource, duration, celsius: technique.celsius };
    return wait ? { ...timed, wait } : timed;
  });
  return [...planned, ...followUpTasks(recipes).map(withFollowUpTimes)];
}

function timedKeyOf(action: Action, keys: CatalogueKeys): string | null {
  const key = mergeKeyOf(action);
  if (key === null) return null;
  const { resource, stated } = workOf(action.technique, keys);
  const { celsius, techStepKey } = action.technique;
  if (resource === 'OVEN' && techStepKey === 'preheat') return null;
  return [key, resource, celsius, stated?.minSeconds, stated?.maxSeconds].join(' | ');
}

/** A task with its time. */
export interface PlacedTask extends PlannedTask {
  /** Minutes after the session begins; negative for a task that is done ahead. */
  readonly startMinute: number;
  readonly endMinute: number;
  /** The oven that it occupies, from 0; null if it occupies none. */
  readonly oven: number | null;
}

export function placedAt(task: PlannedTask, startMinute: number, oven: number | null): PlacedTask {
  return { ...task, startMinute, endMinute: startMinute + task.duration.minutes, oven };
}

/** A wait that is longer than most sessions: overnight, or half a day. */
const LONG_WAIT_MINUTES = 4 * 60;

export function isLongWait(task: PlannedTask | undefined): boolean {
  return task?.wait !== undefined && task.duration.minutes >= LONG_WAIT_MINUTES;
}
