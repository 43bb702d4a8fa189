import { isLongWait, type PlannedTask } from './tasks/planned-task.js';

/** The number of a task in the session → the numbers of the tasks that wait for its end. */
export type Successors = readonly ReadonlySet<number>[];

/**
 * Each task waits for the task before it in each of its recipes. Preheating is the exception: it
 * waits for nothing, and only the next oven task of its recipe waits for it. A recipe says "preheat
 * the oven" first, so that the oven is hot in time; peeling need not wait for a hot oven. The
 * follow-ups of a cooking wait for the last task of its recipe, one after the other. A recipe waits for
 * its parts, apart from preheating, and from what it does before the session, up to its last long wait.
 *
 * @param tasks in an order that respects each recipe
 * @param containers the recipes that contain each part
 */
export function successorsOf(
  tasks: readonly PlannedTask[],
  containers: ReadonlyMap<number, readonly number[]> = new Map(),
): Successors {
  const successors = tasks.map(() => new Set<number>());
  const chains = chainsOf(tasks);
  for (const [part, dishes] of containers) {
    const last = chains.get(part)?.at(-1);
    for (const dish of dishes) {
      const first = firstWithParts(tasks, chains.get(dish) ?? []);
      if (last !== undefined && first !== undefined) successors[last]?.add(first);
    }
  }
  for (const chain of chains.values()) {
    const waiting = new Set<number>();
    const lastInOven = chain.findLastIndex((task) => isInOven(tasks[task]));
    let previous: number | undefined;
    chain.forEach((task, position) => {
      if (isPreheat(tasks[task]) && position < lastInOven) {
        waiting.add(task);
        return;
      }
      if (previous !== undefined) successors[previous]?.add(task);
      if (isInOven(tasks[task])) {
        for (const preheat of waiting) successors[preheat]?.add(task);
        waiting.clear();
      }
      previous = task;
    });
  }
  const lastOf = new Map<string, number>();
  tasks.forEach(({ steps, followUp }, task) => {
    for (const { recipeId } of steps) lastOf.set(`recipe ${String(recipeId)}`, task);
    if (followUp === undefined) return;
    const cooking = `cooking ${String(followUp.cookingId)}`;
    const previous = lastOf.get(cooking) ?? lastOf.get(`recipe ${String(followUp.recipeId)}`);
    if (previous !== undefined) successors[previous]?.add(task);
    lastOf.set(cooking, task);
  });
  return successors;
}

/** The first task of a recipe for which its parts are needed. */
function firstWithParts(
  tasks: readonly PlannedTask[],
  chain: readonly number[],
): number | undefined {
  const lastWait = chain.findLastIndex((task) => isLongWait(tasks[task]));
  return chain.slice(lastWait + 1).find((task) => !isPreheat(tasks[task]));
}

/** The tasks of each recipe, in order. */
function chainsOf(tasks: readonly PlannedTask[]): ReadonlyMap<number, readonly number[]> {
  const chains = new Map<number, number[]>();
  tasks.forEach(({ steps }, task) => {
    for (const { recipeId } of steps) {
      const chain = chains.get(recipeId);
      if (chain) chain.push(task);
      else chains.set(recipeId, [task]);
    }
  });
  return chains;
}

/** Heating the oven. Heating a pan or a barbecue is an ordinary task. */
export function isPreheat(task: PlannedTask | undefined): boolean {
  return task?.techStepKey === 'preheat' && task.resource === 'OVEN';
}

/** Food in the oven. */
export function isInOven(task: PlannedTask | undefined): boolean {
  return task?.resource === 'OVEN' && task.techStepKey !== 'preheat';
}
