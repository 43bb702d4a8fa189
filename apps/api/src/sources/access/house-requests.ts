import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { BoundedQueue } from '#platform/queue/bounded-queue.js';
import { Config } from '../../config.js';
import { AttemptCounter } from '../../rate-limit/attempt-counter.js';
import { WINDOW } from '../../rate-limit/attempt-limits.js';
import { RateLimitMetrics } from '../../rate-limit/rate-limit.metrics.js';

/** Maximum number of searches and previews of a house per window. */
const MAX_PER_WINDOW = 300;
/** Maximum number of searches and previews of a house that run at once, and that wait. */
const CONCURRENCY = 2;
const MAX_WAITING = 16;

/** The searches and previews of a house that run or wait. */
interface HouseQueue {
  readonly queue: BoundedQueue;
  size: number;
}

/** Limits the searches and previews of each house, so that one cannot use all requests to sites. */
@Injectable()
export class HouseRequests {
  private readonly houses = new Map<number, HouseQueue>();

  constructor(
    private readonly counter: AttemptCounter,
    private readonly config: Config,
    private readonly metrics: RateLimitMetrics,
  ) {}

  /**
   * Counts a request of a house and runs it in its turn.
   *
   * @throws TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE
   */
  async run<T>(houseId: number, request: () => Promise<T>): Promise<T> {
    await this.count(houseId);
    const house = this.houses.get(houseId) ?? {
      queue: new BoundedQueue(CONCURRENCY, MAX_WAITING),
      size: 0,
    };
    this.houses.set(houseId, house);
    house.size += 1;
    try {
      return await house.queue.run(request);
    } finally {
      house.size -= 1;
      if (house.size === 0) this.houses.delete(houseId);
    }
  }

  private async count(houseId: number): Promise<void> {
    if (!this.config.rateLimit) return;
    const key = `source:house:${String(houseId)}`;
    const wait = await this.counter.count([{ key, max: MAX_PER_WINDOW }], WINDOW);
    if (wait > 0) {
      this.metrics.countRefusal('source_requests');
      throw new AppError('TOO_MANY_REQUESTS', undefined, Math.ceil(wait / 1000));
    }
  }
}
