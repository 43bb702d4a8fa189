import type { TechStepKey } from '../../catalogue/tech-steps.js';
import type { PrecedenceGraph } from './precedence-graph.js';
import { type Station, STATIONS } from './station.js';

/** The properties of a task that decide its position in the session. */
export interface OrderedWork {
  readonly techStepKey: TechStepKey | null;
  readonly station: Station;
}

/**
 * Orders tasks so that each comes after its predecessors: list scheduling (Graham, "Bounds on
 * multiprocessing timing anomalies", SIAM J. Appl. Math. 17, 1969) over the topological sort of
 * Kahn ("Topological sorting of large networks", CACM 5, 1962).
 *
 * The cook stays at a station while a task is ready there, and goes to the oven only when no other
 * task is ready. This gives the minimum number of oven visits. Tasks at the board are grouped by
 * technique; otherwise tasks keep planning order.
 */
export function orderTasks<Action, Work extends OrderedWork>(
  graph: PrecedenceGraph<Action>,
  workOf: (task: number) => Work,
): Work[] {
  const pendingPredecessors = new Map<number, number>();
  const ready = new Map<number, Work>();
  const setPredecessors = (task: number, count: number): void => {
    if (count === 0) ready.set(task, workOf(task));
    else pendingPredecessors.set(task, count);
  };
  for (const task of graph.tasks()) setPredecessors(task, graph.predecessors(task).length);
  const order: Work[] = [];
  for (let next = cheapest(ready, undefined); next; next = cheapest(ready, order.at(-1))) {
    const [task, work] = next;
    ready.delete(task);
    order.push(work);
    for (const successor of graph.successors(task)) {
      setPredecessors(successor, (pendingPredecessors.get(successor) ?? 0) - 1);
    }
  }
  return order;
}

/** The ready task with the lowest cost; of equal tasks, the first in planning order. */
function cheapest<Work extends OrderedWork>(
  ready: ReadonlyMap<number, Work>,
  last: OrderedWork | undefined,
): [task: number, work: Work] | undefined {
  let best: [task: number, work: Work] | undefined;
  let lowest = Infinity;
  for (const [task, work] of ready) {
    const cost = switchCost(work, last);
    if (best !== undefined && (cost > lowest || (cost === lowest && task > best[0]))) continue;
    best = [task, work];
    lowest = cost;
  }
  return best;
}

/** The cost of a task: 2 or more at another station, 1 for a new technique at the board, else 0. */
function switchCost({ techStepKey, station }: OrderedWork, last: OrderedWork | undefined): number {
  if (station !== last?.station) return 2 + STATIONS.indexOf(station);
  return station === 'BOARD' && techStepKey !== last.techStepKey ? 1 : 0;
}
