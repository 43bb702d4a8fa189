import type { FastifyCorsOptions } from '@fastify/cors';

/** What pages of the listed origins may send and read, with their session. */
export function corsOptions(origins: readonly string[]): FastifyCorsOptions {
  return {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['etag', 'link', 'retry-after', 'x-request-id'],
    maxAge: 600,
  };
}
