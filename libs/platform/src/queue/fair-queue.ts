import { AppError } from '../errors/app-error.js';

/** Clients that share a queue with others, such as a network or a house. */
export interface ClientGroup {
  readonly name: string;
  /** How many of their tasks may run at once; by default as many as the queue runs. */
  readonly max?: number;
}

/** Whose task it is: from the largest group to the client itself. */
export type ClientPath = readonly (ClientGroup | string)[];

export interface FairQueueOptions {
  /** Milliseconds after which a waiting task is refused. */
  readonly maxWait?: number;
  /** Runs each wait, for example to measure it. */
  readonly whileWaiting?: (wait: () => Promise<void>) => Promise<void>;
  /** Called for each task that is refused because too many wait. */
  readonly onRefused?: () => void;
}

/** How busy a queue is. */
export interface QueueLoad {
  readonly running: number;
  readonly waiting: number;
  /** Tasks refused since the start of the process because too many waited. */
  readonly refused: number;
}

/** A task that waits. */
interface WaitingTask {
  /** The groups of its client, the whole queue first. */
  readonly path: readonly GroupState[];
  readonly start: () => void;
  readonly refuse: () => void;
}

/** The tasks of a group of clients, and the groups within it. */
class GroupState {
  running = 0;
  waiting = 0;
  /** The groups that have tasks. The first one is the next to take its turn. */
  readonly groups = new Map<string, GroupState>();
  readonly tasks: WaitingTask[] = [];

  constructor(
    readonly name: string,
    readonly max: number,
  ) {}

  get isFull(): boolean {
    return this.running >= this.max;
  }
}

/**
 * Runs a limited number of tasks at once. The others wait, and clients take turns: first the largest
 * groups, then the groups within each, so that a group with many clients has no more turns than
 * another group. When too many tasks wait, the client with the most tasks in the group with the most
 * loses its last one. Not p-queue, which has one queue.
 */
export class FairQueue {
  private readonly all: GroupState;
  private refused = 0;

  constructor(
    concurrency: number,
    private readonly maxWaiting: number,
    private readonly options: FairQueueOptions = {},
  ) {
    this.all = new GroupState('', concurrency);
  }

  get load(): QueueLoad {
    return { running: this.all.running, waiting: this.all.waiting, refused: this.refused };
  }

  /**
   * Runs a task when it is the client's turn. A task whose `signal` is aborted while it waits does
   * not run.
   *
   * @throws SERVICE_UNAVAILABLE when the task is removed from the queue
   */
  async run<T>(
    client: ClientPath | string,
    signal: AbortSignal | undefined,
    task: () => Promise<T>,
  ): Promise<T> {
    if (signal?.aborted) throw new AppError('SERVICE_UNAVAILABLE');
    const { whileWaiting = (wait) => wait() } = this.options;
    const path = this.pathOf(typeof client === 'string' ? [client] : client);
    // While no group is full, no task waits that could run instead.
    if (path.some(({ isFull }) => isFull)) await whileWaiting(() => this.wait(path, signal));
    else for (const group of path) group.running++;
    try {
      return await task();
    } finally {
      for (const group of path) group.running--;
      removeEmpty(path);
      this.startWaiting();
    }
  }

  /** The groups of a client, the whole queue first. */
  private pathOf(shares: ClientPath): GroupState[] {
    const path = [this.all];
    let parent = this.all;
    for (const share of shares) {
      const { name, max = this.all.max }: ClientGroup =
        typeof share === 'string' ? { name: share } : share;
      const group = parent.groups.get(name) ?? new GroupState(name, max);
      parent.groups.set(name, group);
      path.push(group);
      parent = group;
    }
    return path;
  }

  /** Waits for the client's turn. The task then counts as running. */
  private wait(path: readonly GroupState[], signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', remove);
      };
      const task: WaitingTask = {
        path,
        start: () => {
          end();
          resolve();
        },
        refuse: () => {
          end();
          reject(new AppError('SERVICE_UNAVAILABLE'));
        },
      };
      const remove = () => {
        this.remove(task);
      };
      const { maxWait } = this.options;
      const timer = maxWait === undefined ? undefined : setTimeout(remove, maxWait);
      signal?.addEventListener('abort', remove);
      path.at(-1)?.tasks.push(task);
      for (const group of path) group.waiting++;
      if (this.all.waiting > this.maxWaiting) this.refuseLastOfLongest();
    });
  }

  private startWaiting(): void {
    for (let task = takeNext(this.all); task !== undefined; task = takeNext(this.all)) {
      for (const group of task.path) {
        group.waiting--;
        group.running++;
      }
      task.start();
    }
  }

  private remove(task: WaitingTask): void {
    const { path } = task;
    const tasks = path.at(-1)?.tasks ?? [];
    tasks.splice(tasks.indexOf(task), 1);
    for (const group of path) group.waiting--;
    removeEmpty(path);
    task.refuse();
  }

  private refuseLastOfLongest(): void {
    let longest = this.all;
    while (longest.groups.size > 0) longest = longestOf(longest);
    const last = longest.tasks.at(-1);
    if (last === undefined) return;
    this.refused++;
    this.options.onRefused?.();
    this.remove(last);
  }
}

/** Removes the next task that may run from its group. */
function takeNext(group: GroupState): WaitingTask | undefined {
  if (group.waiting === 0 || group.isFull) return undefined;
  for (const [name, inner] of group.groups) {
    const task = takeNext(inner);
    if (task === undefined) continue;
    group.groups.delete(name);
    group.groups.set(name, inner); // now the last one
    return task;
  }
  return group.tasks.shift();
}

/** The group with the most waiting tasks; of several, the one that arrived last. */
function longestOf({ groups }: GroupState): GroupState {
  return [...groups.values()].reduce((longest, group) =>
    group.waiting >= longest.waiting ? group : longest,
  );
}

/** Forgets the groups of a path that have no task any more. */
function removeEmpty(path: readonly GroupState[]): void {
  for (let index = path.length - 1; index > 0; index--) {
    const group = path[index];
    if (group !== undefined && group.running + group.waiting === 0) {
      path[index - 1]?.groups.delete(group.name);
    }
  }
}
