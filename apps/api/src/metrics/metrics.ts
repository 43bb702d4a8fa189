import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Database } from '../database/database.js';
import { BackfillService } from '../backfill/backfill.service.js';

/** Upper bounds of the histogram buckets, in seconds. */
const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** Metrics of this process, in the text format of Prometheus. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });

  constructor(
    private readonly database: Database,
    private readonly backfill: BackfillService,
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge(
      'database_connections',
      'Connections of the pool, and requests that wait for one',
      () => Promise.resolve(this.database.connections),
    );
    this.gauge('recipe_steps', 'Steps by state of their detection', async () => {
      const { analysed, pending, leased } = await this.backfill.status();
      return { analysed, pending: pending - leased, leased };
    });
  }

  read(): Promise<string> {
    return this.registry.metrics();
  }

  /**
   * Records every response. Routes are labelled by their pattern, never by the URL, so that clients
   * cannot create label values; requests that match no route are labelled `unknown`.
   */
  observe(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
      const labels = { method, route: routeOptions.url ?? 'unknown', status: statusCode };
      this.requests.observe(labels, elapsedTime / 1000);
      done();
    });
  }

  /** Adds a gauge that is measured on every read; it has no values while `measure` fails. */
  private gauge(
    name: string,
    help: string,
    measure: () => Promise<Readonly<Record<string, number>>>,
  ): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [this.registry],
      collect: async () => {
        gauge.reset();
        const values = await measure().catch(() => ({}));
        for (const [state, value] of Object.entries(values)) gauge.set({ state }, value);
      },
    });
  }
}
