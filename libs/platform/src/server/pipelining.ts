import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of requests of a connection that wait for their responses. */
const MAX_WAITING = 32;

/**
 * Closes a connection that sends more requests without waiting for the responses. Node.js handles
 * all requests of 64 KiB at once, about 1,400, and other clients would wait for all of them.
 */
export function limitPipelining(server: Server): void {
  const waiting = new WeakMap<Socket, number>();
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    const add = (count: number) => waiting.set(socket, (waiting.get(socket) ?? 0) + count);
    add(1);
    if ((waiting.get(socket) ?? 0) > MAX_WAITING) {
      request.destroy();
      return;
    }
    response.once('close', () => add(-1));
    for (const handle of handlers) handle(request, response);
  });
}
