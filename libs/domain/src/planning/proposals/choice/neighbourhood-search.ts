import type { Random } from '../../../random.js';
import type { Choice, ChoiceProblem } from './choice-problem.js';
import { DraftChoice } from './draft-choice.js';

/** The most cells whose dishes are chosen anew at once. */
const MAX_CELLS = 6;

/** How much worse than the best a choice may be and still be continued from. */
const DEVIATION = 0.01;

/** How often a cell takes its second best dish instead of the best one. */
const NOISE = 0.15;

/**
 * A cheap choice: greedy construction, then large neighbourhood search (Shaw, "Using constraint
 * programming and local search methods to solve vehicle routing problems", CP 1998). Each iteration
 * empties some cells and fills them greedily. The result replaces the current choice when it costs
 * little more than the best one so far (record-to-record travel: Dueck, "New optimization heuristics",
 * Journal of Computational Physics 104, 1993).
 *
 * Equal arguments give equal choices.
 *
 * @param maxSteps dishes that are compared with others for a cell, in all iterations
 */
export function searchChoice(problem: ChoiceProblem, random: Random, maxSteps: number): Choice {
  return new NeighbourhoodSearch(problem, random, maxSteps).run();
}

class NeighbourhoodSearch {
  private readonly draft: DraftChoice;
  /** Cells that can have a dish at all, those with the fewest first. */
  private readonly cells: readonly number[];
  private steps = 0;

  constructor(
    private readonly problem: ChoiceProblem,
    private readonly random: Random,
    private readonly maxSteps: number,
  ) {
    this.draft = new DraftChoice(problem);
    const options = (cell: number) => problem.cells[cell]?.length ?? 0;
    this.cells = [...problem.cells.keys()]
      .filter((cell) => options(cell) > 0)
      .sort((a, b) => options(a) - options(b) || a - b);
  }

  run(): Choice {
    for (const cell of this.cells) this.fill(cell, 0);
    let best = { cost: this.draft.cost, choice: this.draft.choice };
    let current = best;
    const allowed = () => best.cost + DEVIATION * Math.abs(best.cost);
    while (this.cells.length > 0 && this.steps < this.maxSteps) {
      const cells = this.someCells();
      for (const cell of cells) this.draft.remove(cell);
      for (const cell of cells) this.fill(cell, NOISE);
      const { cost } = this.draft;
      if (cost <= allowed()) {
        current = { cost, choice: this.draft.choice };
        if (cost < best.cost) best = current;
      } else {
        this.restore(cells, current.choice);
      }
    }
    return best.choice;
  }

  /** Gives a cell the dish that costs least, or the second with the probability `noise`. */
  private fill(cell: number, noise: number): void {
    let [first, second]: (number | undefined)[] = [];
    let [least, next] = [Infinity, Infinity];
    for (const dish of this.problem.cells[cell] ?? []) {
      this.steps++;
      const cost = this.draft.costOfAdding(cell, dish);
      if (cost === undefined || cost >= next) continue;
      if (cost < least) [first, second, least, next] = [dish, first, cost, least];
      else [second, next] = [dish, cost];
    }
    const chosen = second !== undefined && this.random.chance(noise) ? second : first;
    if (chosen !== undefined) this.draft.add(cell, chosen);
  }

  /** One to some cells in random order. */
  private someCells(): number[] {
    const count = this.random.between(1, Math.min(MAX_CELLS, this.cells.length));
    const rest = [...this.cells];
    return Array.from({ length: count }, () => {
      const [cell = 0] = rest.splice(this.random.between(0, rest.length - 1), 1);
      return cell;
    });
  }

  /** Makes the cells what they were: first all are emptied, because a dish may have moved. */
  private restore(cells: readonly number[], choice: Choice): void {
    for (const cell of cells) this.draft.remove(cell);
    for (const cell of cells) {
      const dish = choice[cell] ?? null;
      if (dish !== null) this.draft.add(cell, dish);
    }
  }
}
