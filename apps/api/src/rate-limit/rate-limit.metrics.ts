import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import type { AttemptKind } from './attempt-limits.js';

/** The limits that refuse with 429. */
type RateLimit = AttemptKind | 'source_requests' | 'event_streams';

const LIMITS: readonly RateLimit[] = [
  'password',
  'signup',
  'join',
  'source_requests',
  'event_streams',
];

/** Counts the requests that a rate limit refuses. */
@Injectable()
export class RateLimitMetrics {
  private readonly refusals: Counter<'limit'>;

  constructor(registry: Registry) {
    this.refusals = new Counter({
      name: 'rate_limit_refusals_total',
      help: 'Requests refused with 429, by limit',
      labelNames: ['limit'],
      registers: [registry],
    });
    for (const limit of LIMITS) this.refusals.inc({ limit }, 0);
  }

  countRefusal(limit: RateLimit): void {
    this.refusals.inc({ limit });
  }
}
