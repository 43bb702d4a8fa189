import { QueryFailedError } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import type { ErrorName } from '#platform/errors/error-catalogue.js';
import { ConcurrencyConflict } from './concurrency-conflict.js';

/**
 * Which error a broken constraint means. Checks before a write make these rare; a race between
 * two requests makes them possible, and this makes them right.
 */
const BY_CONSTRAINT: Readonly<Record<string, ErrorName>> = {
  profile_email_unique: 'EMAIL_ALREADY_IN_USE',
  profile_diet_id_fkey: 'DIET_NOT_FOUND',
  profile_house_id_fkey: 'HOUSE_NOT_FOUND',
  profile_allergy_allergy_id_fkey: 'ALLERGY_NOT_FOUND',
  profile_disliked_ingredient_ingredient_id_fkey: 'INGREDIENT_NOT_FOUND',
  house_source_source_id_fkey: 'SOURCE_NOT_FOUND',
  recipe_import_unique: 'RECIPE_ALREADY_IMPORTED',
  recipe_line_ingredient_unique: 'VALIDATION_ERROR',
  recipe_line_ingredient_id_fkey: 'INGREDIENT_NOT_FOUND',
  recipe_line_unit_id_fkey: 'UNIT_NOT_FOUND',
  recipe_line_recipe_id_fkey: 'RECIPE_NOT_FOUND',
  recipe_author_house_id_fkey: 'HOUSE_NOT_FOUND',
  recipe_word_recipe_id_fkey: 'RECIPE_NOT_FOUND',
  favourite_recipe_id_fkey: 'RECIPE_NOT_FOUND',
  planning_item_recipe_id_fkey: 'RECIPE_NOT_FOUND',
  planning_item_house_id_fkey: 'HOUSE_NOT_FOUND',
  correction_step_id_fkey: 'STEP_NOT_FOUND',
  step_technique_step_id_fkey: 'STEP_NOT_FOUND',
  // The session was live when the request began; the account went meanwhile.
  favourite_profile_id_fkey: 'NOT_AUTHENTICATED',
  recipe_author_id_fkey: 'NOT_AUTHENTICATED',
  correction_author_id_fkey: 'NOT_AUTHENTICATED',
  profile_allergy_profile_id_fkey: 'NOT_AUTHENTICATED',
  profile_disliked_ingredient_profile_id_fkey: 'NOT_AUTHENTICATED',
};

/** Lost connections, shutdowns, and queries cancelled by a time limit. */
const UNAVAILABLE_STATES = /^(08|53|57)/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
]);
const UNAVAILABLE_MESSAGES = /timeout|terminated|not queryable|closed the connection/i;

/** Two transactions that cannot both have their way: one of them has to start again. */
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

function isConflict(error: unknown): boolean {
  return error instanceof ConcurrencyConflict || CONFLICTS.has(unwrap(error)?.code ?? '');
}

/** What pg's pool says when no connection is free, or made, in time: nothing was sent. */
const NEVER_SENT = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** Whether a write left no trace, so that it may be tried once more. */
export function isRetryable(error: unknown): boolean {
  return isConflict(error) || NEVER_SENT.has(unwrap(error)?.message ?? '');
}

/** Whether the database could not be asked, as opposed to: it was asked and refused. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = unwrap(error) ?? { message: '' };
  if (code === undefined) return UNAVAILABLE_MESSAGES.test(message);
  return UNAVAILABLE_CODES.has(code) || UNAVAILABLE_STATES.test(code);
}

/** Seconds a client may wait before it tries again. */
const RETRY_AFTER = 2;

/** Gives what PostgreSQL or its driver throws a place in the error catalogue. */
export function interpretDatabaseError(error: unknown): unknown {
  const name = BY_CONSTRAINT[unwrap(error)?.constraint ?? ''];
  if (name !== undefined) return new AppError(name);
  const passing = isUnavailable(error) || isConflict(error);
  return passing ? new AppError('SERVICE_UNAVAILABLE', undefined, RETRY_AFTER) : error;
}
