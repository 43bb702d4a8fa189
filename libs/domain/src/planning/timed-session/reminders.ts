import { areCompatible } from '../scheduling/oven.js';
import type { PlacedTask } from './tasks/planned-task.js';
import { isInOven, isPreheat } from './precedence.js';

export const REMINDER_KINDS = ['SOAK', 'THAW', 'PREHEAT', 'MARINATE', 'REST'] as const;

/** Something that has to begin before the cook turns to it. */
export interface Reminder {
  /** Minutes after the session begins; negative before. */
  readonly startMinute: number;
  readonly kind: (typeof REMINDER_KINDS)[number];
  readonly recipeId: number;
  readonly stepId: number;
}

/** Domestic ovens reach 180 to 200 °C within 10 to 15 min, and keep the heat about as long. */
const PREHEAT_MINUTES = 15;

/**
 * The reminders, in the order of time: every wait that begins before the session, every preheating
 * that a recipe states, and every time that the oven has another temperature than its next food.
 */
export function remindersOf(tasks: readonly PlacedTask[]): Reminder[] {
  const waits = tasks.flatMap((task) =>
    task.wait !== undefined && task.startMinute < 0
      ? remind(task, task.wait, task.startMinute)
      : [],
  );
  const stated = tasks
    .filter(isPreheat)
    .flatMap((task) => remind(task, 'PREHEAT', task.startMinute));
  return [...waits, ...stated, ...unstatedPreheats(tasks)].sort(
    (a, b) => a.startMinute - b.startMinute,
  );
}

function remind(task: PlacedTask, kind: Reminder['kind'], startMinute: number): Reminder[] {
  return task.steps.map(({ recipeId, stepId }) => ({ startMinute, kind, recipeId, stepId }));
}

/**
 * Preheating for food that enters a cold oven, or one of another temperature: as soon as the oven is
 * free, at most 15 minutes before.
 */
function unstatedPreheats(tasks: readonly PlacedTask[]): Reminder[] {
  const inOven = tasks.filter(({ oven }) => oven !== null);
  inOven.sort((a, b) => a.startMinute - b.startMinute);
  /** Of the earlier tasks in each oven, the one that ends last. */
  const lastIn = new Map<PlacedTask['oven'], PlacedTask>();
  return inOven.flatMap((task) => {
    const last = lastIn.get(task.oven);
    if (last === undefined || task.endMinute > last.endMinute) lastIn.set(task.oven, task);
    if (!isInOven(task)) return [];
    const heatingStart = task.startMinute - PREHEAT_MINUTES;
    if (!last) return remind(task, 'PREHEAT', heatingStart);
    const hasTemperature = areCompatible(last.celsius ?? NaN, task.celsius ?? NaN);
    const isHot = hasTemperature && last.endMinute >= heatingStart;
    return isHot ? [] : remind(task, 'PREHEAT', Math.max(heatingStart, last.endMinute));
  });
}
