import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { AppError } from '../errors/app-error.js';
import { BodyBudget } from './body-budget.js';
import { structureProblem } from './json-structure.js';
import { readBody } from './read-body.js';

/** Of larger bodies, at most one is parsed in each turn of the event loop. */
const LARGE_BODY = 64 * 1024;

/**
 * Bytes that all unfinished bodies may take: more than all large bodies that the API admits, and two
 * of the largest bodies that the classifier accepts.
 */
const MAX_UNFINISHED = 32 * 1024 * 1024;

/**
 * Accepts JSON bodies, empty bodies of any content type, and on a route with `rawTypes` bodies of
 * these types, as bytes; rejects all others with 415. The parser rejects `__proto__` and
 * `constructor.prototype` keys. Bodies on unknown routes are not parsed.
 *
 * @param clientOf whose share of the memory for unfinished bodies a request takes
 */
export function acceptJsonBodies(
  fastify: FastifyInstance,
  clientOf: (request: FastifyRequest) => string,
): void {
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  // Large bodies that arrive together would block other requests for the sum of their times.
  const turns = new PQueue({ concurrency: 1 });
  const budget = new BodyBudget(MAX_UNFINISHED);
  fastify.addContentTypeParser(
    /^application\/json\s*(;|$)/i,
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const body = await readBody(request, payload, budget, clientOf(request));
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
  fastify.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    const body = await readBody(request, payload, budget, clientOf(request));
    if (body.length === 0 || request.is404) return undefined;
    if (acceptsRaw(request)) return body;
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  });
}

function acceptsRaw({ headers, routeOptions }: FastifyRequest): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  return routeOptions.config.rawTypes?.includes(type.trim().toLowerCase()) ?? false;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Content types of bodies that the route receives as bytes. */
    rawTypes?: readonly string[];
  }
}
