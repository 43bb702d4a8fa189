import type { FastifyInstance } from 'fastify';

/**
 * Lets a server end without resetting anybody: once draining, every answer tells its connection
 * to close, so that keep-alive connections do not hold the process. Idle ones are closed at once.
 */
export function drainOnClose(fastify: FastifyInstance): void {
  let draining = false;
  fastify.addHook('preClose', (done) => {
    draining = true;
    fastify.server.closeIdleConnections();
    done();
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) void reply.header('connection', 'close');
    done();
  });
}
