import type { ThrottlerStorage } from '@nestjs/throttler';

/** A counter after one more attempt. */
export interface Attempts {
  readonly count: number;
  /** Milliseconds until it starts from nothing again. */
  readonly expiresIn: number;
}

/** Where attempts are counted: a place that every process of the service shares. */
export interface AttemptCounter extends ThrottlerStorage {
  /** Takes one attempt back from each of the counters. */
  forgive(keys: readonly string[]): Promise<void>;
}

/** What the throttler wants to know of a counter. */
export function throttlerRecord({ count, expiresIn }: Attempts, limit: number) {
  const seconds = Math.max(1, Math.ceil(expiresIn / 1000));
  return {
    totalHits: count,
    timeToExpire: seconds,
    isBlocked: count > limit,
    timeToBlockExpire: seconds,
  };
}
