import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { LEASE_SECONDS, MAX_STEPS, type ResultsRequest } from '#internal-api/contract.js';
import {
  ApiOverloaded,
  InternalApiClient,
  RequestRejected,
} from '#internal-api/internal-api.client.js';
import { beginTrace } from '#platform/tracing/span.js';
import { backoff } from './backoff.js';
import { StepDetector } from './step-detector.js';
import { WorkerMetrics } from './worker.metrics.js';

/** Results without their version. */
type Results = Required<Omit<ResultsRequest, 'detectorVersion'>>;

/** Interval between claims while no steps are pending, in milliseconds. */
const POLL_INTERVAL = 3_000;
/** Claims whose results are delivered at the same time. */
const MAX_DELIVERIES = 2;
/** Time after the signal to stop during which deliveries are retried, in milliseconds. */
const STOP_RETRY_TIME = 5_000;
/** Failed requests before a warning is logged, half a minute: the API may still be starting. */
const FAILURES_BEFORE_WARNING = 10;

/**
 * Claims pending steps, runs detection and delivers the results until no steps are pending. Then it
 * sleeps until it is woken or the poll interval ends. The next steps are claimed and detected while the
 * results of two claims are delivered. The worker keeps no state: steps without a result are claimed again when their lease
 * ends, and a result that is delivered twice is applied once.
 */
@Injectable()
export class Worker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Worker.name);
  private pauses = new AbortController();
  private running: Promise<void> | undefined;
  private stopping = false;
  private retryUntil = Infinity;
  private failures = 0;
  private applied = 0;

  constructor(
    private readonly api: InternalApiClient,
    private readonly detector: StepDetector,
    private readonly metrics: WorkerMetrics,
  ) {}

  /** Starts the loop once, also when the hook is called again. */
  onApplicationBootstrap(): void {
    this.running ??= this.run();
  }

  /** Delivers the current results and stops. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.retryUntil = Date.now() + STOP_RETRY_TIME;
    this.wake();
    await this.running;
    await this.api.close();
  }

  /** Checks for pending steps immediately. */
  wake(): void {
    this.pauses.abort();
  }

  private async run(): Promise<void> {
    const deliveries = new Set<Promise<void>>();
    while (!this.stopping) {
      const batch = beginTrace('worker batch');
      // Before the claim, so that it is not later than the end of the lease in the database.
      const leaseEndsAt = Date.now() + LEASE_SECONDS * 1000;
      const results = await batch.run(() => this.detectNext());
      if (results.results.length + results.texts.length === 0) {
        batch.end();
        await Promise.all(deliveries);
        await this.sleep();
        continue;
      }
      if (deliveries.size === MAX_DELIVERIES) await Promise.race(deliveries);
      const delivery = batch
        .run(() => this.deliver(results, leaseEndsAt))
        .finally(() => {
          batch.end();
          deliveries.delete(delivery);
        });
      deliveries.add(delivery);
    }
    await Promise.all(deliveries);
  }

  /** Detects the next texts. Returns no results if none are pending or the API is unreachable. */
  private async detectNext(): Promise<Results> {
    const { version: detectorVersion } = this.detector;
    try {
      const { steps, texts = [] } = await this.api.claim({ detectorVersion, limit: MAX_STEPS });
      this.recordSuccess();
      const results = await this.detector.detect(steps);
      this.metrics.countFailedSteps(steps.length - results.length);
      return { results, texts: await this.detector.detectTexts(texts) };
    } catch (error) {
      this.recordFailure(error);
      return { results: [], texts: [] };
    }
  }

  /**
   * Retries until the lease ends, or for a few seconds while the worker stops. Then another worker
   * can claim the steps after the lease. While the API is overloaded it retries without end: results
   * that are given up count as a failed claim, and after some of those the steps are set aside.
   */
  private async deliver(results: Results, leaseEndsAt: number): Promise<void> {
    for (;;) {
      try {
        const { version: detectorVersion } = this.detector;
        const summary = await this.api.deliver({ detectorVersion, ...results });
        this.recordSuccess();
        this.metrics.countBatch('delivered');
        this.metrics.countResults(summary);
        this.applied += summary.applied;
        return;
      } catch (error) {
        if (error instanceof RequestRejected) {
          this.logger.error(
            { event: 'results-rejected', err: error, steps: results.results.length },
            'The API rejected results.',
          );
          this.metrics.countBatch('refused');
          return;
        }
        this.recordFailure(error);
        const retryUntil = error instanceof ApiOverloaded ? Infinity : leaseEndsAt;
        if (Date.now() >= Math.min(retryUntil, this.retryUntil)) {
          this.metrics.countBatch('abandoned');
          return;
        }
        await this.pause(backoff(this.failures));
      }
    }
  }

  private async sleep(): Promise<void> {
    if (this.failures > 0) return this.pause(backoff(this.failures));
    if (this.applied > 0) {
      this.logger.log(
        { event: 'detection-completed', steps: this.applied },
        'Detection is up to date.',
      );
    }
    this.applied = 0;
    await this.pause(POLL_INTERVAL);
  }

  /** Waits until it is woken, or not at all when it was woken meanwhile. */
  private async pause(milliseconds: number): Promise<void> {
    const { signal } = this.pauses;
    await new Promise<void>((resolve) => {
      const finish = (): void => {
        signal.removeEventListener('abort', finish);
        resolve();
      };
      signal.addEventListener('abort', finish);
      if (signal.aborted) finish();
      setTimeout(finish, milliseconds).unref();
    });
    if (this.pauses.signal.aborted) this.pauses = new AbortController();
  }

  private recordSuccess(): void {
    if (this.failures >= FAILURES_BEFORE_WARNING) {
      this.logger.log({ event: 'api-reachable' }, 'The API is reachable again.');
    }
    this.failures = 0;
    this.metrics.countSuccess();
  }

  private recordFailure(error: unknown): void {
    this.failures++;
    this.metrics.countFailure();
    if (this.failures === FAILURES_BEFORE_WARNING) {
      this.logger.warn(
        { event: 'api-unreachable', err: error },
        'The API is unreachable; the worker keeps retrying.',
      );
    }
  }
}
