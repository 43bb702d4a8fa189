import { AppError } from '#platform/errors/app-error.js';

/** Maximum number of problems that the message of a VALIDATION_ERROR names. */
const MAX_PROBLEMS = 20;

/** A VALIDATION_ERROR whose message names the first problems, each once. */
export class InvalidRequest extends AppError {
  constructor(readonly problems: readonly string[]) {
    super('VALIDATION_ERROR', [...new Set(problems)].slice(0, MAX_PROBLEMS).join('; '));
  }
}
