import { AppError } from '../errors/app-error.js';
import type { QueueLoad } from './bounded-queue.js';

/** A task that waits. */
interface WaitingTask {
  readonly start: () => void;
  readonly reject: (error: AppError) => void;
}

/**
 * Runs a limited number of tasks at once. The others wait in one queue for each client, and clients
 * take turns, so that a client waits for one task of each other client at most. When too many tasks
 * wait, the client with the most tasks loses its last one. Not p-queue, which has one queue.
 */
export class FairQueue {
  /** Waiting tasks by client. The first client is the next to take its turn. */
  private readonly waiting = new Map<string, WaitingTask[]>();
  private running = 0;
  private waitingCount = 0;
  private refused = 0;

  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
  ) {}

  get load(): QueueLoad {
    return { running: this.running, waiting: this.waitingCount, refused: this.refused };
  }

  /**
   * Runs a task when it is the client's turn. A task whose `signal` is aborted while it waits does
   * not run.
   *
   * @throws SERVICE_UNAVAILABLE when the task is removed from the queue
   */
  run<T>(client: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const waiting: WaitingTask = {
        start: () => {
          signal.removeEventListener('abort', abort);
          this.running++;
          void task()
            .then(resolve, reject)
            .finally(() => {
              this.running--;
              this.startNext();
            });
        },
        reject: (error) => {
          signal.removeEventListener('abort', abort);
          reject(error);
        },
      };
      const abort = () => {
        this.remove(client, waiting);
      };
      if (signal.aborted) {
        reject(new AppError('SERVICE_UNAVAILABLE'));
        return;
      }
      signal.addEventListener('abort', abort);
      this.add(client, waiting);
      this.startNext();
      if (this.waitingCount > this.maxWaiting) this.removeLastOfLongest();
    });
  }

  private add(client: string, task: WaitingTask): void {
    this.waiting.set(client, [...(this.waiting.get(client) ?? []), task]);
    this.waitingCount++;
  }

  private startNext(): void {
    const [next] = this.waiting;
    if (next === undefined || this.running >= this.concurrency) return;
    const [client, [task, ...rest]] = next;
    this.waiting.delete(client);
    if (rest.length > 0) this.waiting.set(client, rest); // now the last client
    this.waitingCount--;
    task?.start();
  }

  private remove(client: string, task: WaitingTask): void {
    const rest = (this.waiting.get(client) ?? []).filter((waiting) => waiting !== task);
    if (rest.length > 0) this.waiting.set(client, rest);
    else this.waiting.delete(client);
    this.waitingCount--;
    task.reject(new AppError('SERVICE_UNAVAILABLE'));
  }

  private removeLastOfLongest(): void {
    let longest: [string, WaitingTask[]] = ['', []];
    // `>=` prefers the client that arrived last.
    for (const entry of this.waiting) if (entry[1].length >= longest[1].length) longest = entry;
    const last = longest[1].at(-1);
    if (last === undefined) return;
    this.refused++;
    this.remove(longest[0], last);
  }
}
