import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { onResponseEnd } from '../logging/response-end.js';
import { DURATION_BUCKETS } from './registry.module.js';

/**
 * Measures every request. Routes are labelled by their pattern, never by the URL, so that clients
 * cannot create label values; requests that match no route are labelled `unknown`.
 */
export function measureRequests(fastify: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests with a response, by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  let inProgress = 0;
  new Gauge({
    name: 'http_requests_in_progress',
    help: 'Requests whose response has not ended, including streams of events',
    registers: [registry],
    collect() {
      this.set(inProgress);
    },
  });
  fastify.addHook('onRequest', (_request, { raw }, done) => {
    inProgress++;
    raw.once('close', () => inProgress--);
    done();
  });
  onResponseEnd(fastify, ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const labels = { method, route: routeOptions.url ?? 'unknown', status: statusCode };
    durations.observe(labels, elapsedTime / 1000);
  });
}
