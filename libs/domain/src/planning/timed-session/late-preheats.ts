import { canShareOven, SHELVES } from '../scheduling/oven.js';
import { type PlacedTask, placedAt } from './placed-task.js';
import { isPreheat, type Successors } from './precedence.js';

/**
 * Moves each preheating to the oven of its food, as late as possible, so that the oven does not stand
 * hot and empty while the cook prepares.
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
    const [food] = next.sort((a, b) => a.startMinute - b.startMinute);
    if (!food) continue;
    const oven = food.oven ?? task.oven;
    const others = moved.filter((other, each) => other.oven === oven && each !== number);
    moved[number] = latest({ ...task, oven }, food.startMinute, others) ?? task;
  }
  return moved;
}

/**
 * The task at its last possible time until `deadline`, and not earlier than now, in an oven with
 * `others`.
 */
function latest(
  task: PlacedTask,
  deadline: number,
  others: readonly PlacedTask[],
): PlacedTask | undefined {
  const starts = others.map(({ startMinute }) => startMinute);
  const ends = [deadline, ...starts.filter((start) => start < deadline)].sort((a, b) => b - a);
  const start = ends
    .map((end) => end - task.duration.minutes)
    .find((each) => each >= task.startMinute && fits(each, task, others));
  return start === undefined ? undefined : placedAt(task, start, task.oven);
}

function fits(start: number, task: PlacedTask, others: readonly PlacedTask[]): boolean {
  const end = start + task.duration.minutes;
  const meanwhile = others.filter(
    ({ startMinute, endMinute }) => startMinute < end && start < endMinute,
  );
  return meanwhile.length < SHELVES && meanwhile.every((other) => canShareOven(task, other));
}
