import { isLongWait, type PlannedTask } from './tasks/planned-task.js';
import type { Successors } from './precedence.js';

/**
 * The tasks that are done before the session begins: each long wait, and everything that has to be
 * done before it. A dough that rises overnight is kneaded the evening before.
 *
 * @param tasks in an order that respects `successors`
 */
export function doneAhead(
  tasks: readonly PlannedTask[],
  successors: Successors,
): ReadonlySet<number> {
  const ahead = new Set<number>();
  for (let task = tasks.length - 1; task >= 0; task--) {
    const isBeforeLongWait = [...(successors[task] ?? [])].some((next) => ahead.has(next));
    if (isBeforeLongWait || isLongWait(tasks[task])) ahead.add(task);
  }
  return ahead;
}
