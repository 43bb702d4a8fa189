import { type ErrorDefinition, ERRORS, type ErrorName } from './error-catalogue.js';

/** The body of every error response. */
export interface ErrorEnvelope {
  readonly code: number;
  readonly message: string;
}

/** A part of a request that breaks a rule, for `Prefer: error-details`. */
export interface ErrorDetail {
  /** Where it is, such as `ingredients[2].unitId`; empty for the request as a whole. */
  readonly path: string;
  /** The name of the rule, such as `isInt` or `exists`. */
  readonly rule: string;
  /** In English, for developers. */
  readonly message: string;
}

/** The error that services throw. The filter maps every other error to an `AppError`. */
export class AppError extends Error {
  readonly status: number;
  readonly envelope: ErrorEnvelope;
  /** Seconds before the client should retry; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Undefined for requests that cannot be read, and for errors that no part of the body causes. */
  readonly details: readonly ErrorDetail[] | undefined;

  constructor(
    readonly errorName: ErrorName,
    /** Replaces the default message; clients can read it, so it must not contain internals. */
    detail?: string,
    retryAfter?: number,
    details?: readonly ErrorDetail[],
  ) {
    const { code, status, message, ...defaults }: ErrorDefinition = ERRORS[errorName];
    super(detail ?? message);
    this.name = errorName;
    this.status = status;
    this.retryAfter = retryAfter ?? defaults.retryAfter;
    this.details = details;
    this.envelope = { code, message: this.message };
  }
}
