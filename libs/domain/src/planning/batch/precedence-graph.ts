/**
 * Tasks looked at before no more merges are tried, a few hundredths of a second: ten times what a
 * full week of long recipes takes, and a bound for one made to be slow.
 */
const EFFORT = 1_000_000;

/**
 * Which task comes before which, while tasks are being merged. It begins as several plans, each a
 * chain of actions, with every action a task of its own.
 *
 * Every task knows its level: how many tasks come before it on the longest way there. What comes
 * later has a higher level, so the search for a circle looks only at the levels between two tasks
 * (Bender, Fineman, Gilbert and Tarjan, "A New Approach to Incremental Cycle Detection and Related
 * Problems", ACM Transactions on Algorithms 12, 2015).
 */
export class PrecedenceGraph<Action> {
  /** The actions by number; those of a plan follow each other. */
  private readonly actions: readonly Action[];
  private readonly planOf: Int32Array;
  /** The task of each action: tasks have the number of one of their actions. */
  private readonly taskOf: Int32Array;
  private readonly levels: Int32Array;
  /** The actions of each task, ascending; none for a number that is no task any more. */
  private readonly members: number[][];
  /** The search in which a task was last met. */
  private readonly met: Int32Array;
  private searches = 0;
  private effort = 0;

  constructor(plans: readonly (readonly Action[])[]) {
    this.actions = plans.flat();
    this.planOf = Int32Array.from(plans.flatMap((plan, index) => plan.map(() => index)));
    this.taskOf = Int32Array.from(this.actions.keys());
    this.levels = Int32Array.from(plans.flatMap((plan) => [...plan.keys()]));
    this.members = this.actions.map((_, action) => [action]);
    this.met = new Int32Array(this.actions.length);
  }

  /** Every task, ascending. */
  tasks(): number[] {
    return [...this.members.keys()].filter((task) => this.membersOf(task).length > 0);
  }

  /** What a task consists of, in the order of the plans. */
  actionsOf(task: number): [Action, ...Action[]] {
    return this.membersOf(task).map((action) => this.actions[action]) as [Action, ...Action[]];
  }

  /** The tasks right after this one, once for each plan. */
  successors(task: number): number[] {
    return this.neighbours(task, 1);
  }

  /** The tasks right before this one, once for each plan. */
  predecessors(task: number): number[] {
    return this.neighbours(task, -1);
  }

  /** Makes `other` part of `task`, unless that would close a circle or join a plan to itself. */
  tryMerge(task: number, other: number): boolean {
    if (this.effort > EFFORT || this.sharePlan(task, other)) return false;
    const [early, late] = this.level(task) < this.level(other) ? [task, other] : [other, task];
    if (this.leadsTo(early, late)) return false;
    this.levels[task] = this.level(late);
    this.absorb(task, other);
    this.liftAfter(task);
    return true;
  }

  private sharePlan(task: number, other: number): boolean {
    const plans = this.membersOf(task).map((action) => this.planOf[action]);
    return this.membersOf(other).some((action) => plans.includes(this.planOf[action]));
  }

  private leadsTo(early: number, late: number): boolean {
    const limit = this.level(late);
    const search = ++this.searches;
    const pending = [early];
    for (let task = pending.pop(); task !== undefined; task = pending.pop()) {
      for (const next of this.successors(task)) {
        if (next === late) return true;
        if (this.met[next] === search || this.level(next) >= limit) continue;
        this.met[next] = search;
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

  /** Lifts everything after a task that was lifted, as far as it has to be. */
  private liftAfter(lifted: number): void {
    const pending = [lifted];
    for (let task = pending.pop(); task !== undefined; task = pending.pop()) {
      const least = this.level(task) + 1;
      for (const next of this.successors(task)) {
        if (this.level(next) >= least) continue;
        this.levels[next] = least;
        pending.push(next);
      }
    }
  }

  private neighbours(task: number, direction: 1 | -1): number[] {
    this.effort++;
    const found: number[] = [];
    for (const action of this.membersOf(task)) {
      const next = action + direction;
      if (this.planOf[next] === this.planOf[action]) found.push(this.taskOf[next] ?? next);
    }
    return found;
  }

  private membersOf(task: number): readonly number[] {
    return this.members[task] ?? [];
  }

  private level(task: number): number {
    return this.levels[task] ?? 0;
  }
}
