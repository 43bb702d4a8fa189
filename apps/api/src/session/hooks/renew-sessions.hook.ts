import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from '../session-cookie.js';
import type { SessionClaims } from '../session.js';
import type { TokenService } from '../token.service.js';

/** Age in seconds after which a token is replaced: most requests set no cookie. */
const RENEWAL_AGE = 24 * 60 * 60;

/**
 * Sets the session cookie again, with a full lifetime, when a request with a token older than a day
 * succeeds. A successful request has a live session: the guard or the statement of its route has
 * checked it. The old token remains valid until it expires, for requests that were sent with it.
 */
export function renewSessions(
  fastify: FastifyInstance,
  tokens: TokenService,
  cookie: SessionCookie,
): void {
  fastify.addHook('onSend', async (request, reply) => {
    const session = sessionToRenew(request, reply);
    if (session === undefined || cookie.isChanged(reply)) return;
    cookie.set(reply, await tokens.renew(session));
  });
}

function sessionToRenew(
  { session }: FastifyRequest,
  { statusCode }: FastifyReply,
): SessionClaims | undefined {
  if (session === undefined || statusCode >= 400) return undefined;
  const age = Date.now() / 1000 - session.issuedAt;
  return age > RENEWAL_AGE ? session : undefined;
}
