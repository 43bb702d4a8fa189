import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import type { ErrorName } from '#platform/errors/error-catalogue.js';

/**
 * The error of each violated constraint. Services check their input before they write, so that a
 * constraint is violated only by concurrent requests.
 */
const BY_CONSTRAINT: Readonly<Record<string, ErrorName>> = {
  profile_email_unique: 'EMAIL_ALREADY_IN_USE',
  // Another request has joined the identity to an account: the next sign-in finds it.
  profile_identity_unique: 'NOT_AUTHENTICATED',
  profile_house_id_fkey: 'HOUSE_NOT_FOUND',
  recipe_import_unique: 'RECIPE_ALREADY_IMPORTED',
  recipe_page_unique: 'RECIPE_ALREADY_IMPORTED',
  recipe_line_ingredient_unique: 'VALIDATION_ERROR',
  recipe_line_recipe_id_fkey: 'RECIPE_NOT_FOUND',
  recipe_part_content: 'RECIPE_NOT_FOUND',
  recipe_part_unique: 'VALIDATION_ERROR',
  favourite_recipe_id_fkey: 'RECIPE_NOT_FOUND',
  cooked_mark_recipe_id_fkey: 'RECIPE_NOT_FOUND',
  recipe_rating_recipe_id_fkey: 'RECIPE_NOT_FOUND',
  planning_item_recipe_id_fkey: 'RECIPE_NOT_FOUND',
  cooking_recipe_id_fkey: 'RECIPE_NOT_FOUND',
  planning_eater_dependant_id_fkey: 'DEPENDANT_NOT_FOUND',
  correction_step_id_fkey: 'STEP_NOT_FOUND',
  step_technique_step_id_fkey: 'STEP_NOT_FOUND',
  // The account was deleted after the request was authenticated.
  profile_allergy_profile_id_fkey: 'NOT_AUTHENTICATED',
  profile_disliked_ingredient_profile_id_fkey: 'NOT_AUTHENTICATED',
};

/**
 * SQLSTATEs: connection lost, resources exhausted (a full disk too), shutdown or query cancelled,
 * idle transaction ended (the process was suspended), I/O error of the server.
 */
const UNAVAILABLE_STATES = /^(08|53|57|25P0[34]|58030)/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const UNAVAILABLE_MESSAGES = /timeout|terminated|not queryable|closed the connection/i;

/** SQLSTATE of a serialization failure and of a deadlock. */
const CONFLICTS = new Set(['40001', '40P01']);

interface PostgresError {
  readonly code?: string;
  readonly constraint?: string;
  readonly message: string;
}

function unwrap(error: unknown): PostgresError | undefined {
  if (error instanceof QueryFailedError) return error.driverError as PostgresError;
  return error instanceof Error ? error : undefined;
}

/** Whether a write that failed with this error changed nothing, so that it can be retried. */
export function isRetryableWrite(error: unknown): boolean {
  const { code = '', constraint } = unwrap(error) ?? {};
  // The recipe of the cooking that serves an item has become a copy since it was read.
  const isServed = constraint === 'planning_item_cooking_fkey';
  return error instanceof ConcurrencyConflict || CONFLICTS.has(code) || isServed;
}

/** SQLSTATEs of a lost connection: class 08, and the shutdown or crash of the server. */
const CONNECTION_LOST_STATES = /^(08|57P0[123])/;
const CONNECTION_LOST_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
const CONNECTION_LOST_MESSAGES = /terminated unexpectedly|not queryable|closed the connection/i;

/**
 * Whether a read that failed with this error can be retried. A read that timed out cannot: it may
 * still run, and the next one would take as long.
 */
export function isRetryableRead(error: unknown): boolean {
  const { code, message } = unwrap(error) ?? { message: '' };
  if (code === undefined) return CONNECTION_LOST_MESSAGES.test(message);
  return CONNECTION_LOST_CODES.has(code) || CONNECTION_LOST_STATES.test(code);
}

/** Whether a statement was not sent, because the connection of its transaction is lost. */
function isConnectionReleased(error: unknown): boolean {
  return (
    error instanceof QueryRunnerAlreadyReleasedError ||
    error instanceof QueryRunnerProviderAlreadyReleasedError
  );
}

/** Whether the database was unreachable or did not respond in time. */
function isUnavailable(error: unknown): boolean {
  if (isConnectionReleased(error)) return true;
  const { code, message } = unwrap(error) ?? { message: '' };
  if (code === undefined) return UNAVAILABLE_MESSAGES.test(message);
  return UNAVAILABLE_CODES.has(code) || UNAVAILABLE_STATES.test(code);
}

/** Maps errors of PostgreSQL and its driver to the error catalogue; returns others unchanged. */
export function interpretDatabaseError(error: unknown): unknown {
  const name = BY_CONSTRAINT[unwrap(error)?.constraint ?? ''];
  if (name !== undefined) return new AppError(name);
  const temporary = isUnavailable(error) || isRetryableWrite(error);
  return temporary ? new AppError('SERVICE_UNAVAILABLE') : error;
}

/**
 * Another transaction changed rows that this transaction read before it locked them. The
 * transaction is retried, as after a conflict that PostgreSQL reports.
 */
export class ConcurrencyConflict extends Error {}
