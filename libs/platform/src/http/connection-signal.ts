import type { FastifyReply } from 'fastify';

/** Aborted when the client disconnects. Fastify's own signal is not, after the body was read. */
export function connectionSignal({ raw }: FastifyReply): AbortSignal {
  const connection = new AbortController();
  raw.once('close', () => {
    connection.abort();
  });
  return connection.signal;
}
