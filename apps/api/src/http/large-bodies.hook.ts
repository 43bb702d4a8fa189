import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from '#platform/errors/app-error.filter.js';
import { AppError } from '#platform/errors/app-error.js';
import type { RefusalsMetrics } from '../overload/refusals.metrics.js';
import { BODY_LIMIT, LARGE_BODY_LIMIT } from './body-limit.js';

/** Maximum number of large bodies in memory at once of one profile. */
const MAX_OF_PROFILE = 4;
/** Maximum weight of all large bodies in memory at once: see {@link weightOf}. */
const MAX_WEIGHT = 12;

/** Milliseconds from the start of a large body to the next one, for a weight of 1. */
const START_INTERVAL = 200;

/**
 * Limits the bodies above {@link BODY_LIMIT} that are received or handled at once, because each of
 * them takes several times its size. Others are refused with 503 before they are read. Bodies of
 * people are read at intervals, because V8 releases their memory some time after the response. It
 * is registered after the hook that authenticates.
 */
export function limitLargeBodies(fastify: FastifyInstance, metrics: RefusalsMetrics): void {
  /** The requests with a large body. */
  const current = new Set<FastifyRequest>();
  /** Earliest start of the next large body of a person, in the time of `performance.now()`. */
  let nextStart = 0;

  fastify.addHook('preParsing', async (request, reply) => {
    if (!mayBeLarge(request)) return;
    const id = request.profile?.id;
    const ofProfile = [...current].filter(({ profile }) => id !== undefined && profile?.id === id);
    const weight = [...current, request].reduce((sum, other) => sum + weightOf(other), 0);
    if (weight > MAX_WEIGHT || ofProfile.length >= MAX_OF_PROFILE) {
      metrics.countOverload('large_bodies');
      sendError(reply, new AppError('SERVICE_UNAVAILABLE'));
      return;
    }
    current.add(request);
    if (id !== undefined) {
      const now = performance.now();
      const start = Math.max(nextStart, now);
      nextStart = start + START_INTERVAL * weightOf(request);
      await setTimeout(start - now);
    }
    // It is removed after its turn only: clients that disconnect must not fill the queue.
    if (reply.raw.destroyed) current.delete(request);
    else reply.raw.once('close', () => current.delete(request));
  });
}

/** Whether the route accepts large bodies and the request may have one. */
function mayBeLarge({ headers, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.config.bodyLimit === undefined) return false;
  return 'transfer-encoding' in headers || Number(headers['content-length']) > BODY_LIMIT;
}

/** The size of a body in units of 2 MiB, rounded up. Without Content-Length: the limit of the route. */
function weightOf({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit = LARGE_BODY_LIMIT } = routeOptions.config;
  const size = Math.min(Number(headers['content-length'] ?? bodyLimit), bodyLimit);
  return Math.ceil(size / LARGE_BODY_LIMIT);
}
