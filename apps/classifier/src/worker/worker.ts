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
const LOOKS_EVERY = 3_000;
/** Attempts to reach the API before it is worth a warning: it may just be starting. */
const QUIET_FAILURES = 6;

/**
 * Claims owed steps, analyses them, and delivers what was found, as long as there are any; then
 * sleeps until somebody wakes it or some seconds have gone by. While results are under way, the
 * next steps are claimed and analysed. It keeps nothing: what is lost with it comes up again
 * when its lease ends, and what is delivered twice is applied once.
 */
@Injectable()
export class Worker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Worker.name);
  private readonly alarm = new InterruptibleSleep();
  private running: Promise<void> | undefined;
  private stopping = false;
  private failures = 0;
  private caughtUp = 0;

  constructor(
    private readonly api: InternalApiClient,
    private readonly analyser: StepDetector,
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
    this.alarm.ring();
  }

  private async run(): Promise<void> {
    let delivery = Promise.resolve();
    while (!this.stopping) {
      const results = await this.work();
      await delivery;
      if (results.length > 0) delivery = this.deliver(results);
      else await this.rest();
    }
    await delivery;
  }

  /** The results of the next steps; none when nothing is owed, or the API is away. */
  private async work(): Promise<StepResult[]> {
    const { version: detectorVersion } = this.analyser;
    try {
      const { steps } = await this.api.claim({ detectorVersion, limit: MAX_STEPS });
      this.reached();
      return await this.analyser.analyse(steps);
    } catch (error) {
      this.missed(error);
      return [];
    }
  }

  private async deliver(results: readonly StepResult[]): Promise<void> {
    const giveUpAt = Date.now() + LEASE_SECONDS * 1000;
    for (const batch of batches(results)) await this.send(batch, giveUpAt);
  }

  /** Tries until the lease ends: then somebody else will have claimed the steps. */
  private async send(results: readonly StepResult[], giveUpAt: number): Promise<void> {
    while (Date.now() < giveUpAt) {
      try {
        const { version: detectorVersion } = this.analyser;
        const { applied } = await this.api.deliver({ detectorVersion, results });
        this.reached();
        this.caughtUp += applied;
        return;
      } catch (error) {
        if (error instanceof RequestRefused) {
          this.logger.error({ err: error, steps: results.length }, 'Results were refused.');
          return;
        }
        this.missed(error);
        if (this.stopping) return;
        await this.alarm.sleep(backoff(this.failures));
      }
    }
  }

  private async rest(): Promise<void> {
    if (this.failures > 0) return this.alarm.sleep(backoff(this.failures));
    if (this.caughtUp > 0) this.logger.log({ steps: this.caughtUp }, 'Caught up.');
    this.caughtUp = 0;
    await this.alarm.sleep(LOOKS_EVERY);
  }

  private reached(): void {
    if (this.failures >= QUIET_FAILURES) this.logger.log('The API is back.');
    this.failures = 0;
  }

  private missed(error: unknown): void {
    this.failures++;
    if (this.failures === QUIET_FAILURES) {
      this.logger.warn({ err: error }, 'The API cannot be reached; trying again until it can.');
    }
  }
}
