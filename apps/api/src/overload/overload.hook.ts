import { fastifyUnderPressure } from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { sendError } from '#platform/errors/app-error.filter.js';
import { AppError } from '#platform/errors/app-error.js';
import type { RefusalsMetrics } from './refusals.metrics.js';

/**
 * Milliseconds by which the event loop is late on average, over SAMPLE_INTERVAL. A process that is
 * only busy stays far below: its average turn takes a few milliseconds.
 */
const MAX_EVENT_LOOP_DELAY = 1_000;

/** Milliseconds. Longer than the start of the process, which blocks the event loop. */
const SAMPLE_INTERVAL = 5_000;

/** Routes that operators and orchestrators need most while the process is overloaded. */
const EXEMPT_ROUTES = new Set(['/health', '/health/ready', '/internal/metrics']);

/**
 * Responds with 503 at once while the event loop is late, so that requests do not accumulate. The
 * plugin measures; its own handler would log an error for every refused request.
 */
export async function refuseWhenOverloaded(
  fastify: FastifyInstance,
  metrics: RefusalsMetrics,
): Promise<void> {
  await fastify.register(fastifyUnderPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY,
    sampleInterval: SAMPLE_INTERVAL,
    pressureHandler: () => undefined,
  });
  fastify.addHook('onRequest', ({ routeOptions }, reply, done) => {
    if (!fastify.isUnderPressure() || EXEMPT_ROUTES.has(routeOptions.url ?? '')) {
      done();
      return;
    }
    metrics.countOverload('event_loop');
    sendError(reply, new AppError('SERVICE_UNAVAILABLE'));
  });
}
