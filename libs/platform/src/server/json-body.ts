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
      else void parseJson(request, body as string, refuseDepth(done));
    },
  );
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else done(new AppError('UNSUPPORTED_MEDIA_TYPE'));
  });
}

/** Nothing we understand is nested deeper; what walks a value by recursion is safe within it. */
const MAX_DEPTH = 32;

type ParserDone = (error: Error | null, value?: unknown) => void;

function refuseDepth(done: ParserDone): ParserDone {
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
