import type { TechStepKey } from '../../catalogue/tech-steps.js';
import type { PrecedenceGraph } from './precedence-graph.js';
import { type Station, STATIONS } from './station.js';

/** A task, as far as its place in a session goes. */
export interface Work {
  readonly techStepKey: TechStepKey;
  readonly station: Station;
}

/**
 * Orders tasks so that none comes before what it needs: list scheduling (Graham, "Bounds on
 * multiprocessing timing anomalies", SIAM J. Appl. Math. 17, 1969) over the topological sort of
 * Kahn ("Topological sorting of large networks", CACM 5, 1962).
 *
 * The cook stays at a station as long as anything can be done there, and goes to the oven only
 * when nothing else can be done: no order visits the oven less often. At the board one technique
 * is finished before the next; otherwise recipes are cooked in the order they are planned.
 */
export function schedule<Action, W extends Work>(
  graph: PrecedenceGraph<Action>,
  workOf: (task: number) => W,
): W[] {
  const waitsFor = new Map<number, number>();
  const ready = new Map<number, W>();
  const wait = (task: number, count: number): void => {
    if (count === 0) ready.set(task, workOf(task));
    else waitsFor.set(task, count);
  };
  for (const task of graph.tasks()) wait(task, graph.predecessors(task).length);
  const order: W[] = [];
  for (let next = easiest(ready, undefined); next; next = easiest(ready, order.at(-1))) {
    const [task, work] = next;
    ready.delete(task);
    order.push(work);
    for (const successor of graph.successors(task)) {
      wait(successor, (waitsFor.get(successor) ?? 0) - 1);
    }
  }
  return order;
}

/** The task that is easiest to go on with; of several, the first planned. */
function easiest<W extends Work>(
  ready: ReadonlyMap<number, W>,
  last: Work | undefined,
): [task: number, work: W] | undefined {
  let best: [task: number, work: W] | undefined;
  let least = Infinity;
  for (const [task, work] of ready) {
    const cost = effort(work, last);
    if (best !== undefined && (cost > least || (cost === least && task > best[0]))) continue;
    best = [task, work];
    least = cost;
  }
  return best;
}

/** What it takes to go from one task to another: a different tool, or a walk to a station. */
function effort({ techStepKey, station }: Work, last: Work | undefined): number {
  if (station !== last?.station) return 2 + STATIONS.indexOf(station);
  return station === 'BOARD' && techStepKey !== last.techStepKey ? 1 : 0;
}
