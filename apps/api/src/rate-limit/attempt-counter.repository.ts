import type { Database } from '../database/database.js';
import { prepared } from '../database/prepared-statement.js';
import { AttemptCounter, type Counter } from './attempt-counter.js';

/** Counts attempts in PostgreSQL, which every process of the service shares. */
export class AttemptCounterRepository extends AttemptCounter {
  constructor(private readonly database: Database) {
    super();
  }

  async count(counters: readonly Counter[], window: number): Promise<number> {
    const keys = counters.map(({ key }) => key);
    const max = counters.map((counter) => counter.max);
    const [result] = await this.database.write<CountResult>(COUNT, [keys, max, window]);
    const { wait, counted } = result ?? { wait: null, counted: true };
    if (wait === null) return 0;
    // Concurrent attempts may all have read a counter below its maximum.
    if (counted) await this.refund(keys);
    return Math.max(1, wait);
  }

  async refund(keys: readonly string[]): Promise<void> {
    await this.database.write(REFUND, [keys]);
  }
}

interface CountResult {
  /** Milliseconds until the exhausted counters are reset; null when there are none. */
  readonly wait: number | null;
  /** Whether the statement counted the attempt. */
  readonly counted: boolean;
}

/**
 * `$1` keys, `$2` their maxima, `$3` window in milliseconds. Writes no row when a counter is already
 * exhausted. Rows are locked in the order of their keys, here and in REFUND.
 */
const COUNT = prepared('attempt-count')(`
    with attempt as (
      select key, max from unnest($1::text[], $2::int[]) as attempt (key, max)
    ),
    exhausted as (
      select counter.expires_at
      from attempt_counter counter join attempt on attempt.key = counter.key
      where counter.key = any ($1) and counter.count >= attempt.max and counter.expires_at > now()
    ),
    counted as (
      insert into attempt_counter as counter (key, count, expires_at)
      select key, 1, now() + $3::int * interval '1 millisecond'
      from attempt where not exists (select from exhausted) order by key
      on conflict (key) do update set
        count = case when counter.expires_at <= now() then 1 else counter.count + 1 end,
        expires_at = case
          when counter.expires_at <= now() then excluded.expires_at
          else counter.expires_at
        end
      returning key, count, expires_at
    ),
    refusing as (
      select expires_at from exhausted
      union all
      select expires_at from counted join attempt using (key) where count > max
    )
    select (extract(epoch from max(expires_at) - now()) * 1000)::int as wait,
      exists (select from counted) as counted
    from refusing`);

/** `$1` keys. Deletes the counters that reach zero. */
const REFUND = prepared('attempt-refund')(`
    with refunded as (
      select key, count from attempt_counter where key = any ($1) order by key for update
    ),
    decremented as (
      update attempt_counter counter set count = counter.count - 1
      from refunded where counter.key = refunded.key and refunded.count > 1
    )
    delete from attempt_counter counter
    using refunded where counter.key = refunded.key and refunded.count <= 1`);
