import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import type { ResultsSummary } from '#internal-api/contract.js';

/** What became of a batch of results: see docs/metrics.md. */
export type BatchOutcome = 'delivered' | 'refused' | 'abandoned';

const BATCH_OUTCOMES: readonly BatchOutcome[] = ['delivered', 'refused', 'abandoned'];
const STEP_OUTCOMES = ['applied', 'stale', 'rejected', 'failed'] as const;

/** Counts what the worker does. */
@Injectable()
export class WorkerMetrics {
  private readonly batches: Counter<'outcome'>;
  private readonly steps: Counter<'outcome'>;
  private readonly failures: Counter;
  private readonly lastSuccess: Gauge;

  constructor(registry: Registry) {
    const registers = [registry];
    this.batches = new Counter({
      name: 'worker_batches_total',
      help: 'Batches of results by outcome of their delivery',
      labelNames: ['outcome'],
      registers,
    });
    this.steps = new Counter({
      name: 'worker_steps_total',
      help: 'Claimed steps by outcome',
      labelNames: ['outcome'],
      registers,
    });
    this.failures = new Counter({
      name: 'worker_api_failures_total',
      help: 'Requests of the worker without a successful response of the API',
      registers,
    });
    this.lastSuccess = new Gauge({
      name: 'worker_last_success_timestamp_seconds',
      help: 'Unix time of the last successful response of the API to the worker; 0 before the first',
      registers,
    });
    for (const outcome of BATCH_OUTCOMES) this.batches.inc({ outcome }, 0);
    for (const outcome of STEP_OUTCOMES) this.steps.inc({ outcome }, 0);
  }

  countSuccess(): void {
    this.lastSuccess.setToCurrentTime();
  }

  countFailure(): void {
    this.failures.inc();
  }

  countBatch(outcome: BatchOutcome): void {
    this.batches.inc({ outcome });
  }

  countResults({ applied, stale, rejected }: ResultsSummary): void {
    this.steps.inc({ outcome: 'applied' }, applied);
    this.steps.inc({ outcome: 'stale' }, stale);
    this.steps.inc({ outcome: 'rejected' }, rejected.length);
  }

  /** Steps on which the engine has failed. They have no result. */
  countFailedSteps(steps: number): void {
    this.steps.inc({ outcome: 'failed' }, steps);
  }
}
