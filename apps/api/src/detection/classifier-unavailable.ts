import { AppError } from '#platform/errors/app-error.js';

/** Seconds a client may wait before it tries again. */
const RETRY_AFTER = 2;

/** The classifier did not answer in time, or not with what was asked. */
export class ClassifierUnavailable extends AppError {
  constructor(override readonly cause: unknown) {
    super('SERVICE_UNAVAILABLE', undefined, RETRY_AFTER);
  }
}
