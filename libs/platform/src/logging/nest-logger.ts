import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Nest tells of every module and route at start: worth reading only when one looks for a fault. */
const CHATTER = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'NestMicroservice',
  'RouterExplorer',
  'RoutesResolver',
]);

/** Lets Nest and everything that logs through `@nestjs/common` write into the same log. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(CHATTER.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest appends the name of the logging class, and before it a text or a stack. */
  private write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = rest.pop();
    const detail = rest.length > 0 ? rest.join(' ') : undefined;
    if (message instanceof Error) this.logger[level]({ context, err: message }, detail);
    else if (typeof message === 'string') this.logger[level]({ context, detail }, message);
    else this.logger[level]({ context, ...(message as object) }, detail);
  }
}
