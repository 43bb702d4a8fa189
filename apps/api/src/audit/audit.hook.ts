import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AUDITED_ROUTES } from './audited-routes.js';

/** Statuses of rejected requests, audited on every route. */
const AUDITED_STATUSES = new Set([401, 403, 429]);

/**
 * Writes the audit log: one line for every response of an audited route and for every response
 * with an audited status. Lines contain ids and addresses, never the body; JSON escapes line
 * breaks, so input cannot forge lines.
 */
export function auditRequests(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const event = AUDITED_ROUTES[`${request.method} ${request.routeOptions.url ?? ''}`];
    const rejected = AUDITED_STATUSES.has(reply.statusCode);
    if (rejected) logger.warn(describe(request, reply, event ?? 'access'), 'audit');
    else if (event !== undefined) logger.info(describe(request, reply, event), 'audit');
    done();
  });
}

function describe(request: FastifyRequest, reply: FastifyReply, event: string) {
  return {
    event,
    outcome: reply.statusCode < 400 ? 'done' : 'refused',
    status: reply.statusCode,
    profileId: request.profile?.id ?? request.session?.profileId,
    memberId: memberIn(request.params) ?? memberIn(request.body),
    address: request.ip,
    requestId: request.id,
  };
}

/** The `memberId` in parameters or in a body; `NaN` when it is not a number. */
function memberIn(input: unknown): number | undefined {
  const { memberId } = (input ?? {}) as { readonly memberId?: unknown };
  const isId = typeof memberId === 'number' || typeof memberId === 'string';
  return isId ? Number(memberId) : undefined;
}
