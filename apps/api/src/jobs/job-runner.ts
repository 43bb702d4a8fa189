import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Histogram } from 'prom-client';
import { asService } from '../requester/requester.js';
import type { Job } from './job.js';

/** Milliseconds after which a job runs again at the latest after failures, if its interval is shorter. */
const MAX_BACKOFF = 15_000;

/** Runs one job in this process, one run after another. */
export class JobRunner {
  private readonly logger = new Logger(JobRunner.name);
  private timer: NodeJS.Timeout | undefined;
  private isDue = false;
  private running: Promise<void> | undefined;
  private readonly beside = new Set<Promise<void>>();
  /** Failures since the last success. */
  private failures = 0;

  constructor(
    private readonly job: Job,
    private readonly stop: AbortSignal,
    private readonly durations: Histogram<'name' | 'outcome'>,
  ) {}

  /** Runs it after its interval, or later after failures. */
  schedule(): void {
    if (this.stop.aborted) return;
    const { interval } = this.job;
    const delay = Math.max(interval, Math.min(interval * 2 ** this.failures, MAX_BACKOFF));
    this.timer = setTimeout(() => void this.wake(), delay).unref();
  }

  /** Runs it until nothing is due, also of what was added during a run. Errors are logged. */
  wake(): Promise<void> {
    this.isDue = true;
    this.running ??= asService(() => this.runWhileDue());
    return this.running;
  }

  /** Runs work of the job beside its other runs. */
  runBeside(work: (stop: AbortSignal) => Promise<void>): void {
    const run = asService(() => this.attempt(() => work(this.stop)));
    const ended = run.then(() => void this.beside.delete(ended));
    this.beside.add(ended);
  }

  /** Waits until its runs have ended, after `stop`. */
  async end(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
    await Promise.all(this.beside);
  }

  private async runWhileDue(): Promise<void> {
    clearTimeout(this.timer);
    while (this.isDue && !this.stop.aborted) {
      this.isDue = false;
      const start = performance.now();
      const hasMore = await this.attempt(() => this.job.run(this.stop));
      if (hasMore === true) this.isDue = true;
      if (this.isDue && this.job.pauses) await sleep(performance.now() - start);
    }
    this.running = undefined;
    this.schedule();
  }

  /** Undefined when the work has failed. The first of several failures is logged. */
  private async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    const { name } = this.job;
    const end = this.durations.startTimer({ name });
    try {
      const result = await work();
      end({ outcome: 'done' });
      this.failures = 0;
      return result;
    } catch (err) {
      if (this.stop.aborted) return undefined;
      end({ outcome: 'failed' });
      if (this.failures++ === 0) {
        this.logger.warn({ event: 'job-failed', job: name, err }, 'A job failed, and runs again.');
      }
      return undefined;
    }
  }
}
