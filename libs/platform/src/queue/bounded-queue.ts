import PQueue from 'p-queue';
import { AppError } from '../errors/app-error.js';

/** Runs a limited number of tasks at once and queues a limited number of further tasks, in order. */
export class BoundedQueue {
  private readonly queue: PQueue;

  constructor(
    concurrency: number,
    private readonly maxWaiting: number,
  ) {
    this.queue = new PQueue({ concurrency });
  }

  /** @throws SERVICE_UNAVAILABLE when `maxWaiting` tasks are waiting */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.queue.size >= this.maxWaiting) throw new AppError('SERVICE_UNAVAILABLE');
    return this.queue.add(task);
  }
}
