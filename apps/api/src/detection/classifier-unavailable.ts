import { AppError } from '#platform/errors/app-error.js';

/** Seconds after which a client should retry. */
const RETRY_AFTER = 2;

/** The classifier did not respond in time, or its response was invalid. */
export class ClassifierUnavailable extends AppError {
  constructor(override readonly cause: unknown) {
    super('SERVICE_UNAVAILABLE', undefined, RETRY_AFTER);
  }
}
