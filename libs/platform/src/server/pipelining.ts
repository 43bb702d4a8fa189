import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Maximum number of requests of a connection that wait for their responses. */
const MAX_WAITING = 32;

/**
 * Closes a connection that sends more requests without waiting for the responses. Node.js handles
 * all requests of 64 KiB at once, about 1,400, and other clients would wait for all of them. Add it
 * before other hooks, so that they do not see the requests that are dropped.
 */
export function limitPipelining(fastify: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  fastify.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > MAX_WAITING) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 0) - 1));
    done();
  });
}
