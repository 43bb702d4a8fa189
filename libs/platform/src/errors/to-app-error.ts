import { AppError } from './app-error.js';
import type { ErrorName } from './error-catalogue.js';

const BY_STATUS: Readonly<Record<number, ErrorName>> = {
  400: 'VALIDATION_ERROR',
  401: 'NOT_AUTHENTICATED',
  404: 'NOT_FOUND',
  405: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** The status that an error of Fastify, Nest or one of their libraries carries. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { statusCode, status } = error as { statusCode?: unknown; status?: unknown };
  if (typeof statusCode === 'number') return statusCode;
  return typeof status === 'number' ? status : undefined;
}

/**
 * Maps any thrown value to an error of the catalogue. The message of an error from a library is
 * kept only if the request was malformed. In other cases it could reveal internals.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = statusOf(error);
  const name = status === undefined ? undefined : BY_STATUS[status];
  if (name === 'VALIDATION_ERROR' && error instanceof Error) {
    return new AppError(name, error.message);
  }
  if (name !== undefined) return new AppError(name);
  const isClientError = status !== undefined && status >= 400 && status < 500;
  return new AppError(isClientError ? 'VALIDATION_ERROR' : 'INTERNAL_ERROR');
}
