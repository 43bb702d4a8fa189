import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Database } from '../database/database.service.js';
import { BackfillService } from '../backfill/backfill.service.js';

/** Upper bounds of the classes that durations are counted in, in seconds. */
const DURATIONS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** What the process measures about itself, in the text format of Prometheus. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by route, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers: [this.registry],
  });

  constructor(
    private readonly database: Database,
    private readonly catchUp: BackfillService,
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('database_connections', 'Connections of the pool; waiting: requests for one', () =>
      Promise.resolve(this.database.connections),
    );
    this.gauge('recipe_steps', 'Steps by how far analysis has caught up', async () => {
      const { analysed, pending, leased } = await this.catchUp.status();
      return { analysed, pending: pending - leased, leased };
    });
  }

  read(): Promise<string> {
    return this.registry.metrics();
  }

  /** Counts every answer, by route and not by address: addresses have no end. */
  observe(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      this.count(request.method, request.routeOptions.url, reply.statusCode, reply.elapsedTime);
      done();
    });
  }

  /** Counts an answer that took so many milliseconds. */
  count(method: string, route: string | undefined, status: number, ms: number): void {
    this.requests.observe({ method, route: route ?? 'unknown', status }, ms / 1000);
  }

  /** A gauge that looks when it is asked; it has no values while looking fails. */
  private gauge(
    name: string,
    help: string,
    look: () => Promise<Readonly<Record<string, number>>>,
  ): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [this.registry],
      collect: async () => {
        gauge.reset();
        const values = await look().catch(() => ({}));
        for (const [state, value] of Object.entries(values)) gauge.set({ state }, value);
      },
    });
  }
}
