import { areCompatible } from '../scheduling/oven.js';
import type { Heating } from '../scheduling/project.js';
import { isInOven, isPreheat, type Successors } from './precedence.js';
import { placedAt, type PlacedTask, type PlannedTask } from './tasks/planned-task.js';

/** The preheating tasks that are not scheduled on their own, but with the food that waits for them. */
export interface Preheating {
  readonly tasks: ReadonlySet<number>;
  /** The number of an oven task → the heating before it. */
  readonly heatings: ReadonlyMap<number, Heating>;
}

/**
 * A recipe that states several preheatings for one food means the last one, and others at the same
 * temperature repeat it. Preheating at another temperature, before other work than that in the oven,
 * or after other tasks, is an ordinary task.
 *
 * @param tasks in an order that respects `successors`
 */
export function preheatingOf(tasks: readonly PlannedTask[], successors: Successors): Preheating {
  const waiting = new Set(successors.flatMap((next) => [...next]));
  const preheatsOf = new Map<number, number[]>();
  for (const [number, next] of successors.entries()) {
    if (!isPreheat(tasks[number]) || waiting.has(number)) continue;
    for (const food of next) preheatsOf.set(food, [...(preheatsOf.get(food) ?? []), number]);
  }
  const celsius = (task: number | undefined): number => tasks[task ?? -1]?.celsius ?? NaN;
  const isForFood = (food: number, preheat: number): boolean =>
    isInOven(tasks[food]) && areCompatible(celsius(preheatsOf.get(food)?.at(-1)), celsius(preheat));
  const preheats = new Set([...preheatsOf.values()].flat());
  const chosen = [...preheats].filter((preheat) =>
    [...(successors[preheat] ?? [])].every((food) => isForFood(food, preheat)),
  );
  return { tasks: new Set(chosen), heatings: heatingsOf(new Set(chosen), preheatsOf, tasks) };
}

/** The longest preheating of each food, at the temperature of the last one. */
function heatingsOf(
  chosen: ReadonlySet<number>,
  preheatsOf: ReadonlyMap<number, readonly number[]>,
  tasks: readonly PlannedTask[],
): Map<number, Heating> {
  const heatings = new Map<number, Heating>();
  for (const [food, numbers] of preheatsOf) {
    const preheats = numbers
      .filter((each) => chosen.has(each))
      .flatMap((each) => tasks[each] ?? []);
    const celsius = preheats.at(-1)?.celsius ?? null;
    if (celsius === null) continue;
    const duration = Math.max(...preheats.map(({ duration: { minutes } }) => minutes));
    heatings.set(food, { duration, celsius });
  }
  return heatings;
}

/** A preheating task in the oven of the first food that waits for it; it ends when the food enters. */
export function placedBefore(preheat: PlannedTask, foods: readonly PlacedTask[]): PlacedTask {
  const [first] = [...foods].sort((a, b) => a.startMinute - b.startMinute);
  if (first === undefined) throw new Error('No food waits for the preheating.');
  return placedAt(preheat, first.startMinute - preheat.duration.minutes, first.oven);
}

/**
 * The tasks of a session by their start, in which an oven that already has a temperature is not heated
 * to it again for food.
 *
 * @param preheats those for food
 */
export function withSharedPreheats(
  tasks: readonly PlacedTask[],
  preheats: ReadonlySet<PlacedTask>,
): PlacedTask[] {
  const shared: PlacedTask[] = [];
  /** By oven: the place of the task that has heated it last. */
  const last = new Map<number | null, number>();
  for (const task of tasks.toSorted((one, other) => one.startMinute - other.startMinute)) {
    const at = preheats.has(task) ? (last.get(task.oven) ?? -1) : -1;
    const before = shared[at];
    const isHot = before?.celsius === task.celsius && before.endMinute <= task.endMinute;
    if (isHot && before.startMinute < 0 === task.startMinute < 0) {
      shared[at] = { ...before, steps: [...before.steps, ...task.steps] };
      continue;
    }
    if (isPreheat(task)) last.set(task.oven, shared.length);
    shared.push(task);
  }
  return shared;
}
