import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import { BearerSecret } from '#platform/http/bearer-secret.js';

/**
 * Requires one of the secrets of requests to the routes below `/v1`, before their body is read.
 * Without secrets, every request is allowed.
 */
export function requireSecret(fastify: FastifyInstance, secrets: readonly string[]): void {
  if (secrets.length === 0) return;
  const secret = new BearerSecret(secrets);
  fastify.addHook('onRequest', ({ routeOptions, headers }, _reply, done) => {
    const isOpen = routeOptions.url?.startsWith('/v1/') !== true;
    if (isOpen || secret.matches(headers.authorization)) done();
    else done(new AppError('NOT_AUTHENTICATED', 'The secret of the classifier is required.'));
  });
}
