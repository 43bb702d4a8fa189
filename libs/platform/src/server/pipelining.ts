import type { ServerResponse } from 'node:http';
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
  const responses = new WeakMap<Socket, Set<ServerResponse>>();
  fastify.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const { raw } = reply;
    let waiting = responses.get(socket);
    if (waiting === undefined) responses.set(socket, (waiting = closeWithSocket(socket)));
    waiting.add(raw);
    if (waiting.size > MAX_WAITING) {
      reply.hijack();
      socket.destroy();
      return;
    }
    raw.once('close', () => waiting.delete(raw));
    done();
  });
}

/**
 * Returns a set whose responses close when the socket closes. Node.js closes only the response that
 * it is sending, so work that waits for the end of another response would never end.
 */
function closeWithSocket(socket: Socket): Set<ServerResponse> {
  const responses = new Set<ServerResponse>();
  socket.once('close', () => {
    for (const response of responses) {
      if (response.socket !== null) continue;
      response.destroy();
      response.emit('close');
    }
  });
  return responses;
}
