import { Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config.js';
import { Database } from '../database/database.js';
import { WINDOW } from './attempt-limits.js';
import { attemptedAccount } from './attempted-account.js';
import { AttemptCounterRepository } from './attempt-counter.repository.js';
import { RedisAttemptCounter } from './redis-attempt-counter.js';

/** Default of the throttler. `LimitAttempts` sets the limits of each route. */
const DEFAULT = { limit: 0, ttl: WINDOW };

/** Rate limits, counted in Redis if it is configured, otherwise in PostgreSQL. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [Config, Database],
      useFactory: ({ redisUrl }: Config, database: Database) => ({
        storage:
          redisUrl === undefined
            ? new AttemptCounterRepository(database)
            : new RedisAttemptCounter(redisUrl),
        throttlers: [
          {
            ...DEFAULT,
            name: 'account',
            skipIf: (context) =>
              attemptedAccount(context.switchToHttp().getRequest<FastifyRequest>()) === undefined,
            getTracker: (request) => attemptedAccount(request as FastifyRequest) ?? '',
          },
          { ...DEFAULT, name: 'address' },
        ],
      }),
    }),
  ],
})
export class RateLimitModule {}
