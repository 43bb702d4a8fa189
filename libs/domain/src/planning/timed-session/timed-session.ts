import type { BatchRecipe } from '../batch/batch-recipe.js';
import { containersOf } from '../with-parts.js';
import type { Kitchen } from './session-project.js';
import { placeTasks } from './place-tasks.js';
import { type PlacedTask, plannedTasks } from './tasks/planned-task.js';
import { successorsOf } from './precedence.js';
import { withSharedPreheats } from './preheating.js';
import { type Reminder, remindersOf } from './reminders.js';
import type { CatalogueKeys } from './tasks/task-work.js';

/** The cooking of a week on one time line. */
export interface TimedSession {
  /** By start; of tasks that start together, the PASSIVE ones first: the cook starts them. */
  readonly tasks: readonly PlacedTask[];
  /** The end of the last task; tasks that are done ahead do not count. */
  readonly makespanMinutes: number;
  /** No plan of these tasks can end earlier. */
  readonly lowerBoundMinutes: number;
  /** By start. */
  readonly reminders: readonly Reminder[];
}

/** The recipes need an oven, and the kitchen has none. */
export interface OvenMissing {
  readonly recipesInOven: readonly number[];
}

/**
 * Plans the tasks of {@link plannedTasks} with the cooks, burners and ovens of a kitchen. The result
 * is deterministic. Tasks that are done ahead have the latest times at which everything is ready
 * when the session begins.
 */
export function timedSession(
  recipes: readonly BatchRecipe[],
  keys: CatalogueKeys,
  kitchen: Kitchen,
): TimedSession | OvenMissing {
  const tasks = plannedTasks(recipes, keys);
  if (kitchen.ovens === 0) {
    const inOven = tasks.filter(({ resource }) => resource === 'OVEN');
    const ids = inOven.flatMap(({ steps }) => steps.map(({ recipeId }) => recipeId));
    if (ids.length > 0) return { recipesInOven: [...new Set(ids)] };
  }
  const plan = placeTasks(tasks, successorsOf(tasks, containersOf(recipes)), kitchen);
  const placed = withSharedPreheats(plan.tasks, plan.preheats);
  return {
    tasks: placed.sort(byStart),
    makespanMinutes: plan.makespan,
    lowerBoundMinutes: plan.lowerBound,
    reminders: remindersOf(placed),
  };
}

function byStart(one: PlacedTask, other: PlacedTask): number {
  const isActive = ({ attention }: PlacedTask) => Number(attention === 'ACTIVE');
  return one.startMinute - other.startMinute || isActive(one) - isActive(other);
}
