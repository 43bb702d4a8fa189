import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { AppError } from '../errors/app-error.js';
import { structureProblem } from './json-structure.js';

/** Of larger bodies, at most one is parsed in each turn of the event loop. */
const LARGE_BODY = 64 * 1024;

/**
 * Accepts JSON bodies and empty bodies of any content type; rejects all others with 415. The parser
 * rejects `__proto__` and `constructor.prototype` keys. Bodies on unknown routes are not parsed.
 */
export function acceptJsonBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  // Large bodies that arrive together would block other requests for the sum of their times.
  const turns = new PQueue({ concurrency: 1 });
  fastify.addContentTypeParser(
    /^application\/json\s*(;|$)/i,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length === 0 || request.is404) return undefined;
      if (body.length > LARGE_BODY) await turns.add(() => setImmediate());
      if (!isUtf8(body)) throw new AppError('VALIDATION_ERROR', 'The body is not valid UTF-8.');
      const problem = structureProblem(body);
      if (problem !== undefined) throw new AppError('VALIDATION_ERROR', problem);
      return new Promise((resolve, reject) => {
        void parseJson(request, body.toString(), (error, value) => {
          if (error) reject(error);
          else resolve(value);
        });
      });
    },
  );
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0 || request.is404) done(null, undefined);
    else done(new AppError('UNSUPPORTED_MEDIA_TYPE'));
  });
}
