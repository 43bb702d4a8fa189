import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyRequest } from 'fastify';

/**
 * CORS with credentials for the listed origins. Runs at `preParsing`, after the `onRequest` hooks,
 * so that a preflight response also has the headers that those hooks set. A page may send any header:
 * `allowedHeaders` is unset, and a preflight response allows the headers that the page asks for.
 */
export function corsOptions(origins: readonly string[]): FastifyCorsOptions {
  const options: FastifyCorsOptions = {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['etag', 'link', 'retry-after', 'x-request-id', 'idempotency-replayed'],
    maxAge: 600,
  };
  return {
    hook: 'preParsing',
    delegator: (request, callback) => {
      callback(null, isPlainOptions(request) ? { origin: false } : options);
    },
  };
}

/** An OPTIONS request that is not a preflight; it gets a 404 like any unknown method. */
function isPlainOptions({ method, headers }: FastifyRequest): boolean {
  const isPreflight =
    headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
  return method === 'OPTIONS' && !isPreflight;
}
