import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { AppError } from '#platform/errors/app-error.js';
import { AttemptLimiter } from '../../rate-limit/attempt-limiter.service.js';
import { WINDOW } from '../../rate-limit/attempt-limits.js';
import { RefusalsMetrics } from '../../overload/refusals.metrics.js';

/** Maximum number of searches and previews of a house per window. */
const MAX_PER_WINDOW = 300;
/** Maximum number of searches and previews of a house that run at once, and that wait. */
const CONCURRENCY = 2;
const MAX_WAITING = 16;
/** Seconds after which a client may retry when too many wait. */
const RETRY_AFTER = 2;

/** The searches and previews of a house that run or wait. */
interface HouseQueue {
  readonly queue: PQueue;
  size: number;
}

/** Limits the searches and previews of each house, so that one cannot use all requests to sites. */
@Injectable()
export class HouseRequests {
  private readonly houses = new Map<number, HouseQueue>();

  constructor(
    private readonly limiter: AttemptLimiter,
    private readonly metrics: RefusalsMetrics,
  ) {}

  /**
   * Counts a request of a house and runs it in its turn.
   *
   * @throws TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE
   */
  async run<T>(houseId: number, request: () => Promise<T>): Promise<T> {
    const counter = { key: `source:house:${String(houseId)}`, max: MAX_PER_WINDOW };
    await this.limiter.count('source_requests', counter, WINDOW);
    const house = this.houses.get(houseId) ?? {
      queue: new PQueue({ concurrency: CONCURRENCY }),
      size: 0,
    };
    if (house.size === CONCURRENCY + MAX_WAITING) {
      this.metrics.countRateLimit('source_requests');
      throw new AppError('TOO_MANY_REQUESTS', undefined, RETRY_AFTER);
    }
    this.houses.set(houseId, house);
    house.size += 1;
    try {
      return await house.queue.add(request);
    } finally {
      house.size -= 1;
      if (house.size === 0) this.houses.delete(houseId);
    }
  }
}
