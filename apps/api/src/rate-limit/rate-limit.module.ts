import { Global, Module } from '@nestjs/common';
import { Config } from '../config.js';
import { Database } from '../database/database.js';
import { AttemptCounter } from './attempt-counter.js';
import { AttemptCounterRepository } from './attempt-counter.repository.js';
import { AttemptLimiter } from './attempt-limiter.service.js';
import { ExportRuns } from './export-runs.service.js';
import { RefusalsMetrics } from '../overload/refusals.metrics.js';
import { RedisAttemptCounter } from './redis-attempt-counter.js';

/** Rate limits, counted in Redis if it is configured, otherwise in PostgreSQL; and all refusals. */
@Global()
@Module({
  providers: [
    AttemptLimiter,
    ExportRuns,
    RefusalsMetrics,
    {
      provide: AttemptCounter,
      inject: [Config, Database],
      useFactory: ({ redisUrl }: Config, database: Database) =>
        redisUrl === undefined
          ? new AttemptCounterRepository(database)
          : new RedisAttemptCounter(redisUrl),
    },
  ],
  exports: [AttemptCounter, AttemptLimiter, ExportRuns, RefusalsMetrics],
})
export class RateLimitModule {}
