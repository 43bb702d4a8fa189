import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';

/** The resources whose exhaustion refuses requests with 503. Queues count their own refusals. */
const RESOURCES = [
  'event_loop',
  'database_pool',
  'event_streams',
  'large_bodies',
  'uploads',
  'exports',
  'imports',
] as const;

/** The limits that refuse with 429. */
const LIMITS = [
  'password',
  'signup',
  'join',
  'oidc',
  'reset',
  'email',
  'link',
  'source_requests',
  'detection',
  'export',
  'archives',
  'secret_address',
  'house_import',
  'event_streams',
] as const;

/** Counts the requests that the process refuses. */
@Injectable()
export class RefusalsMetrics {
  private readonly overload: Counter<'resource'>;
  private readonly rateLimits: Counter<'limit'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.overload = new Counter({
      name: 'overload_refusals_total',
      help: 'Requests refused with 503 because a resource of the process is exhausted',
      labelNames: ['resource'],
      registers,
    });
    this.rateLimits = new Counter({
      name: 'rate_limit_refusals_total',
      help: 'Requests refused with 429, by limit',
      labelNames: ['limit'],
      registers,
    });
    for (const resource of RESOURCES) this.overload.inc({ resource }, 0);
    for (const limit of LIMITS) this.rateLimits.inc({ limit }, 0);
  }

  countOverload(resource: (typeof RESOURCES)[number]): void {
    this.overload.inc({ resource });
  }

  countRateLimit(limit: (typeof LIMITS)[number]): void {
    this.rateLimits.inc({ limit });
  }
}
