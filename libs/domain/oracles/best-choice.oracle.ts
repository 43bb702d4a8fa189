import {
  type Choice,
  type ChoiceProblem,
  isFeasible,
  scoreOf,
} from '../src/planning/proposals/choice/choice-problem.js';

/**
 * The cost of the best choice of a small problem, by depth-first branch and bound (Land and Doig,
 * Econometrica 28, 1960). The bound of a part of a choice is its own cost, with the least that each
 * further cell can cost on its own: negative parts once, and everything else for nothing.
 */
export function leastCost(problem: ChoiceProblem): number {
  const least = problem.cells.map((cell) =>
    Math.min(problem.costs.emptyCell, ...cell.map(ownCost)),
  );
  const wishes = problem.parts.reduce((sum, { cost }) => sum + Math.min(0, cost), 0);
  let best = Infinity;
  extend([]);
  return best;

  function ownCost(dish: number): number {
    return Math.min(0, problem.dishes[dish]?.cost ?? 0);
  }

  function extend(choice: Choice): void {
    const open = problem.cells.slice(choice.length);
    const partial = { ...problem, cells: problem.cells.slice(0, choice.length) };
    if (!isFeasible(partial, choice)) return;
    const { total } = scoreOf(partial, choice);
    const further = least.slice(choice.length).reduce((sum, cost) => sum + cost, 0);
    if (open.length > 0 && total + further + wishes >= best) return;
    if (open.length === 0) {
      best = Math.min(best, total);
      return;
    }
    for (const dish of [...(open[0] ?? []), null]) extend([...choice, dish]);
  }
}
