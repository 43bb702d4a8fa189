import { AppError } from '#platform/errors/app-error.js';

/** Maximum number of problems that the message of a VALIDATION_ERROR names. */
export const MAX_PROBLEMS = 20;

/** Separates the problems of a message. */
export const SEPARATOR = '; ';

/** A VALIDATION_ERROR whose message names the first problems. */
export function validationError(problems: readonly string[]): AppError {
  return new AppError('VALIDATION_ERROR', problems.slice(0, MAX_PROBLEMS).join(SEPARATOR));
}
