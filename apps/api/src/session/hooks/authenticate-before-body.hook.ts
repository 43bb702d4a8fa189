import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import type { FastifyInstance } from 'fastify';
import type { SessionGuard } from '../session.guard.js';

/**
 * Runs the guard before the body of a request is read, so that a client without a session cannot
 * make the service parse a body. Nest runs its guards after the body is parsed.
 */
export function authenticateBeforeBody(fastify: FastifyInstance, guard: SessionGuard): void {
  fastify.addHook('preParsing', async (request, reply) => {
    const { headers, is404 } = request;
    const hasBody = headers['content-length'] !== undefined || 'transfer-encoding' in headers;
    if (hasBody && !is404) await guard.canActivate(new ExecutionContextHost([request, reply]));
  });
}
