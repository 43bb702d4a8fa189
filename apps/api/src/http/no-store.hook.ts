import type { FastifyInstance } from 'fastify';

/** Answers are about somebody: nobody on the way keeps a copy, unless a route says otherwise. */
export function forbidCaching(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });
}
