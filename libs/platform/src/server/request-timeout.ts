import type { FastifyInstance } from 'fastify';
import { sendClientError } from './client-error.js';

/** Milliseconds until a whole request must have arrived, on most routes. */
const REQUEST_TIMEOUT = 30_000;
/** The same on routes that accept files. Node.js applies it to all of them. */
export const MAX_REQUEST_TIMEOUT = 15 * 60 * 1000;

/** What Node.js reports when a whole request takes too long. */
export class RequestTimeout extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/** Closes the connection with 408 when the body of a request does not arrive in the time of its route. */
export function limitRequestTime(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const { headers, socket } = raw;
    if ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0) {
      const timer = setTimeout(() => {
        if (!raw.complete) sendClientError(new RequestTimeout(), socket);
      }, routeOptions.config.requestTimeout ?? REQUEST_TIMEOUT).unref();
      raw.once('close', () => {
        clearTimeout(timer);
      });
    }
    done();
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds until the whole request must have arrived. */
    requestTimeout?: number;
  }
}
