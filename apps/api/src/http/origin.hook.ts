import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { sendError } from '#platform/errors/app-error.filter.js';
import { AppError } from '#platform/errors/app-error.js';
import { LogInterval } from '#platform/logging/log-interval.js';

/** Characters of an origin that are logged. */
const MAX_ORIGIN = 300;

const ADVICE =
  'A request from another origin was refused. CORS_ORIGINS allows other origins. If it is the origin of this service, TRUSTED_PROXIES must contain the proxy in front of it.';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protects against CSRF: rejects state-changing requests whose `Origin` is neither the service's
 * own nor in `allowed`. Browsers add `Origin` to every such request. A request without it is
 * rejected only if `Sec-Fetch-Site` says that it comes from another site. A request that `isExempt`
 * uses no cookie.
 */
export function rejectForeignOrigins(
  fastify: FastifyInstance,
  logger: Logger,
  allowed: readonly string[],
  isExempt: (request: FastifyRequest) => boolean,
): void {
  const logInterval = new LogInterval();
  fastify.addHook('onRequest', (request, reply, done) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isAllowed =
      origin === undefined
        ? site !== 'cross-site'
        : allowed.includes(origin) || origin === ownOrigin(request);
    if (SAFE_METHODS.has(request.method) || isAllowed || isExempt(request)) {
      done();
      return;
    }
    const requests = logInterval.add();
    if (requests !== undefined) {
      const origins = {
        origin: origin?.slice(0, MAX_ORIGIN),
        ownOrigin: ownOrigin(request).slice(0, MAX_ORIGIN),
      };
      logger.warn({ event: 'origin-refused', ...origins, requests }, ADVICE);
    }
    sendError(reply, new AppError('ORIGIN_NOT_ALLOWED'));
  });
}

function ownOrigin({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
