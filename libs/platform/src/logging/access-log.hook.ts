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

/** The path of a URL for log lines, without the query, which contains the words of a search. */
export function loggedPath(url: string): string {
  return (url.split('?', 1)[0] ?? '').slice(0, MAX_LENGTH);
}
