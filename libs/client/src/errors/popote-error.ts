import { ERROR_CODES } from '../generated/error-codes.gen.js';

export type ErrorName = keyof typeof ERROR_CODES;
export type ErrorCode = (typeof ERROR_CODES)[ErrorName];

const NAMES = new Map(
  Object.entries(ERROR_CODES).map(([name, code]) => [code as number, name as ErrorName]),
);

/** A response with an error status. */
export class PopoteError extends Error {
  override readonly name = 'PopoteError';
  /** HTTP status. */
  readonly status: number;
  /** Null when the response does not come from the service, or its code is newer than this package. */
  readonly code: ErrorCode | null;
  /** The name of the code, such as `RECIPE_NOT_FOUND`; null when the code is null. */
  readonly errorName: ErrorName | null;
  /** The id of the request in the logs of the service. */
  readonly requestId: string | null;
  /** Seconds to wait before a repetition, from `Retry-After`. */
  readonly retryAfter: number | null;

  /** `body` is the parsed JSON of the response, or its text. */
  constructor({ status, headers }: Response, body: unknown) {
    const { code, message } = readEnvelope(body);
    super(message ?? `The response has the status ${String(status)}.`);
    this.status = status;
    this.errorName = NAMES.get(code ?? 0) ?? null;
    this.code = this.errorName === null ? null : ERROR_CODES[this.errorName];
    this.requestId = headers.get('x-request-id');
    this.retryAfter = readRetryAfter(headers);
  }
}

/** A request without a response: no connection, or a connection that broke. `cause` says why. */
export class PopoteNetworkError extends Error {
  override readonly name = 'PopoteNetworkError';
}

/**
 * Whether a caught value is an error of the service. With names, whether it is one of these errors:
 * `isPopoteError(error, 'RECIPE_NOT_FOUND')`.
 */
export function isPopoteError(error: unknown): error is PopoteError;
export function isPopoteError<Name extends ErrorName>(
  error: unknown,
  ...names: [Name, ...Name[]]
): error is PopoteError & { readonly errorName: Name; readonly code: (typeof ERROR_CODES)[Name] };
export function isPopoteError(error: unknown, ...names: ErrorName[]): boolean {
  if (!(error instanceof PopoteError)) return false;
  return names.length === 0 || names.some((name) => name === error.errorName);
}

/** Seconds of the header `Retry-After`, or null. The service never sends dates. */
export function readRetryAfter(headers: Headers): number | null {
  const written = headers.get('retry-after');
  return written !== null && /^\d+$/.test(written) ? Number(written) : null;
}

/**
 * The error of a failed request. The error of a signal that the caller has aborted stays as it is.
 * `response` is undefined when there was none.
 */
export function toError(error: unknown, response: Response | undefined, request: Request): unknown {
  if (response !== undefined && !response.ok) return new PopoteError(response, error);
  if (request.signal.aborted) return error;
  return new PopoteNetworkError('The service cannot be reached.', { cause: error });
}

function readEnvelope(body: unknown): { code?: number; message?: string } {
  const { code, message } = (typeof body === 'object' && body !== null ? body : {}) as {
    code?: unknown;
    message?: unknown;
  };
  return {
    ...(typeof code === 'number' && { code }),
    ...(typeof message === 'string' && { message }),
  };
}
