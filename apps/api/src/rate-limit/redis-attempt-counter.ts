import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { AppError } from '#platform/errors/app-error.js';
import { type AttemptCounter, throttlerRecord } from './attempt-counter.js';

const PREFIX = 'popote:attempt:';

/** Timeout of connecting and of a command, in milliseconds. */
const TIMEOUT = 500;

/** Counts attempts in Redis. If Redis is unreachable, attempts fail closed with 503. */
export class RedisAttemptCounter implements AttemptCounter, OnApplicationShutdown {
  private readonly logger = new Logger(RedisAttemptCounter.name);
  private readonly redis: Redis;

  constructor(url: string) {
    this.redis = new Redis(url, {
      keyPrefix: PREFIX,
      connectTimeout: TIMEOUT,
      commandTimeout: TIMEOUT,
      maxRetriesPerRequest: 1,
    });
    this.redis.on('error', (error) => {
      this.logger.error(error);
    });
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /** @throws SERVICE_UNAVAILABLE */
  async increment(key: string, ttl: number, limit: number) {
    const transaction = this.redis.multi().set(key, 0, 'PX', ttl, 'NX').incr(key).pttl(key);
    const results = await transaction.exec().catch(() => null);
    const [count, expiresIn] = (results ?? []).slice(1).map(([, result]) => Number(result));
    if (count === undefined || expiresIn === undefined) {
      throw new AppError('SERVICE_UNAVAILABLE');
    }
    return throttlerRecord({ count, expiresIn }, limit);
  }

  /**
   * `decr` would create an expired counter again, without an expiry. `set` therefore creates a
   * missing counter first, for one millisecond.
   */
  async refund(keys: readonly string[]): Promise<void> {
    const transaction = this.redis.multi();
    for (const key of keys) transaction.set(key, 0, 'PX', 1, 'NX').decr(key);
    await transaction.exec();
  }
}
