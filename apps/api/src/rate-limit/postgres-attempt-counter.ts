import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database.js';
import {
  DELETE_EXPIRED_COUNTERS,
  INCREMENT_ATTEMPTS,
  REFUND_ATTEMPTS,
} from './attempt-counter.repository.js';
import { type AttemptCounter, type Attempts, throttlerRecord } from './attempt-counter.js';

/** Milliseconds between two deletions of expired counters. */
const CLEANUP_INTERVAL = 10 * 60 * 1000;

/** Counts attempts in PostgreSQL, which every process of the service shares. */
export class PostgresAttemptCounter implements AttemptCounter, OnModuleInit, OnModuleDestroy {
  private cleanup: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.cleanup = setInterval(() => {
      // After an error the next cleanup deletes the same counters.
      this.database.write(DELETE_EXPIRED_COUNTERS, []).catch(() => undefined);
    }, CLEANUP_INTERVAL).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.cleanup);
  }

  async increment(key: string, ttl: number, limit: number) {
    const [attempts] = await this.database.write<Attempts>(INCREMENT_ATTEMPTS, [key, ttl, limit]);
    return throttlerRecord(attempts ?? { count: 1, expiresIn: ttl }, limit);
  }

  async refund(keys: readonly string[]): Promise<void> {
    await this.database.write(REFUND_ATTEMPTS, [keys]);
  }
}
