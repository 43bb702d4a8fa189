import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyRequest } from 'fastify';

/**
 * What pages of the listed origins may send and read, with their session. Later than by default,
 * so that the answer to a preflight carries what every answer does.
 */
export function corsOptions(origins: readonly string[]): FastifyCorsOptions {
  const options: FastifyCorsOptions = {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['etag', 'link', 'retry-after', 'x-request-id'],
    maxAge: 600,
  };
  return {
    hook: 'preParsing',
    delegator: (request, callback) => {
      callback(null, isNoPreflight(request) ? { origin: false } : options);
    },
  };
}

/** An OPTIONS that no browser sends is a method that the path does not have. */
function isNoPreflight({ method, headers }: FastifyRequest): boolean {
  const isPreflight =
    headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
  return method === 'OPTIONS' && !isPreflight;
}
