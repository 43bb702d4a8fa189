import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.js';
import { RECORD_USE } from '../live-session.query.js';
import type { SessionCookie } from '../session-cookie.js';
import type { SessionClaims } from '../session.js';
import type { TokenService } from '../token.service.js';

/** Age in seconds after which a token is replaced: most requests set no cookie. */
const RENEWAL_AGE = 24 * 60 * 60;

/**
 * Records the use of a session, and sets its cookie again with a full lifetime, when a request with a
 * token older than a day succeeds. A successful request has a live session: the guard or the
 * statement of its route has checked it. The old token remains valid until it expires, for requests
 * that were sent with it.
 */
export function renewSessions(
  fastify: FastifyInstance,
  database: Database,
  tokens: TokenService,
  cookie: SessionCookie,
  sessionDays: number,
): void {
  fastify.addHook('onSend', async (request, reply) => {
    const session = sessionToRenew(request, reply);
    if (session === undefined || cookie.isChanged(reply)) return;
    try {
      await database.write(RECORD_USE, [session.tokenId, sessionDays]);
    } catch {
      return; // The request has succeeded. The next one renews the session.
    }
    cookie.set(reply, await tokens.issue(session));
  });
}

function sessionToRenew(
  { session }: FastifyRequest,
  { statusCode }: FastifyReply,
): SessionClaims | undefined {
  const isCookie = session !== undefined && session.scopes === undefined;
  if (!isCookie || statusCode >= 400) return undefined;
  const age = Date.now() / 1000 - session.issuedAt;
  return age > RENEWAL_AGE ? session : undefined;
}
