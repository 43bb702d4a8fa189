import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { onResponseEnd } from './response-end.js';

/**
 * Logs one line for each response. Successful requests under `debugPrefix` are logged at debug,
 * because they are frequent. A hook of our own, because pino-http needs a middleware engine and
 * logs other fields.
 */
export function logRequests(fastify: FastifyInstance, logger: Logger, debugPrefix?: string): void {
  onResponseEnd(fastify, ({ id: requestId, method, url, routeOptions }, reply) => {
    const { statusCode, errorCode, elapsedTime } = reply;
    const isFrequent = debugPrefix !== undefined && url.startsWith(debugPrefix);
    const line = {
      event: 'request',
      requestId,
      method,
      route: routeOptions.url,
      path: loggedPath(url),
      status: statusCode,
      errorCode,
      ms: Math.round(elapsedTime),
    };
    logger[isFrequent && statusCode < 400 ? 'debug' : 'info'](line, 'request');
  });
}

/** Characters of a path that are logged. The paths of the service are shorter. */
const MAX_LENGTH = 300;

/** Secrets of the service begin with `pp`, a letter for their kind and `_`. */
const SECRET = /(?<![a-z])(pp[a-z]_)[\w-]+/gi;

/**
 * The path of a URL for log lines, without the query, which contains the words of a search, and
 * without the secret of an address.
 */
export function loggedPath(url: string): string {
  return (url.split('?', 1)[0] ?? '').replace(SECRET, '$1…').slice(0, MAX_LENGTH);
}
