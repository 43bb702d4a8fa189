/**
 * Maximum number of visited actions; after that, no more tasks are merged. It bounds the time that
 * hundreds of long recipes take. A full week of long recipes needs a quarter of it.
 */
const MAX_VISITS = 1_000_000;

/** The indexes of two plans: the first one ends before the other one begins, which follows it. */
export type PlanOrder = readonly [plan: number, later: number];

/**
 * The precedence of tasks while they are merged. At first each plan is a chain of actions, and each
 * action is one task. A plan may have to end before another one begins.
 *
 * The level of a task is the length of the longest path to it. A successor always has a higher
 * level, so the search for a cycle visits only tasks with levels between those of two tasks
 * (Bender, Fineman, Gilbert and Tarjan, "A New Approach to Incremental Cycle Detection and Related
 * Problems", ACM Transactions on Algorithms 12, 2015).
 */
export class PrecedenceGraph<Action> {
  /** The actions of all plans; the actions of a plan are consecutive. */
  private readonly actions: readonly Action[];
  private readonly planOf: Int32Array;
  /** The task of each action. A task has the number of one of its actions. */
  private readonly taskOf: Int32Array;
  private readonly levels: Int32Array;
  /** The actions of each task, ascending; empty for a task that was merged into another task. */
  private readonly members: number[][];
  /** The last search that visited each task. */
  private readonly visitedIn: Int32Array;
  /** The actions right after the last action of a plan, and those right before the first one, in other plans. */
  private readonly after = new Map<number, number[]>();
  private readonly before = new Map<number, number[]>();
  private searches = 0;
  private visits = 0;

  /** @param order plans, each with a later plan that begins after it has ended */
  constructor(plans: readonly (readonly Action[])[], order: readonly PlanOrder[] = []) {
    this.actions = plans.flat();
    this.planOf = Int32Array.from(plans.flatMap((plan, index) => plan.map(() => index)));
    this.taskOf = Int32Array.from(this.actions.keys());
    this.levels = Int32Array.from(plans.flatMap((plan) => [...plan.keys()]));
    this.members = this.actions.map((_, action) => [action]);
    this.visitedIn = new Int32Array(this.actions.length);
    this.connect(plans, order);
  }

  private connect(plans: readonly (readonly Action[])[], order: readonly PlanOrder[]): void {
    if (order.length === 0) return;
    const starts = plans.map((_, plan) => this.planOf.indexOf(plan));
    for (const [plan, later] of order) {
      const last = (starts[plan] ?? 0) + (plans[plan]?.length ?? 0) - 1;
      const first = starts[later] ?? -1;
      if (plans[plan]?.length === 0 || first < 0) continue;
      this.after.set(last, [...(this.after.get(last) ?? []), first]);
      this.before.set(first, [...(this.before.get(first) ?? []), last]);
    }
    for (const task of this.actions.keys()) this.raiseLevelsAfter(task);
  }

  /** All tasks, ascending. */
  tasks(): number[] {
    return [...this.members.keys()].filter((task) => this.membersOf(task).length > 0);
  }

  /** The actions of a task, in the order of the plans. */
  actionsOf(task: number): [Action, ...Action[]] {
    return this.membersOf(task).map((action) => this.actions[action]) as [Action, ...Action[]];
  }

  /** The tasks directly after a task, once for each plan. */
  successors(task: number): number[] {
    return this.neighbours(task, 1);
  }

  /** The tasks directly before a task, once for each plan. */
  predecessors(task: number): number[] {
    return this.neighbours(task, -1);
  }

  /** Whether the graph has reached its limit of visits: no more tasks can be merged. */
  get isExhausted(): boolean {
    return this.visits > MAX_VISITS;
  }

  /** Merges `other` into `task`, unless that creates a cycle or merges two actions of a plan. */
  tryMerge(task: number, other: number): boolean {
    if (this.isExhausted || this.sharePlan(task, other)) return false;
    const [early, late] = this.level(task) < this.level(other) ? [task, other] : [other, task];
    if (this.hasPath(early, late)) return false;
    this.levels[task] = this.level(late);
    this.absorb(task, other);
    this.raiseLevelsAfter(task);
    return true;
  }

  private sharePlan(task: number, other: number): boolean {
    const [ours, others] = [this.membersOf(task), this.membersOf(other)];
    this.visits += others.length;
    // Most merges add an action of a later plan.
    if (this.planAt(ours, ours.length - 1) < this.planAt(others, 0)) return false;
    this.visits += ours.length;
    const plans = new Set(ours.map((action) => this.planOf[action]));
    return others.some((action) => plans.has(this.planOf[action]));
  }

  private hasPath(early: number, late: number): boolean {
    const limit = this.level(late);
    const search = ++this.searches;
    const pending = [early];
    for (let task = pending.pop(); task !== undefined; task = pending.pop()) {
      for (const next of this.successors(task)) {
        if (next === late) return true;
        if (this.visitedIn[next] === search || this.level(next) >= limit) continue;
        this.visitedIn[next] = search;
        pending.push(next);
      }
    }
    return false;
  }

  private absorb(task: number, other: number): void {
    const absorbed = this.membersOf(other);
    for (const action of absorbed) this.taskOf[action] = task;
    this.members[task] = [...this.membersOf(task), ...absorbed].sort((a, b) => a - b);
    this.members[other] = [];
  }

  /** Raises each successor above the level of its predecessor, recursively. */
  private raiseLevelsAfter(raised: number): void {
    const pending = [raised];
    for (let task = pending.pop(); task !== undefined; task = pending.pop()) {
      const minLevel = this.level(task) + 1;
      for (const next of this.successors(task)) {
        if (this.level(next) >= minLevel) continue;
        this.levels[next] = minLevel;
        pending.push(next);
      }
    }
  }

  private neighbours(task: number, direction: 1 | -1): number[] {
    const members = this.membersOf(task);
    this.visits += members.length;
    const found: number[] = [];
    for (const action of members) {
      const next = action + direction;
      if (this.planOf[next] === this.planOf[action]) found.push(this.taskOf[next] ?? next);
      const others = (direction === 1 ? this.after : this.before).get(action) ?? [];
      for (const other of others) found.push(this.taskOf[other] ?? other);
    }
    return found;
  }

  private planAt(members: readonly number[], position: number): number {
    return this.planOf[members[position] ?? 0] ?? 0;
  }

  private membersOf(task: number): readonly number[] {
    return this.members[task] ?? [];
  }

  private level(task: number): number {
    return this.levels[task] ?? 0;
  }
}
