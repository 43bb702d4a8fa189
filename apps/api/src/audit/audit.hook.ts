import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AUDITED_ROUTES } from './audited-routes.js';

/** Not signed in, not allowed, too often: worth a line on every route. */
const DENIALS = new Set([401, 403, 429]);

/**
 * Writes the audit: one line for everything that security depends on, and for every denial. It
 * holds ids and addresses, never what was sent; JSON keeps foreign line breaks from forging lines.
 */
export function auditRequests(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const event = AUDITED_ROUTES[`${request.method} ${request.routeOptions.url ?? ''}`];
    const denied = DENIALS.has(reply.statusCode);
    if (denied) logger.warn(describe(request, reply, event ?? 'access'), 'audit');
    else if (event !== undefined) logger.info(describe(request, reply, event), 'audit');
    done();
  });
}

function describe(request: FastifyRequest, reply: FastifyReply, event: string) {
  const { memberId } = { ...(request.params as object), ...(request.body as object) } as {
    readonly memberId?: unknown;
  };
  return {
    event,
    outcome: reply.statusCode < 400 ? 'done' : 'refused',
    status: reply.statusCode,
    profileId: request.profile?.id ?? request.session?.profileId,
    memberId: memberId === undefined ? undefined : Number(memberId),
    address: request.ip,
    requestId: request.id,
  };
}
