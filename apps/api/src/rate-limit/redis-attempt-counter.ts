import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { AppError } from '#platform/errors/app-error.js';
import { AttemptCounter, type Counter } from './attempt-counter.js';

const PREFIX = 'popote:attempt:';

/** Timeout of connecting and of a command, in milliseconds. */
const TIMEOUT = 500;

/** Counts attempts in Redis. If Redis is unreachable, attempts fail closed with 503. */
export class RedisAttemptCounter extends AttemptCounter implements OnApplicationShutdown {
  private readonly logger = new Logger(RedisAttemptCounter.name);
  private readonly redis: Redis;

  constructor(url: string) {
    super();
    this.redis = new Redis(url, {
      keyPrefix: PREFIX,
      connectTimeout: TIMEOUT,
      commandTimeout: TIMEOUT,
      maxRetriesPerRequest: 1,
    });
    this.redis.on('error', (error) => {
      this.logger.error(
        { event: 'redis-unreachable', err: error },
        'The connection to Redis failed.',
      );
    });
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /** @throws SERVICE_UNAVAILABLE */
  async count(counters: readonly Counter[], window: number): Promise<number> {
    const keys = counters.map(({ key }) => key);
    const max = counters.map((counter) => counter.max);
    const wait = await this.redis
      .eval(COUNT, keys.length, ...keys, window, ...max)
      .catch((error: unknown) => {
        this.logger.error(
          { event: 'attempt-not-counted', err: error },
          'An attempt could not be counted.',
        );
        throw new AppError('SERVICE_UNAVAILABLE');
      });
    return Number(wait);
  }

  async refund(keys: readonly string[]): Promise<void> {
    await this.redis.eval(REFUND, keys.length, ...keys);
  }
}

/** KEYS: counters. ARGV: window in milliseconds, then the maximum of each counter. */
const COUNT = `
  local wait = 0
  for i, key in ipairs(KEYS) do
    if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[i + 1]) then
      wait = math.max(wait, redis.call('PTTL', key), 1)
    end
  end
  if wait > 0 then return wait end
  for _, key in ipairs(KEYS) do
    if redis.call('INCR', key) == 1 then redis.call('PEXPIRE', key, ARGV[1]) end
  end
  return 0`;

/** KEYS: counters. A counter that has expired is not created again. */
const REFUND = `
  for _, key in ipairs(KEYS) do
    if redis.call('EXISTS', key) == 1 and redis.call('DECR', key) <= 0 then
      redis.call('DEL', key)
    end
  end`;
