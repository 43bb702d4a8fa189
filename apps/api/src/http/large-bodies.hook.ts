import type { FastifyInstance, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { sendError } from '#platform/errors/app-error.filter.js';
import { AppError } from '#platform/errors/app-error.js';
import { BODY_LIMIT } from './body-limit.js';

/** Maximum number of large bodies in memory at once: of one profile, and in all. */
const MAX_OF_PROFILE = 4;
const MAX_IN_ALL = 16;

/** Milliseconds between the starts of two large bodies. */
const START_INTERVAL = 200;

/**
 * Limits the bodies above {@link BODY_LIMIT} that are received or handled at once, because each of
 * them takes several times its size. Others are refused with 503 before they are read. Bodies of
 * people are read at intervals, because V8 releases their memory some time after the response. It
 * is registered after the hook that authenticates.
 */
export function limitLargeBodies(fastify: FastifyInstance): void {
  /** The requests with a large body. */
  const current = new Set<FastifyRequest>();
  const starts = new PQueue({ interval: START_INTERVAL, intervalCap: 1 });

  fastify.addHook('preParsing', async (request, reply) => {
    if (!mayBeLarge(request)) return;
    const id = request.profile?.id;
    const ofProfile = [...current].filter(({ profile }) => id !== undefined && profile?.id === id);
    if (current.size >= MAX_IN_ALL || ofProfile.length >= MAX_OF_PROFILE) {
      sendError(reply, new AppError('SERVICE_UNAVAILABLE'));
      return;
    }
    current.add(request);
    if (id !== undefined) await starts.add(() => undefined);
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
