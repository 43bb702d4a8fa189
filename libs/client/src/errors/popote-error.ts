import { ERROR_CODES } from '../generated/error-codes.gen.js';
import { MESSAGES, type NetworkProblem, problemOf } from './network-problem.js';

export type ErrorName = keyof typeof ERROR_CODES;
export type ErrorCode = (typeof ERROR_CODES)[ErrorName];

const NAMES = new Map(
  Object.entries(ERROR_CODES).map(([name, code]) => [code as number, name as ErrorName]),
);

/** A field of a request that the service refuses. */
export interface ErrorDetail {
  /** Where it is in the request, as in the message: `ingredients[1].quantity`. */
  readonly path: string;
  /** The rule that it breaks. */
  readonly rule: string;
  readonly message: string;
}

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
  /** The fields that the service refuses, if the response names them. */
  readonly details: readonly ErrorDetail[];
  /**
   * Whether the browser has not sent the cookie of a session that this client has just started. It does
   * not send it to another site than that of the page, and some browsers do not even store it.
   */
  readonly isCookieBlocked: boolean;

  /** `body` is the parsed JSON of the response, or its text. */
  constructor({ status, headers }: Response, body: unknown, isCookieBlocked = false) {
    const { code, message, details } = readEnvelope(body);
    super(message ?? `The response has the status ${String(status)}.`);
    this.status = status;
    this.errorName = NAMES.get(code ?? 0) ?? null;
    this.code = this.errorName === null ? null : ERROR_CODES[this.errorName];
    this.requestId = headers.get('x-request-id');
    this.retryAfter = readRetryAfter(headers);
    this.details = details ?? [];
    this.isCookieBlocked = isCookieBlocked;
  }
}

/** A request without a response of the service. `problem` says why; `cause` is the error of `fetch`. */
export class PopoteNetworkError extends Error {
  override readonly name = 'PopoteNetworkError';

  constructor(
    readonly problem: NetworkProblem,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[problem], options);
  }
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
 * The error of a request that failed without a response. The error of a signal that the caller has
 * aborted stays as it is.
 */
export async function toNetworkError(
  error: unknown,
  request: Request,
  baseUrl: string,
): Promise<unknown> {
  if (request.signal.aborted) return error;
  return new PopoteNetworkError(await problemOf(request.url, baseUrl), { cause: error });
}

interface Envelope {
  readonly code?: number;
  readonly message?: string;
  readonly details?: readonly ErrorDetail[];
}

function readEnvelope(body: unknown): Envelope {
  const { code, message, details } = (body ?? {}) as Record<keyof Envelope, unknown>;
  return {
    ...(typeof code === 'number' && { code }),
    ...(typeof message === 'string' && { message }),
    ...(Array.isArray(details) && { details: details as ErrorDetail[] }),
  };
}
