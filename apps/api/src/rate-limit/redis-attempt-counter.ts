import { Logger, type OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import { AppError } from '#platform/errors/app-error.js';
import { type AttemptCounter, throttlerRecord } from './attempt-counter.js';

const PREFIX = 'popote:attempt:';

/** Milliseconds until a Redis that does not answer is given up on. */
const PATIENCE = 500;

/** Seconds after which it makes sense to try again. */
const RETRY_AFTER = 2;

/** Counts in Redis. Without an answer of it nobody guesses passwords: the attempt is refused. */
export class RedisAttemptCounter implements AttemptCounter, OnModuleDestroy {
  private readonly logger = new Logger(RedisAttemptCounter.name);
  private readonly redis: Redis;

  constructor(url: string) {
    this.redis = new Redis(url, {
      keyPrefix: PREFIX,
      connectTimeout: PATIENCE,
      commandTimeout: PATIENCE,
      maxRetriesPerRequest: 1,
    });
    this.redis.on('error', (error) => {
      this.logger.error(error);
    });
  }

  onModuleDestroy(): void {
    this.redis.disconnect();
  }

  /** @throws SERVICE_UNAVAILABLE */
  async increment(key: string, ttl: number, limit: number) {
    const transaction = this.redis.multi().set(key, 0, 'PX', ttl, 'NX').incr(key).pttl(key);
    const results = await transaction.exec().catch(() => null);
    const [count, expiresIn] = (results ?? []).slice(1).map(([, result]) => Number(result));
    if (count === undefined || expiresIn === undefined) {
      throw new AppError('SERVICE_UNAVAILABLE', undefined, RETRY_AFTER);
    }
    return throttlerRecord({ count, expiresIn }, limit);
  }

  /** A counter that has expired meanwhile is set up for a moment: never below nothing for long. */
  async forgive(keys: readonly string[]): Promise<void> {
    const transaction = this.redis.multi();
    for (const key of keys) transaction.set(key, 0, 'PX', 1, 'NX').decr(key);
    await transaction.exec();
  }
}
