import { type Burden, type ChoiceProblem, estimateOf, pairs } from './choice-problem.js';

/** A choice while it is searched: its cost is known after each change without a new count. */
export class DraftChoice {
  private readonly chosen: (number | null)[];
  private readonly cellsOf: number[][];
  private readonly uses: number[];
  private readonly members: number[];
  private partCost = 0;
  private groupCost = 0;
  private dishCost = 0;
  private servingCost = 0;
  private empty: number;
  private cook = 0;
  private oven = 0;
  private burner = 0;
  private longest = 0;

  constructor(private readonly problem: ChoiceProblem) {
    this.chosen = problem.cells.map(() => null);
    this.cellsOf = problem.dishes.map(() => []);
    this.uses = problem.parts.map(() => 0);
    this.members = problem.groups.map(() => 0);
    this.empty = problem.cells.length;
    for (const burden of problem.fixed) this.carry(burden);
  }

  get cost(): number {
    const { costs } = this.problem;
    const minutes = estimateOf(this.cook, this.longest, this.oven, this.burner);
    return (
      costs.emptyCell * this.empty +
      costs.minute * minutes +
      this.dishCost +
      this.partCost +
      this.groupCost +
      this.servingCost
    );
  }

  get choice(): (number | null)[] {
    return [...this.chosen];
  }

  dishIn(cell: number): number | null {
    return this.chosen[cell] ?? null;
  }

  /** What the cost changes by when a cell without a dish gets one; undefined when it cannot have it. */
  costOfAdding(cell: number, number: number): number | undefined {
    const { dishes, parts, groups, costs, servings } = this.problem;
    const dish = dishes[number];
    const cells = this.cellsOf[number];
    if (dish === undefined || cells === undefined) return undefined;
    if (cells.length > 0) {
      if (servings?.canServe(number, [...cells, cell]) !== true) return undefined;
      return servings.repeated * cells.length - costs.emptyCell;
    }
    let cost = dish.cost - costs.emptyCell;
    let cook = this.cook + dish.minutes;
    for (const part of dish.parts) {
      if (this.uses[part] !== 0) continue;
      cost += parts[part]?.cost ?? 0;
      cook += parts[part]?.minutes ?? 0;
    }
    for (const group of dish.groups) cost += (groups[group] ?? 0) * (this.members[group] ?? 0);
    const before = estimateOf(this.cook, this.longest, this.oven, this.burner);
    const longest = Math.max(this.longest, dish.elapsed);
    const [oven, burner] = [this.oven + dish.oven, this.burner + dish.burner];
    return cost + costs.minute * (estimateOf(cook, longest, oven, burner) - before);
  }

  add(cell: number, number: number): void {
    const cells = this.cellsOf[number];
    const dish = this.problem.dishes[number];
    if (cells === undefined || dish === undefined) return;
    this.chosen[cell] = number;
    this.empty--;
    this.servingCost += (this.problem.servings?.repeated ?? 0) * cells.length;
    cells.push(cell);
    if (cells.length > 1) return;
    this.dishCost += dish.cost;
    this.carry(dish);
  }

  /** Empties a cell. */
  remove(cell: number): void {
    const number = this.chosen[cell] ?? null;
    const cells = this.cellsOf[number ?? -1];
    const dish = this.problem.dishes[number ?? -1];
    if (cells === undefined || dish === undefined) return;
    this.chosen[cell] = null;
    this.empty++;
    cells.splice(cells.indexOf(cell), 1);
    this.servingCost -= (this.problem.servings?.repeated ?? 0) * cells.length;
    if (cells.length > 0) return;
    this.dishCost -= dish.cost;
    this.drop(dish);
  }

  private carry({ parts, groups, minutes, elapsed, oven, burner }: Burden): void {
    this.cook += minutes;
    this.oven += oven;
    this.burner += burner;
    this.longest = Math.max(this.longest, elapsed);
    for (const part of parts) if (this.count(this.uses, part, 1) === 1) this.pay(part, 1);
    for (const group of groups) this.joinGroup(group, 1);
  }

  private drop({ parts, groups, minutes, oven, burner }: Burden): void {
    this.cook -= minutes;
    this.oven -= oven;
    this.burner -= burner;
    this.longest = this.longestOfChosen();
    for (const part of parts) if (this.count(this.uses, part, -1) === 0) this.pay(part, -1);
    for (const group of groups) this.joinGroup(group, -1);
  }

  private pay(part: number, times: number): void {
    this.partCost += times * (this.problem.parts[part]?.cost ?? 0);
    this.cook += times * (this.problem.parts[part]?.minutes ?? 0);
  }

  private joinGroup(group: number, change: number): void {
    const before = pairs(this.members[group] ?? 0);
    const after = pairs(this.count(this.members, group, change));
    this.groupCost += (this.problem.groups[group] ?? 0) * (after - before);
  }

  private count(counts: number[], index: number, change: number): number {
    const count = (counts[index] ?? 0) + change;
    counts[index] = count;
    return count;
  }

  private longestOfChosen(): number {
    const { dishes, fixed } = this.problem;
    let longest = 0;
    for (const { elapsed } of fixed) longest = Math.max(longest, elapsed);
    for (const number of this.chosen) {
      longest = Math.max(longest, dishes[number ?? -1]?.elapsed ?? 0);
    }
    return longest;
  }
}
