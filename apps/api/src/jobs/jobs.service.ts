import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Histogram, Registry } from 'prom-client';
import type { Job, JobName } from './job.js';
import { JobRunner } from './job-runner.js';

/** Runs the jobs of this process: after their intervals, when they are woken, until it ends. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly runners = new Map<JobName, JobRunner>();
  private readonly stop = new AbortController();
  private readonly durations: Histogram<'name' | 'outcome'>;

  constructor(registry: Registry) {
    this.durations = new Histogram({
      name: 'job_run_duration_seconds',
      help: 'Runs of jobs in the background, by name',
      // Prometheus adds a label `job`.
      labelNames: ['name', 'outcome'],
      buckets: [0.01, 0.1, 1, 10],
      registers: [registry],
    });
  }

  /** Adds a job. Call it in the constructor of its service. */
  add(job: Job): void {
    this.runners.set(job.name, new JobRunner(job, this.stop.signal, this.durations));
    for (const outcome of ['done', 'failed']) this.durations.zero({ name: job.name, outcome });
  }

  onApplicationBootstrap(): void {
    for (const runner of this.runners.values()) runner.schedule();
  }

  /** Runs end before what they use is closed. */
  async onModuleDestroy(): Promise<void> {
    this.stop.abort();
    await Promise.all([...this.runners.values()].map((runner) => runner.end()));
  }

  /**
   * Runs a job until nothing is due. Call it after the transaction that added something to do; do not
   * wait for it in a request.
   */
  async wake(name: JobName): Promise<void> {
    await this.runners.get(name)?.wake();
  }

  /** Runs work of a job beside its other runs, measured and ended like them. */
  runBeside(name: JobName, work: (stop: AbortSignal) => Promise<void>): void {
    this.runners.get(name)?.runBeside(work);
  }
}
