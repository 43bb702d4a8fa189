import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests in progress have to complete at shutdown. */
export const DRAIN_TIMEOUT = 10_000;

/**
 * Closes connections gracefully at shutdown: idle ones at once, the others after their response,
 * which carries `connection: close`. Otherwise keep-alive connections would delay the exit. After
 * `timeout` ms all connections are closed: Node.js stops checking its own request timeout when the
 * server closes, so a client that never completes its request would prevent the exit.
 */
export function drainOnClose(fastify: FastifyInstance, timeout = DRAIN_TIMEOUT): void {
  const { server } = fastify;
  let draining = false;
  fastify.addHook('preClose', (done) => {
    draining = true;
    server.closeIdleConnections();
    setTimeout(() => {
      server.closeAllConnections();
    }, timeout).unref();
    done();
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) void reply.header('connection', 'close');
    done();
  });
}
