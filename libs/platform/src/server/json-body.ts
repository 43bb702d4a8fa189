import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';

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
    (request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else void parseJson(request, body as string, limitDepth(done));
    },
  );
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else done(new AppError('UNSUPPORTED_MEDIA_TYPE'));
  });
}

/** Maximum nesting of a body: deeper than any valid body, and safe for recursive functions. */
const MAX_DEPTH = 32;

type ParserDone = (error: Error | null, value?: unknown) => void;

function limitDepth(done: ParserDone): ParserDone {
  return (error, value) => {
    if (error === null && isDeeperThan(MAX_DEPTH, value)) {
      done(
        new AppError('VALIDATION_ERROR', `The body is nested deeper than ${String(MAX_DEPTH)}.`),
      );
    } else done(error, value);
  };
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((child) => isDeeperThan(levels - 1, child));
}
