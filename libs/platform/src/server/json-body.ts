import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';

/**
 * Bodies are JSON or nothing: an empty body is no body, whatever its content type; any other
 * content type is refused. `__proto__` and `constructor.prototype` keys are refused by the
 * parser.
 */
export function acceptJsonBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser(
    /^application\/json\s*(;|$)/i,
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else void parseJson(request, body as string, done);
    },
  );
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else done(new AppError('UNSUPPORTED_MEDIA_TYPE'));
  });
}
