import type { TechStepKey } from '../../../catalogue/tech-steps.js';
import type { BatchRecipe } from '../../batch/batch-recipe.js';
import { doneAhead } from '../../timed-session/done-ahead.js';
import { isInOven, isPreheat, successorsOf } from '../../timed-session/precedence.js';
import { type PlannedTask, plannedTasks } from '../../timed-session/tasks/planned-task.js';
import type { CatalogueKeys } from '../../timed-session/tasks/task-work.js';

/** A task of a cook that dishes may share: preparation of the same food in the same way. */
export interface SharedTask {
  readonly key: string;
  readonly minutes: number;
}

/** The time that a dish takes in a session, from the tasks of the timed session. */
export interface DishWork {
  /** Minutes of a cook that no other dish can share. */
  readonly minutes: number;
  readonly shared: readonly SharedTask[];
  /** Minutes of all tasks, one after the other. */
  readonly elapsed: number;
  /** Minutes in the oven, and on burners. */
  readonly oven: number;
  readonly burner: number;
  /** The technique of its longest task with heat, else of its longest task. */
  readonly technique: TechStepKey | null;
}

/** The work of one recipe. Tasks that are done ahead of a session do not count. */
export function dishWork(recipe: BatchRecipe, keys: CatalogueKeys): DishWork {
  const tasks = plannedTasks([recipe], keys);
  const ahead = doneAhead(tasks, successorsOf(tasks));
  const during = tasks.filter((task, number) => !ahead.has(number) && !isPreheat(task));
  const active = during.filter(({ attention }) => attention === 'ACTIVE');
  const shared = active.flatMap((task) => {
    const key = sharedKey(task);
    return key === null ? [] : [{ key, minutes: task.duration.minutes }];
  });
  const alone = active.filter((task) => sharedKey(task) === null);
  return {
    minutes: minutesOf(alone),
    shared,
    elapsed: minutesOf(during),
    oven: minutesOf(during.filter(isInOven)),
    burner: minutesOf(during.filter(({ resource }) => resource === 'BURNER')),
    technique: mainTechnique(during),
  };
}

/** Equal for tasks that a session merges: see `plannedTasks`. */
function sharedKey({ techStepKey, ingredients, resource, celsius, duration }: PlannedTask) {
  if (techStepKey === null || ingredients.length === 0) return null;
  const foods = ingredients.map(({ ingredientId }) => ingredientId).sort((a, b) => a - b);
  const stated = duration.source === 'STATED' ? duration.minutes : null;
  return [techStepKey, foods.join(' '), resource, celsius, stated].join(' | ');
}

function mainTechnique(tasks: readonly PlannedTask[]): TechStepKey | null {
  const hasHeat = ({ resource }: PlannedTask) => resource === 'BURNER' || resource === 'OVEN';
  const named = tasks.filter(({ techStepKey }) => techStepKey !== null);
  const [longest] = [...named].sort(
    (a, b) => Number(hasHeat(b)) - Number(hasHeat(a)) || b.duration.minutes - a.duration.minutes,
  );
  return longest?.techStepKey ?? null;
}

function minutesOf(tasks: readonly PlannedTask[]): number {
  return tasks.reduce((sum, { duration }) => sum + duration.minutes, 0);
}
