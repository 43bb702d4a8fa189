import { canShareOven } from '../scheduling/oven.js';
import type { PlacedTask } from './placed-task.js';
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

/** Domestic ovens reach 180 to 200 °C within 10 to 15 min. */
const PREHEAT_MINUTES = 15;

/**
 * The reminders, in the order of time: every wait that begins before the session, and every time
 * that a cold oven, or one of another temperature, has to be heated.
 */
export function remindersOf(tasks: readonly PlacedTask[]): Reminder[] {
  const waits = tasks.flatMap((task) =>
    task.wait !== undefined && task.startMinute < 0
      ? remind(task, task.wait, task.startMinute)
      : [],
  );
  const heating = tasks.filter(isPreheat);
  const preheats = heating.flatMap((task) => remind(task, 'PREHEAT', task.startMinute));
  const cold = coldStarts(tasks).flatMap((task) =>
    remind(task, 'PREHEAT', task.startMinute - PREHEAT_MINUTES),
  );
  return [...waits, ...preheats, ...cold].sort((a, b) => a.startMinute - b.startMinute);
}

function remind(task: PlacedTask, kind: Reminder['kind'], startMinute: number): Reminder[] {
  return task.steps.map(({ recipeId, stepId }) => ({ startMinute, kind, recipeId, stepId }));
}

/** Food that enters an oven which neither heats nor cooks at its temperature shortly before. */
function coldStarts(tasks: readonly PlacedTask[]): PlacedTask[] {
  const inOven = tasks.filter(({ oven }) => oven !== null);
  return inOven.filter(
    (task, index) =>
      isInOven(task) &&
      !inOven.some(
        (other, position) =>
          other.oven === task.oven &&
          canShareOven(task, other) &&
          other.endMinute >= task.startMinute - PREHEAT_MINUTES &&
          (other.startMinute < task.startMinute ||
            (other.startMinute === task.startMinute && position < index)),
      ),
  );
}
