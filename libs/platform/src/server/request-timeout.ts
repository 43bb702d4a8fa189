import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sendClientError } from './client-error.js';

/** What Node.js reports when a whole request takes too long. */
export class RequestTimeout extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/** The connections with a request on a route that has its own timeout. */
const extended = new WeakSet<Socket>();

/**
 * Gives the bodies of routes with `requestTimeout` more time than the server does, and no more. Lets the
 * connections of routes with `responseTimeout` be silent until the response.
 */
export function extendRequestTime(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', ({ raw, routeOptions }, _reply, done) => {
    const { responseTimeout } = routeOptions.config;
    if (responseTimeout !== undefined) raw.socket.setTimeout(responseTimeout);
    done();
  });
  fastify.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const { socket } = raw;
    const { requestTimeout } = routeOptions.config;
    if (requestTimeout !== undefined) {
      extended.add(socket);
      const timer = setTimeout(() => {
        sendClientError(new RequestTimeout(), socket);
      }, requestTimeout).unref();
      raw.once('close', () => {
        extended.delete(socket);
        clearTimeout(timer);
      });
    }
    done();
  });
}

/** Whether an error of a connection is the timeout of the server, which its route extends. */
export function hasMoreTime({ code }: NodeJS.ErrnoException, socket: Socket): boolean {
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' && extended.has(socket);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds until the whole request must have arrived, if more than the server allows. */
    requestTimeout?: number;
    /** Milliseconds until the response must begin, if more than the server allows. */
    responseTimeout?: number;
  }
}
