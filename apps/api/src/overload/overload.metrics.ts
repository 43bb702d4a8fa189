import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';

/** The resources whose exhaustion refuses requests. Queues count their own refusals. */
const RESOURCES = ['event_loop', 'database_pool', 'event_streams', 'large_bodies'] as const;

/** Counts the requests that the process refuses because it is overloaded. */
@Injectable()
export class OverloadMetrics {
  private readonly refusals: Counter<'resource'>;

  constructor(registry: Registry) {
    this.refusals = new Counter({
      name: 'overload_refusals_total',
      help: 'Requests refused with 503 because a resource of the process is exhausted',
      labelNames: ['resource'],
      registers: [registry],
    });
    for (const resource of RESOURCES) this.refusals.inc({ resource }, 0);
  }

  countRefusal(resource: (typeof RESOURCES)[number]): void {
    this.refusals.inc({ resource });
  }
}
