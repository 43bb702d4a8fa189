import type { IncomingMessage } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggedPath } from '../logging/access-log.hook.js';
import { AppError } from './app-error.js';
import { toAppError } from './to-app-error.js';

declare module 'fastify' {
  interface FastifyReply {
    /** The code in the envelope of an error. */
    errorCode?: number;
  }
}

/** Sends every error as `{ code, message }`; logs those with status 500 or above once. */
@Catch()
export class AppErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(AppErrorFilter.name);

  /** @param interpret maps errors of the application's libraries to an {@link AppError} first */
  constructor(private readonly interpret: (error: unknown) => unknown = (error) => error) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const { raw, id, method, url } = http.getRequest<FastifyRequest>();
    if (isIncomplete(raw)) return; // there is no client to respond to
    const appError = toAppError(this.interpret(error));
    if (appError.status >= 500 && !isLoggedElsewhere(error)) {
      const path = loggedPath(url);
      this.logger.error(
        { event: 'request-failed', err: error, requestId: id, method, path },
        appError.message,
      );
    }
    sendError(http.getResponse<FastifyReply>(), appError);
  }
}

/** Whether the client disconnected before it had sent the whole body. */
function isIncomplete({ destroyed, complete }: IncomingMessage): boolean {
  return destroyed && !complete;
}

/**
 * Whether the service refused the request because a limit is reached, or a recipe site failed. The
 * access log tells the former: a stack for each request would make refusing expensive. A line of its
 * own tells the latter.
 */
function isLoggedElsewhere(error: unknown): boolean {
  return (
    error instanceof AppError &&
    (error.errorName === 'SERVICE_UNAVAILABLE' || error.errorName === 'SOURCE_UNAVAILABLE')
  );
}

/** Sends the envelope of an error, unless a response was already sent. */
export function sendError(reply: FastifyReply, error: AppError): void {
  if (reply.sent) return;
  reply.errorCode = error.envelope.code;
  const details = prefersDetails(reply.request) ? error.details : undefined;
  if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter));
  void reply
    .status(error.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ ...error.envelope, details }));
}

/** Whether a client asks for details with the header Prefer (RFC 7240). */
function prefersDetails({ headers }: FastifyRequest): boolean {
  const preferences = [headers['prefer'] ?? []].flat().join(',').toLowerCase().split(/[,;]/);
  return preferences.some((preference) => preference.trim() === 'error-details');
}
