import type { FastifyInstance } from 'fastify';

/**
 * Closes connections gracefully at shutdown: idle ones at once, the others after their response,
 * which carries `connection: close`. Otherwise keep-alive connections would delay the exit.
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
