import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests in progress have to complete at shutdown. */
export const DRAIN_TIMEOUT = 10_000;

/** Milliseconds from a signal to the end: for the requests, and then for what they used. */
const EXIT_TIMEOUT = DRAIN_TIMEOUT + 4_000;

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

/**
 * Ends the process at the latest `delay` ms and {@link EXIT_TIMEOUT} after a signal to stop, whatever
 * it still waits for.
 */
export function endAfterSignal(delay = 0): void {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      setTimeout(() => {
        console.error('The process still waits for something, and ends now.');
        process.exit(1);
      }, delay + EXIT_TIMEOUT).unref();
    });
  }
}
