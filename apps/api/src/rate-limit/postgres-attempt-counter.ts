import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database.service.js';
import type { PreparedStatement } from '../database/prepared-statement.js';
import { type AttemptCounter, type Attempts, throttlerRecord } from './attempt-counter.js';

/** `$1` key, `$2` milliseconds, `$3` limit: beyond it there is nothing to count. */
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
  name: 'attempt-forgive',
  text: 'update attempt_counter set count = count - 1 where key = any ($1) and count > 0',
};

const SWEEP: PreparedStatement = {
  name: 'attempt-sweep',
  text: 'delete from attempt_counter where expires_at <= now()',
};

/** Milliseconds between two sweeps of counters that have expired. */
const SWEEP_EVERY = 10 * 60 * 1000;

/** Counts in the service's own database: nothing else to run, and every process sees the same. */
export class PostgresAttemptCounter implements AttemptCounter, OnModuleInit, OnModuleDestroy {
  private sweeping: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.sweeping = setInterval(() => {
      this.database.write(SWEEP, []).catch(() => undefined); // the next sweep takes them along
    }, SWEEP_EVERY).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.sweeping);
  }

  async increment(key: string, ttl: number, limit: number) {
    const [attempts] = await this.database.write<Attempts>(INCREMENT, [key, ttl, limit]);
    return throttlerRecord(attempts ?? { count: 1, expiresIn: ttl }, limit);
  }

  async forgive(keys: readonly string[]): Promise<void> {
    await this.database.write(REFUND, [keys]);
  }
}
