import { Injectable } from '@nestjs/common';
import { Histogram, Registry } from 'prom-client';
import type { SourceKey } from '#domain/catalogue/sources.js';
import { DURATION_BUCKETS } from '#platform/metrics/registry.module.js';
import { EgressError } from '../../egress/egress-error.js';

/**
 * Measures the requests to the sites of sources. They are labelled by source, never by host, because
 * people choose the hosts of pages.
 */
@Injectable()
export class SourceRequestsMetrics {
  private readonly requests: Histogram<'source' | 'outcome'>;

  constructor(registry: Registry) {
    this.requests = new Histogram({
      name: 'source_request_duration_seconds',
      help: 'Duration of requests to the sites of sources, by source and outcome',
      labelNames: ['source', 'outcome'],
      buckets: DURATION_BUCKETS,
      registers: [registry],
    });
  }

  /** Runs and measures a request. An error that is not an {@link EgressError} is `unavailable`. */
  async measure<T>(source: SourceKey, request: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const observe = (outcome: 'ok' | EgressError['reason']) => {
      this.requests.observe({ source, outcome }, (performance.now() - startedAt) / 1000);
    };
    try {
      const response = await request();
      observe('ok');
      return response;
    } catch (error) {
      observe(EgressError.from(error).reason);
      throw error;
    }
  }
}
