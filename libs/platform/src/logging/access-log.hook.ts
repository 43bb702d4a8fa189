import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * Logs one line for each response. Successful requests under `debugPrefix` are logged at debug,
 * because they are frequent. A hook of our own, because pino-http needs a middleware engine and
 * logs other fields.
 */
export function logRequests(fastify: FastifyInstance, logger: Logger, debugPrefix?: string): void {
  fastify.addHook(
    'onResponse',
    ({ id: requestId, method, url }, { statusCode, elapsedTime }, done) => {
      const isFrequent = debugPrefix !== undefined && url.startsWith(debugPrefix);
      logger[isFrequent && statusCode < 400 ? 'debug' : 'info']({
        requestId,
        method,
        path: url.split('?', 1)[0],
        status: statusCode,
        ms: Math.round(elapsedTime),
      });
      done();
    },
  );
}
