import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { sendError } from '#platform/errors/app-error.filter.js';
import { AppError } from '#platform/errors/app-error.js';
import { connectionSignal } from '#platform/http/connection-signal.js';
import { Room } from '#platform/queue/room.js';
import { sendClientError } from '#platform/server/client-error.js';
import { RequestTimeout } from '#platform/server/request-timeout.js';
import { timeLimit } from '#platform/signals/time-limit.js';
import type { RefusalsMetrics } from '../overload/refusals.metrics.js';
import { BODY_LIMIT, LARGE_BODY_LIMIT } from './body-limit.js';

/** Maximum weight of all large bodies in memory at once, and of those of one person: see {@link weightOf}. */
const MAX_WEIGHT = 12;
const MAX_WEIGHT_OF_PERSON = 4;
/** Milliseconds for which a body waits on disk until there is room for it in memory. */
const MAX_WAIT = 30_000;

/** Milliseconds from the start of a large body to the next one, for a weight of 1. */
const START_INTERVAL = 200;

/** Bytes a second that must arrive on average, after some seconds. */
const MIN_RATE = 64 * 1024;
const GRACE_SECONDS = 5;

/**
 * Limits the bodies above {@link BODY_LIMIT} of people that are in memory at once, because each of
 * them takes several times its size. A body arrives on disk and waits there, so that a slow client
 * keeps no other one waiting. Those above the share of a person are refused with 503 before they
 * arrive. Bodies are read at intervals, because V8 releases their memory some time after the
 * response. It is registered after the hook that authenticates. The few workers are not limited:
 * people must not keep them from delivering results.
 *
 * @param folder where bodies arrive
 */
export function limitLargeBodies(
  fastify: FastifyInstance,
  metrics: RefusalsMetrics,
  folder: string,
): void {
  /** The requests with a large body. */
  const current = new Set<FastifyRequest>();
  const memory = new Room(MAX_WEIGHT);
  /** Earliest start of the next large body, in the time of `performance.now()`. */
  let nextStart = 0;

  fastify.addHook('preParsing', async (request, reply, payload) => {
    const id = request.profile?.id;
    if (!mayBeLarge(request) || id === undefined || reply.raw.destroyed) return;
    const own = [...current, request].filter(({ profile }) => profile?.id === id);
    const weight = weightOf(request);
    const closed = connectionSignal(reply);
    const whenClosed = (act: () => void) => {
      if (closed.aborted) act();
      else closed.addEventListener('abort', act);
    };
    try {
      if (totalWeight(own) > MAX_WEIGHT_OF_PERSON) throw new AppError('SERVICE_UNAVAILABLE');
      current.add(request);
      whenClosed(() => current.delete(request));
      const body = await receive(request, reply, payload, folder);
      whenClosed(() => body.destroy());
      whenClosed(await memory.take(weight, timeLimit(MAX_WAIT, closed)));
      const now = performance.now();
      const start = Math.max(nextStart, now);
      nextStart = start + START_INTERVAL * weight;
      await setTimeout(start - now);
      return body;
    } catch {
      if (!closed.aborted) metrics.countOverload('large_bodies');
      sendError(reply, new AppError('SERVICE_UNAVAILABLE'));
      return;
    }
  });
}

/**
 * Receives a body in a file without a name, of which nothing stays. Of a body that is too large, one
 * byte too many at least.
 */
async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: RequestPayload,
  folder: string,
): Promise<Readable> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const location = path.join(folder, randomUUID());
  const file = await open(location, 'wx+', 0o600);
  await rm(location);
  const end = request.server.arrivals.begin(request, () => {
    closeSlow(request, reply);
  });
  try {
    requireRate(request, reply);
    let length = 0;
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      await file.appendFile(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length > request.routeOptions.bodyLimit) break;
    }
    return file.createReadStream({ start: 0 });
  } catch (error) {
    await file.close();
    throw error;
  } finally {
    end();
  }
}

/** Closes the connection with 408 when the body arrives too slowly, until there is a response. */
export function requireRate(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.destroyed) return;
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

/** Whether the route accepts large bodies, and the request may have one that it accepts. */
function mayBeLarge({ headers, routeOptions }: FastifyRequest): boolean {
  const { bodyLimit } = routeOptions.config;
  if (bodyLimit === undefined) return false;
  const size = Number(headers['content-length']);
  return 'transfer-encoding' in headers || (size > BODY_LIMIT && size <= bodyLimit);
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
