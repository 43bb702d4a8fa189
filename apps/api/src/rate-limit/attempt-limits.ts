import { AppError } from '#platform/errors/app-error.js';
import type { ErrorName } from '#platform/errors/error-catalogue.js';
import { interpretDatabaseError } from '../database/database-error.js';

/** Attempts are counted for so long, from the first one on. Milliseconds. */
export const WINDOW = 60 * 60 * 1000;

interface AttemptLimit {
  /** Most attempts within the window on one account, from wherever. */
  readonly account: number;
  /** Most attempts within the window from one address, on whichever account. */
  readonly address: number;
  /** Which outcomes count; all others are forgiven. */
  readonly counts: readonly (ErrorName | 'SUCCESS')[];
}

/**
 * A guess costs an attacker more than it costs a household, so mostly failures count. A hundred
 * wrong passwords in a row are what NIST SP 800-63B (3.2.2) allows; nobody is locked out for
 * longer than the window. Many people may share an address: it is given ten times as much.
 */
export const ATTEMPT_LIMITS = {
  /** Login, and whatever asks for the password again: they share one budget. */
  password: { account: 100, address: 1000, counts: ['INVALID_CREDENTIALS'] },
  /** Sign-up tells whether an email is known, and each one costs a hash. */
  signup: { account: 300, address: 1000, counts: ['SUCCESS', 'EMAIL_ALREADY_IN_USE'] },
  join: { account: 100, address: 1000, counts: ['INVITATION_NOT_FOUND'] },
} as const satisfies Record<string, AttemptLimit>;

export type AttemptKind = keyof typeof ATTEMPT_LIMITS;

/** Whether an attempt that ended so counts; without an error it succeeded. */
export function isCounted(kind: AttemptKind, error?: unknown): boolean {
  const { counts }: AttemptLimit = ATTEMPT_LIMITS[kind];
  if (error === undefined) return counts.includes('SUCCESS');
  const meaning = interpretDatabaseError(error);
  return meaning instanceof AppError && counts.includes(meaning.errorName);
}
