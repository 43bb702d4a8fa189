import { ERRORS, type ErrorName } from './error-catalogue.js';

/** The body of every error answer. */
export interface ErrorEnvelope {
  readonly code: number;
  readonly message: string;
}

/** The one error that services throw. Everything else that surfaces is mapped to one. */
export class AppError extends Error {
  readonly status: number;
  readonly envelope: ErrorEnvelope;

  constructor(
    readonly errorName: ErrorName,
    /** Replaces the default message; must hold nothing a stranger may not read. */
    detail?: string,
    /** Seconds after which trying again makes sense; sent as `Retry-After`. */
    readonly retryAfter?: number,
  ) {
    const { code, status, message } = ERRORS[errorName];
    super(detail ?? message);
    this.name = errorName;
    this.status = status;
    this.envelope = { code, message: this.message };
  }
}
