import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { LEASE_SECONDS, MAX_STEPS, type StepResult } from '#internal-api/contract.js';
import { InterruptibleSleep } from './interruptible-sleep.js';
import { InternalApiClient, RequestRefused } from '#internal-api/internal-api.client.js';
import { backoff } from './backoff.js';
import { batches } from './batches.js';
import { StepDetector } from './step-detector.js';

/** How often it looks by itself whether anything is owed, in milliseconds. */
const POLL_INTERVAL = 3_000;
/** Attempts to reach the API before it is worth a warning: it may just be starting. */
const FAILURES_BEFORE_WARNING = 6;

/**
 * Claims owed steps, analyses them, and delivers what was found, as long as there are any; then
 * sleeps until somebody wakes it or some seconds have gone by. While results are under way, the
 * next steps are claimed and analysed. It keeps nothing: what is lost with it comes up again
 * when its lease ends, and what is delivered twice is applied once.
 */
@Injectable()
export class Worker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Worker.name);
  private readonly pause = new InterruptibleSleep();
  private running: Promise<void> | undefined;
  private stopping = false;
  private failures = 0;
  private applied = 0;

  constructor(
    private readonly api: InternalApiClient,
    private readonly detector: StepDetector,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  /** Finishes what it is at, and no more. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.running;
    await this.api.close();
  }

  /** Looks at once. */
  wake(): void {
    this.pause.interrupt();
  }

  private async run(): Promise<void> {
    let delivery = Promise.resolve();
    while (!this.stopping) {
      const results = await this.detectNext();
      await delivery;
      if (results.length > 0) delivery = this.deliver(results);
      else await this.sleep();
    }
    await delivery;
  }

  /** The results of the next steps; none when nothing is owed, or the API is away. */
  private async detectNext(): Promise<StepResult[]> {
    const { version: detectorVersion } = this.detector;
    try {
      const { steps } = await this.api.claim({ detectorVersion, limit: MAX_STEPS });
      this.recordSuccess();
      return await this.detector.detect(steps);
    } catch (error) {
      this.recordFailure(error);
      return [];
    }
  }

  private async deliver(results: readonly StepResult[]): Promise<void> {
    const leaseEndsAt = Date.now() + LEASE_SECONDS * 1000;
    for (const batch of batches(results)) await this.send(batch, leaseEndsAt);
  }

  /** Tries until the lease ends: then somebody else will have claimed the steps. */
  private async send(results: readonly StepResult[], leaseEndsAt: number): Promise<void> {
    while (Date.now() < leaseEndsAt) {
      try {
        const { version: detectorVersion } = this.detector;
        const { applied } = await this.api.deliver({ detectorVersion, results });
        this.recordSuccess();
        this.applied += applied;
        return;
      } catch (error) {
        if (error instanceof RequestRefused) {
          this.logger.error({ err: error, steps: results.length }, 'Results were refused.');
          return;
        }
        this.recordFailure(error);
        if (this.stopping) return;
        await this.pause.sleep(backoff(this.failures));
      }
    }
  }

  private async sleep(): Promise<void> {
    if (this.failures > 0) return this.pause.sleep(backoff(this.failures));
    if (this.applied > 0) this.logger.log({ steps: this.applied }, 'Caught up.');
    this.applied = 0;
    await this.pause.sleep(POLL_INTERVAL);
  }

  private recordSuccess(): void {
    if (this.failures >= FAILURES_BEFORE_WARNING) this.logger.log('The API is back.');
    this.failures = 0;
  }

  private recordFailure(error: unknown): void {
    this.failures++;
    if (this.failures === FAILURES_BEFORE_WARNING) {
      this.logger.warn({ err: error }, 'The API cannot be reached; trying again until it can.');
    }
  }
}
