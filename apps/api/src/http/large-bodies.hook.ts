import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '#platform/errors/app-error.filter.js';
import { AppError } from '#platform/errors/app-error.js';
import { sendClientError } from '#platform/server/client-error.js';
import { RequestTimeout } from '#platform/server/request-timeout.js';
import type { RefusalsMetrics } from '../overload/refusals.metrics.js';
import { BODY_LIMIT, LARGE_BODY_LIMIT } from './body-limit.js';

/** Maximum weight of all large bodies in memory at once, and of those of one person: see {@link weightOf}. */
const MAX_WEIGHT = 12;
const MAX_WEIGHT_OF_PERSON = 4;

/** Milliseconds from the start of a large body to the next one, for a weight of 1. */
const START_INTERVAL = 200;

/** Bytes a second that must arrive on average, after some seconds. */
const MIN_RATE = 64 * 1024;
const GRACE_SECONDS = 5;

/**
 * Limits the bodies above {@link BODY_LIMIT} of people that are received or handled at once, because
 * each of them takes several times its size. Others are refused with 503 before they are read, and a
 * client that sends too slowly loses its place. Bodies are read at intervals, because V8 releases
 * their memory some time after the response. It is registered after the hook that authenticates. The
 * few workers are not limited: people must not keep them from delivering results.
 */
export function limitLargeBodies(fastify: FastifyInstance, metrics: RefusalsMetrics): void {
  /** The requests with a large body. */
  const current = new Set<FastifyRequest>();
  /** Earliest start of the next large body, in the time of `performance.now()`. */
  let nextStart = 0;

  fastify.addHook('preParsing', async (request, reply) => {
    const id = request.profile?.id;
    if (!mayBeLarge(request) || id === undefined) return;
    const all = [...current, request];
    const own = all.filter(({ profile }) => profile?.id === id);
    if (totalWeight(all) > MAX_WEIGHT || totalWeight(own) > MAX_WEIGHT_OF_PERSON) {
      metrics.countOverload('large_bodies');
      sendError(reply, new AppError('SERVICE_UNAVAILABLE'));
      return;
    }
    current.add(request);
    const now = performance.now();
    const start = Math.max(nextStart, now);
    nextStart = start + START_INTERVAL * weightOf(request);
    await setTimeout(start - now);
    // It is removed after its turn only: clients that disconnect must not fill the queue.
    if (reply.raw.destroyed) {
      current.delete(request);
      return;
    }
    reply.raw.once('close', () => current.delete(request));
    requireRate(request, reply);
  });
}

/** Closes the connection with 408 when the body arrives too slowly, until there is a response. */
export function requireRate(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  const { socket } = raw;
  const before = socket.bytesRead;
  // Counts ticks of the timer instead of elapsed time: while the event loop is blocked, bytes that
  // have arrived are not read.
  let seconds = 0;
  const timer = setInterval(() => {
    seconds++;
    if (raw.complete) clearInterval(timer);
    else if (socket.bytesRead - before < MIN_RATE * (seconds - GRACE_SECONDS)) {
      closeSlow(request, reply);
    }
  }, 1000);
  reply.raw.once('close', () => {
    clearInterval(timer);
  });
}

/** Closes the connection of a body with 408. */
export function closeSlow({ raw: { socket } }: FastifyRequest, reply: FastifyReply): void {
  // A response that waits behind another one has no socket yet.
  if (reply.raw.socket === null) socket.destroy();
  else sendClientError(new RequestTimeout(), socket);
}

/** Whether the route accepts large bodies and the request may have one. */
function mayBeLarge({ headers, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.config.bodyLimit === undefined) return false;
  return 'transfer-encoding' in headers || Number(headers['content-length']) > BODY_LIMIT;
}

function totalWeight(requests: readonly FastifyRequest[]): number {
  return requests.reduce((sum, request) => sum + weightOf(request), 0);
}

/**
 * The size of a body in units of 2 MiB, rounded up. Without Content-Length: the limit of the route.
 * A picture of 10 MiB has the share of a person: bytes that are not parsed take their size once.
 */
function weightOf({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit = LARGE_BODY_LIMIT } = routeOptions.config;
  const size = Math.min(Number(headers['content-length'] ?? bodyLimit), bodyLimit);
  return Math.min(Math.ceil(size / LARGE_BODY_LIMIT), MAX_WEIGHT_OF_PERSON);
}
