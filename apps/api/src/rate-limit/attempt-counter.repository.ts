import type { PreparedStatement } from '../database/prepared-statement.js';

/**
 * `$1` key, `$2` window in milliseconds, `$3` limit. The count never exceeds the limit by more than
 * one. Returns the count, and the milliseconds until the window ends.
 */
export const INCREMENT_ATTEMPTS: PreparedStatement = {
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
export const REFUND_ATTEMPTS: PreparedStatement = {
  name: 'attempt-refund',
  text: 'update attempt_counter set count = count - 1 where key = any ($1) and count > 0',
};

export const DELETE_EXPIRED_COUNTERS: PreparedStatement = {
  name: 'attempt-delete-expired',
  text: 'delete from attempt_counter where expires_at <= now()',
};
