/** A counter of attempts. */
export interface Counter {
  readonly key: string;
  /** Attempts per window. */
  readonly max: number;
}

/** Counters of attempts, shared by every process of the service. */
export abstract class AttemptCounter {
  /**
   * Counts one attempt on every counter, or on none if one of them has reached its maximum. A
   * counter is reset `window` milliseconds after its first attempt.
   *
   * @returns 0 when the attempt was counted, otherwise the milliseconds until it can be
   */
  abstract count(counters: readonly Counter[], window: number): Promise<number>;

  /** Takes one attempt off each of the counters. */
  abstract refund(keys: readonly string[]): Promise<void>;
}
