import type { FastifyInstance } from 'fastify';
import { InternalSecret } from '#platform/http/internal-secret.js';

/**
 * Requires one of the secrets of requests to the routes below `/v1`, before their body is read.
 * Without secrets, every request is allowed.
 */
export function requireSecret(fastify: FastifyInstance, secrets: readonly string[]): void {
  if (secrets.length === 0) return;
  const secret = new InternalSecret(secrets);
  fastify.addHook('onRequest', async ({ routeOptions, headers }) => {
    if (routeOptions.url?.startsWith('/v1/')) secret.require(headers.authorization);
  });
}
