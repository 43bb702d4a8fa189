import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { structureProblem } from './json-structure.js';

/**
 * Accepts JSON bodies and empty bodies of any content type; rejects all others with 415. The parser
 * rejects `__proto__` and `constructor.prototype` keys.
 */
export function acceptJsonBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser(
    /^application\/json\s*(;|$)/i,
    { parseAs: 'string' },
    (request, body: string, done) => {
      const problem = structureProblem(body);
      if (problem !== undefined) done(new AppError('VALIDATION_ERROR', problem));
      else if (body.length === 0) done(null, undefined);
      else void parseJson(request, body, done);
    },
  );
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else done(new AppError('UNSUPPORTED_MEDIA_TYPE'));
  });
}
