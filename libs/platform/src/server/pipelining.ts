import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of requests of a connection that wait for their responses. */
const MAX_WAITING = 32;

/**
 * Closes a connection that sends more requests without waiting for the responses. Node.js reads all
 * requests of 64 KiB at once, about 1,400, and other clients would wait for all of them: those over
 * the limit do not reach the listeners that the server has by now.
 */
export function limitPipelining(server: Server): void {
  const responses = new WeakMap<Socket, Set<ServerResponse>>();
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    let waiting = responses.get(socket);
    if (waiting === undefined) responses.set(socket, (waiting = closeWithSocket(socket)));
    if (waiting.size === MAX_WAITING) {
      socket.destroy();
      return;
    }
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
    for (const listener of listeners) listener.call(server, request, response);
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
