import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from '#platform/errors/app-error.filter.js';
import { AppError } from '#platform/errors/app-error.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protects against CSRF: rejects state-changing requests whose `Origin` is neither the service's
 * own nor in `allowed`. Browsers add `Origin` to every such request. A request without it is
 * rejected only if `Sec-Fetch-Site` says that it comes from another site. A request that `isExempt`
 * uses no cookie.
 */
export function rejectForeignOrigins(
  fastify: FastifyInstance,
  allowed: readonly string[],
  isExempt: (request: FastifyRequest) => boolean,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isAllowed =
      origin === undefined
        ? site !== 'cross-site'
        : allowed.includes(origin) || origin === ownOrigin(request);
    if (SAFE_METHODS.has(request.method) || isAllowed || isExempt(request)) done();
    else sendError(reply, new AppError('ORIGIN_NOT_ALLOWED'));
  });
}

function ownOrigin({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
