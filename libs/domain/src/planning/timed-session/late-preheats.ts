import { canShareOven, SHELVES } from '../scheduling/oven.js';
import { type PlacedTask, placedAt } from './placed-task.js';
import { isPreheat, type Successors } from './precedence.js';

/**
 * Moves each preheating as late as its oven permits, so that the oven does not stand hot and empty
 * while the cook prepares.
 */
export function withLatePreheats(
  tasks: readonly PlacedTask[],
  successors: Successors,
): readonly PlacedTask[] {
  const moved = [...tasks];
  const preheats = tasks.flatMap((task, number) => (isPreheat(task) ? [{ task, number }] : []));
  preheats.sort((a, b) => b.task.startMinute - a.task.startMinute);
  for (const { task, number } of preheats) {
    const next = [...(successors[number] ?? [])].flatMap((each) => moved[each] ?? []);
    if (next.length === 0) continue;
    const deadline = Math.min(...next.map(({ startMinute }) => startMinute));
    const others = moved.filter(({ oven }, each) => oven === task.oven && each !== number);
    moved[number] = latest(task, deadline, others);
  }
  return moved;
}

/** The task at its last possible time until `deadline`, in an oven with `others`. */
function latest(task: PlacedTask, deadline: number, others: readonly PlacedTask[]): PlacedTask {
  const starts = others.map(({ startMinute }) => startMinute);
  const ends = [deadline, ...starts.filter((start) => start < deadline)].sort((a, b) => b - a);
  for (const end of ends) {
    const start = end - task.duration.minutes;
    if (start <= task.startMinute) return task;
    if (fits(start, end, task, others)) return placedAt(task, start, task.oven);
  }
  return task;
}

function fits(
  start: number,
  end: number,
  task: PlacedTask,
  others: readonly PlacedTask[],
): boolean {
  const meanwhile = others.filter(
    ({ startMinute, endMinute }) => startMinute < end && start < endMinute,
  );
  return meanwhile.length < SHELVES && meanwhile.every((other) => canShareOven(task, other));
}
