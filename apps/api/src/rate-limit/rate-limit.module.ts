import { Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config.js';
import { Database } from '../database/database.service.js';
import { WINDOW } from './attempt-limits.js';
import { attemptedAccount } from './attempted-account.js';
import { PostgresAttemptCounter } from './postgres-attempt-counter.js';
import { RedisAttemptCounter } from './redis-attempt-counter.js';

/** Routes say how much they allow; without a limit of their own they would allow nothing. */
const UNSET = { limit: 0, ttl: WINDOW };

/** How often things may be tried: counters that every process of the service shares. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [Config, Database],
      useFactory: ({ redisUrl }: Config, database: Database) => ({
        storage:
          redisUrl === undefined
            ? new PostgresAttemptCounter(database)
            : new RedisAttemptCounter(redisUrl),
        throttlers: [
          {
            ...UNSET,
            name: 'account',
            skipIf: (context) =>
              attemptedAccount(context.switchToHttp().getRequest<FastifyRequest>()) === undefined,
            getTracker: (request) => attemptedAccount(request as FastifyRequest) ?? '',
          },
          { ...UNSET, name: 'address' },
        ],
      }),
    }),
  ],
})
export class RateLimitModule {}
