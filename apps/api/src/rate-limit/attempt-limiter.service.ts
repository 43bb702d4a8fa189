import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../config.js';
import { AttemptCounter, type Counter } from './attempt-counter.js';
import {
  type Attempter,
  type AttemptKind,
  countersOf,
  isCounted,
  type OutcomeCounter,
  WINDOW,
} from './attempt-limits.js';
import { RefusalsMetrics } from '../overload/refusals.metrics.js';

/** Limits of requests that are counted whatever their outcome. */
export type RequestLimit =
  | 'source_requests'
  | 'detection'
  | 'oidc'
  | 'export'
  | 'archives'
  | 'secret_address'
  | 'house_import';

/**
 * Limits attempts. Services call it after the request was validated, so that an invalid request
 * writes no counter; a guard or an interceptor of Nest would run before the validation.
 */
@Injectable()
export class AttemptLimiter {
  private readonly logger = new Logger(AttemptLimiter.name);

  constructor(
    private readonly counter: AttemptCounter,
    private readonly config: Config,
    private readonly metrics: RefusalsMetrics,
  ) {}

  /**
   * Runs `attempt`. It is counted before it runs, so that concurrent requests cannot exceed a
   * limit, and refunded on the counters that do not count its outcome.
   *
   * @throws TOO_MANY_REQUESTS when a limit is reached; the attempt does not run
   */
  async run<T>(kind: AttemptKind, attempter: Attempter, attempt: () => Promise<T>): Promise<T> {
    if (!this.config.rateLimit) return attempt();
    const counters = countersOf(kind, attempter);
    const wait = await this.counter.count(counters, WINDOW);
    if (wait > 0) throw this.refusal(kind, wait);
    try {
      const result = await attempt();
      await this.refund(counters.filter((counter) => !isCounted(counter)));
      return result;
    } catch (error) {
      await this.refund(counters.filter((counter) => !isCounted(counter, error)));
      throw error;
    }
  }

  /**
   * Counts a request whatever its outcome, such as one of a person that takes much work.
   *
   * @param window milliseconds from the first request until its counter is reset
   * @throws TOO_MANY_REQUESTS when the limit is reached
   */
  async count(limit: RequestLimit, counter: Counter, window: number): Promise<void> {
    if (!this.config.rateLimit) return;
    const wait = await this.counter.count([counter], window);
    if (wait > 0) throw this.refusal(limit, wait);
  }

  private refusal(limit: AttemptKind | RequestLimit, wait: number): AppError {
    this.metrics.countRateLimit(limit);
    return new AppError('TOO_MANY_REQUESTS', undefined, Math.ceil(wait / 1000));
  }

  /** An error of the counter is logged and does not change the outcome of the attempt. */
  private async refund(counters: readonly OutcomeCounter[]): Promise<void> {
    if (counters.length === 0) return;
    const keys = counters.map(({ key }) => key);
    await this.counter.refund(keys).catch((error: unknown) => {
      this.logger.warn(
        { event: 'attempt-not-refunded', err: error },
        'An attempt could not be refunded.',
      );
    });
  }
}
