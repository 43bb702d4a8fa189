import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database.js';
import type { PreparedStatement } from '../database/prepared-statement.js';
import { type AttemptCounter, type Attempts, throttlerRecord } from './attempt-counter.js';

/** Milliseconds between two deletions of expired counters. */
const CLEANUP_INTERVAL = 10 * 60 * 1000;

/** Counts attempts in PostgreSQL, which every process of the service shares. */
export class AttemptCounterRepository implements AttemptCounter, OnModuleInit, OnModuleDestroy {
  private cleanup: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.cleanup = setInterval(() => {
      // After an error the next cleanup deletes the same counters.
      this.database.write(DELETE_EXPIRED, []).catch(() => undefined);
    }, CLEANUP_INTERVAL).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.cleanup);
  }

  async increment(key: string, ttl: number, limit: number) {
    const [attempts] = await this.database.write<Attempts>(INCREMENT, [key, ttl, limit]);
    return throttlerRecord(attempts ?? { count: 1, expiresIn: ttl }, limit);
  }

  async refund(keys: readonly string[]): Promise<void> {
    await this.database.write(REFUND, [keys]);
  }
}

/**
 * `$1` key, `$2` window in milliseconds, `$3` limit. The count never exceeds the limit by more than
 * one. Returns the count, and the milliseconds until the window ends.
 */
const INCREMENT: PreparedStatement = {
  name: 'attempt-increment',
  text: `
    insert into attempt_counter as counter (key, count, expires_at)
    values ($1, 1, now() + $2::int * interval '1 millisecond')
    on conflict (key) do update set
      count = case
        when counter.expires_at <= now() then 1
        else least(counter.count, $3) + 1
      end,
      expires_at = case
        when counter.expires_at <= now() then excluded.expires_at
        else counter.expires_at
      end
    returning count, (extract(epoch from expires_at - now()) * 1000)::int as "expiresIn"`,
};

/** `$1` keys. */
const REFUND: PreparedStatement = {
  name: 'attempt-refund',
  text: 'update attempt_counter set count = count - 1 where key = any ($1) and count > 0',
};

const DELETE_EXPIRED: PreparedStatement = {
  name: 'attempt-delete-expired',
  text: 'delete from attempt_counter where expires_at <= now()',
};
