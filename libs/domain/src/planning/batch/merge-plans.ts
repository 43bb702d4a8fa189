import { PrecedenceGraph } from './precedence-graph.js';

/**
 * Merges plans that run side by side: actions with the same key, of different plans, become one
 * task wherever no task would then have to come before itself.
 *
 * Plan merging as in Foulser, Li and Yang, "Theory and algorithms for plan merging", Artificial
 * Intelligence 57, 1992. The best merge is as hard to find as a shortest common supersequence, so
 * this is greedy: the most frequent keys first, and every action joins the first task it can. No
 * two tasks are left that could still be merged, as long as the graph's effort suffices.
 *
 * @param keyOf what makes actions alike; null for one that is like no other
 */
export function mergePlans<Action>(
  plans: readonly (readonly Action[])[],
  keyOf: (action: Action) => string | null,
): PrecedenceGraph<Action> {
  const graph = new PrecedenceGraph(plans);
  for (const actions of alike(plans.flat().map(keyOf))) {
    const tasks: number[] = [];
    for (const action of actions) {
      if (!tasks.some((task) => graph.tryMerge(task, action))) tasks.push(action);
    }
  }
  return graph;
}

/** The places of each key, those of the most frequent first. */
function alike(keys: readonly (string | null)[]): number[][] {
  const places = new Map<string, number[]>();
  keys.forEach((key, place) => {
    if (key === null) return;
    const others = places.get(key);
    if (others) others.push(place);
    else places.set(key, [place]);
  });
  return [...places.values()].sort((a, b) => b.length - a.length);
}
