import type { PlacedTask } from '../timed-session/tasks/planned-task.js';
import { isPreheat } from '../timed-session/precedence.js';
import type { Reminder } from '../timed-session/reminders.js';
import type { TimedSession } from '../timed-session/timed-session.js';

/** What has to begin for some recipes at a minute, and is no task. */
export interface PrintedReminder extends Pick<Reminder, 'kind' | 'startMinute'> {
  /** A planned item that needs it. */
  readonly itemId: number | undefined;
  /** One for each recipe, in the order of the session. A cooking that is thawed has no step. */
  readonly steps: readonly { readonly recipeId: number; readonly stepId: number | null }[];
  /** What it is about, if the session does not tell: the portions of a cooking that is thawed. */
  readonly detail?: string;
}

/**
 * Divides the reminders of a session into those of the start of a task, which mark the task, and
 * the others. Equal reminders of several recipes are one.
 */
export function printReminders({ tasks, reminders }: TimedSession): {
  readonly others: readonly PrintedReminder[];
  readonly isReminded: (task: PlacedTask) => boolean;
} {
  const starts = new Set(tasks.flatMap(startsOf));
  const reminded = new Set(reminders.map(startOf));
  const groups = new Map<string, Reminder[]>();
  for (const reminder of reminders) {
    if (starts.has(startOf(reminder))) continue;
    const key = `${String(reminder.startMinute)} ${reminder.kind}`;
    const group = groups.get(key);
    if (group) group.push(reminder);
    else groups.set(key, [reminder]);
  }
  const itemOf = new Map(
    tasks.flatMap(({ steps }) => steps.map(({ stepId, itemIds }) => [stepId, itemIds[0]] as const)),
  );
  const others = [...groups.values()].flatMap((steps) =>
    steps.slice(0, 1).map(({ kind, startMinute, stepId }) => ({
      kind,
      startMinute,
      itemId: itemOf.get(stepId),
      steps,
    })),
  );
  return { others, isReminded: (task) => startsOf(task).some((start) => reminded.has(start)) };
}

/** What a reminder of a task would be, for each of its steps. */
function startsOf(task: PlacedTask): string[] {
  const kind = isPreheat(task) ? 'PREHEAT' : task.wait;
  if (kind === undefined) return [];
  const { steps, startMinute } = task;
  return steps.map(({ stepId }) => startOf({ kind, stepId, startMinute }));
}

function startOf({ kind, stepId, startMinute }: Omit<Reminder, 'recipeId'>): string {
  return [kind, stepId, startMinute].join(' ');
}
