import { type PlanOrder, PrecedenceGraph } from './precedence-graph.js';

/**
 * Merges parallel plans: actions of different plans with the same key become one task, unless that
 * creates a cycle.
 *
 * Plan merging as in Foulser, Li and Yang, "Theory and algorithms for plan merging", Artificial
 * Intelligence 57, 1992. The optimal merge is NP-hard (shortest common supersequence). This merge is
 * greedy: it starts with the most frequent key, and each action joins the first possible task. No
 * two tasks remain that could be merged, unless the graph reaches its limit of visits.
 *
 * @param keyOf the key of equal actions; null for an action that is never merged
 * @param order the plans that end before others begin
 */
export function mergePlans<Action>(
  plans: readonly (readonly Action[])[],
  keyOf: (action: Action) => string | null,
  order: readonly PlanOrder[] = [],
): PrecedenceGraph<Action> {
  const graph = new PrecedenceGraph(plans, order);
  // Actions of one plan are never merged.
  if (plans.length < 2) return graph;
  for (const actions of groupByKey(plans.flat().map(keyOf))) {
    const tasks: number[] = [];
    for (const action of actions) {
      if (graph.isExhausted) return graph;
      if (!tasks.some((task) => graph.tryMerge(task, action))) tasks.push(action);
    }
  }
  return graph;
}

/** The indexes of each key, the most frequent key first. */
function groupByKey(keys: readonly (string | null)[]): number[][] {
  const groups = new Map<string, number[]>();
  keys.forEach((key, index) => {
    if (key === null) return;
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  });
  return [...groups.values()].sort((a, b) => b.length - a.length);
}
