import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry } from 'prom-client';
import { DURATION_BUCKETS } from '#platform/metrics/registry.module.js';

/** Detector versions that are told apart; a process sees one or two, unless a classifier is broken. */
const MAX_VERSIONS = 10;

/** What became of a step: see docs/metrics.md. */
export type StepOutcome = 'on_write' | 'on_request' | 'pending' | 'applied' | 'stale' | 'rejected';

/** What became of a request to the classifier. */
export type ClassifierOutcome = 'ok' | 'timeout' | 'invalid' | 'failed';

/** Counts detected steps, and measures the requests to the classifier. */
@Injectable()
export class DetectionMetrics {
  private readonly steps: Counter<'version' | 'outcome'>;
  private readonly requests: Histogram<'path' | 'outcome'>;
  private readonly versions = new Set<string>();

  constructor(registry: Registry) {
    this.steps = new Counter({
      name: 'detection_steps_total',
      help: 'Steps by detector version and outcome of their detection',
      labelNames: ['version', 'outcome'],
      registers: [registry],
    });
    this.requests = new Histogram({
      name: 'classifier_request_duration_seconds',
      help: 'Duration of requests to the classifier by path and outcome',
      labelNames: ['path', 'outcome'],
      buckets: DURATION_BUCKETS,
      registers: [registry],
    });
  }

  /** @param version of the detector; null when the classifier was unavailable */
  countSteps(version: string | null, outcome: StepOutcome, steps: number): void {
    if (steps > 0) this.steps.inc({ version: this.versionLabel(version), outcome }, steps);
  }

  /** @param startedAt in the time of `performance.now()` */
  observeRequest(path: string, outcome: ClassifierOutcome, startedAt: number): void {
    this.requests.observe({ path, outcome }, (performance.now() - startedAt) / 1000);
  }

  private versionLabel(version: string | null): string {
    if (version === null) return 'none';
    if (this.versions.size < MAX_VERSIONS) this.versions.add(version);
    return this.versions.has(version) ? version : 'other';
  }
}
