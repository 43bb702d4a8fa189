import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { onResponseEnd } from '#platform/logging/response-end.js';
import { VISIBILITIES, type Visibility } from '#domain/recipe/recipe-content.js';
import { AUDITED_ROUTES } from './audited-routes.js';

/** Statuses of rejected requests, audited on every route. */
const AUDITED_STATUSES = new Set([401, 403, 429]);

/**
 * Writes the audit log: one line for every response of an audited route and for every response
 * with an audited status. Lines contain ids and addresses, never the body; JSON escapes line
 * breaks, so input cannot forge lines.
 */
export function auditRequests(fastify: FastifyInstance, logger: Logger): void {
  onResponseEnd(fastify, (request, reply) => {
    const action = AUDITED_ROUTES[`${request.method} ${request.routeOptions.url ?? ''}`];
    const rejected = AUDITED_STATUSES.has(reply.statusCode);
    if (rejected) logger.warn(describe(request, reply, action ?? 'access'), 'audit');
    else if (action !== undefined) logger.info(describe(request, reply, action), 'audit');
  });
}

function describe(request: FastifyRequest, reply: FastifyReply, action: string) {
  return {
    event: 'audit',
    action,
    outcome: outcomeOf(reply),
    status: reply.statusCode,
    profileId: request.profile?.id ?? request.session?.profileId,
    memberId: idIn(request.params, 'memberId') ?? idIn(request.body, 'memberId'),
    dependantId: idIn(request.params, 'dependantId'),
    recipeId: idIn(request.params, 'recipeId'),
    visibility: visibilityIn(request.body),
    address: request.ip,
    requestId: request.id,
  };
}

/** A refused sign-in with OpenID Connect is a redirect with the code of its error. */
function outcomeOf({ statusCode, errorCode }: FastifyReply): 'done' | 'refused' | 'failed' {
  if (statusCode < 400 && errorCode === undefined) return 'done';
  return statusCode < 500 ? 'refused' : 'failed';
}

/** An id in parameters or in a body; `NaN` when it is not a number. */
function idIn(input: unknown, name: 'memberId' | 'dependantId' | 'recipeId'): number | undefined {
  const id = ((input ?? {}) as Readonly<Record<string, unknown>>)[name];
  return typeof id === 'number' || typeof id === 'string' ? Number(id) : undefined;
}

/** The visibility that the body gives a recipe; other values are not logged. */
function visibilityIn(body: unknown): Visibility | undefined {
  const { visibility } = (body ?? {}) as { readonly visibility?: unknown };
  return VISIBILITIES.find((known) => known === visibility);
}
