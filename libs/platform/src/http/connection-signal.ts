import type { FastifyReply } from 'fastify';

/**
 * A signal that is aborted when the response has been sent or the client disconnects. Fastify's own
 * signal does not report a disconnection after the body was read.
 */
export function connectionSignal({ raw }: FastifyReply): AbortSignal {
  const connection = new AbortController();
  // A response that waits behind another one may be closed before its request is handled.
  if (raw.destroyed) connection.abort();
  raw.once('close', () => {
    connection.abort();
  });
  return connection.signal;
}
