import type { FastifyInstance } from 'fastify';

/** Bytes of a body that are cheaper to read than a new connection. */
const SMALL_BODY = 64 * 1024;

/**
 * Closes the connection after a response to a request whose body was not read, because Node.js
 * reads the rest of a body to keep the connection open. Connections with a small body stay open.
 */
export function closeAfterUnreadBody(fastify: FastifyInstance): void {
  fastify.addHook('onSend', ({ raw }, reply, _payload, done) => {
    const isSmall = Number(raw.headers['content-length'] ?? 0) <= SMALL_BODY;
    const mayBeLarge = 'transfer-encoding' in raw.headers || !isSmall;
    if (mayBeLarge && !raw.complete) void reply.header('connection', 'close');
    done();
  });
}
