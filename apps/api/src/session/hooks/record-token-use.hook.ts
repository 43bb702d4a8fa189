import type { FastifyInstance } from 'fastify';
import type { AccessTokens } from '../access-tokens.service.js';

/** Records the use of an access token when its request succeeds. */
export function recordTokenUse(fastify: FastifyInstance, tokens: AccessTokens): void {
  fastify.addHook('onSend', ({ session }, { statusCode }, payload, done) => {
    if (session?.scopes === undefined || statusCode >= 400) done(null, payload);
    else {
      void tokens.recordUse(session).then(() => {
        done(null, payload);
      });
    }
  });
}
