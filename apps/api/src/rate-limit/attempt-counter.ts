import type { ThrottlerStorage } from '@nestjs/throttler';

/** State of a counter after an increment. */
export interface Attempts {
  readonly count: number;
  /** Milliseconds until the counter is reset. */
  readonly expiresIn: number;
}

/** Counters of attempts, shared by every process of the service. */
export interface AttemptCounter extends ThrottlerStorage {
  /** Decrements each of the counters by one. */
  refund(keys: readonly string[]): Promise<void>;
}

/** A counter in the format of the throttler. */
export function throttlerRecord({ count, expiresIn }: Attempts, limit: number) {
  const seconds = Math.max(1, Math.ceil(expiresIn / 1000));
  return {
    totalHits: count,
    timeToExpire: seconds,
    isBlocked: count > limit,
    timeToBlockExpire: seconds,
  };
}
