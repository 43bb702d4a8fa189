import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { continueTrace } from '../tracing/trace-requests.hook.js';

type Use = (request: FastifyRequest, reply: FastifyReply) => void;

const usesOf = new WeakMap<FastifyInstance, Use[]>();

/**
 * Calls `use` once for each response: when it has been sent, or when it is ready and its client has
 * disconnected. Fastify calls `onResponse` in the first case only, so that a client that resets its
 * connection after a request would not be logged.
 */
export function onResponseEnd(fastify: FastifyInstance, use: Use): void {
  const uses = usesOf.get(fastify) ?? watchResponses(fastify);
  uses.push(use);
}

/** Adds the hook that calls the functions of the returned list. */
function watchResponses(fastify: FastifyInstance): Use[] {
  const uses: Use[] = [];
  usesOf.set(fastify, uses);
  /** Responses that are ready. A hook that fails after this one sends an error in their place. */
  const ready = new WeakSet<FastifyReply>();
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (!ready.has(reply)) {
      ready.add(reply);
      const end = () => {
        continueTrace(request.traceContext, () => {
          for (const use of uses) use(request, reply);
        });
      };
      if (reply.raw.destroyed) end();
      else reply.raw.once('close', end);
    }
    done();
  });
  // Fastify measures `elapsedTime` only if there is a hook of this kind.
  fastify.addHook('onResponse', (_request, _reply, done) => {
    done();
  });
  return uses;
}
