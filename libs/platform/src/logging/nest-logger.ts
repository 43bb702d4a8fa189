import { Logger, PinoLogger } from 'nestjs-pino';
import type { Logger as Pino } from 'pino';
import { isError, serializeError } from './serialize-error.js';

/** Parts of Nest that log every module and route at start. */
const STARTUP_CONTEXTS = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'NestMicroservice',
  'RouterExplorer',
  'RoutesResolver',
]);

/**
 * Writes the messages of Nest and of every `@nestjs/common` logger to `logger`. Created without the
 * module of nestjs-pino, which would add pino-http as middleware to every request. nestjs-pino
 * keeps one root logger per process: the first one.
 */
export class NestLogger extends Logger {
  constructor(logger: Pino) {
    // By default pino-http serializes errors with all their fields.
    const params = {
      pinoHttp: { logger, serializers: { err: serializeError }, wrapSerializers: false },
    };
    super(new PinoLogger(params), params);
  }

  /** Logs at info; Nest's start-up messages at debug. */
  override log(message: unknown, ...rest: unknown[]): void {
    if (STARTUP_CONTEXTS.has(String(rest.at(-1)))) this.debug(message, ...rest);
    else super.log(message, ...rest);
  }

  /** Logs at error, with the message of the error when it is passed alone. */
  override error(message: unknown, ...rest: unknown[]): void {
    super.error(isError(message) ? { err: message } : message, ...rest);
  }
}
