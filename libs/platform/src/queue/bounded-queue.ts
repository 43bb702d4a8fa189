import PQueue from 'p-queue';
import { AppError } from '../errors/app-error.js';

/** Runs a limited number of tasks at once and queues a limited number of further tasks, in order. */
export class BoundedQueue {
  private readonly queue: PQueue;
  private refused = 0;

  constructor(
    concurrency: number,
    private readonly maxWaiting: number,
  ) {
    this.queue = new PQueue({ concurrency });
  }

  get load(): QueueLoad {
    return { running: this.queue.pending, waiting: this.queue.size, refused: this.refused };
  }

  /** @throws SERVICE_UNAVAILABLE when `maxWaiting` tasks are waiting */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.queue.size >= this.maxWaiting) {
      this.refused++;
      throw new AppError('SERVICE_UNAVAILABLE');
    }
    return this.queue.add(task);
  }
}

/** How busy a queue is. */
export interface QueueLoad {
  readonly running: number;
  readonly waiting: number;
  /** Tasks refused since the start of the process because too many waited. */
  readonly refused: number;
}
