import { AppError } from '#platform/errors/app-error.js';
import type { ErrorName } from '#platform/errors/error-catalogue.js';
import { interpretDatabaseError } from '../database/database-error.js';

/** Milliseconds from the first attempt until its counter is reset. */
export const WINDOW = 60 * 60 * 1000;

interface AttemptLimit {
  /** Attempts per window on one account, from all addresses. */
  readonly account: number;
  /** Attempts per window from one address, on all accounts. */
  readonly address: number;
  /** Outcomes that count; all others are refunded. */
  readonly counts: readonly (ErrorName | 'SUCCESS')[];
}

/**
 * Mainly failures count, so that limits affect attackers more than users. NIST SP 800-63B (3.2.2)
 * allows 100 wrong passwords in a row. Limits of an address are higher, because many people may
 * share it. A lockout lasts no longer than the window.
 */
export const ATTEMPT_LIMITS = {
  /** Login and every route that requires the password again share these counters. */
  password: { account: 100, address: 1000, counts: ['INVALID_CREDENTIALS'] },
  /** Sign-up reveals whether an email is registered, and computes a password hash. */
  signup: { account: 300, address: 1000, counts: ['SUCCESS', 'EMAIL_ALREADY_IN_USE'] },
  join: { account: 100, address: 1000, counts: ['INVITATION_NOT_FOUND'] },
} as const satisfies Record<string, AttemptLimit>;

export type AttemptKind = keyof typeof ATTEMPT_LIMITS;

/** Whether an attempt with this outcome counts. Without an error, the attempt succeeded. */
export function isCounted(kind: AttemptKind, error?: unknown): boolean {
  const { counts }: AttemptLimit = ATTEMPT_LIMITS[kind];
  if (error === undefined) return counts.includes('SUCCESS');
  const appError = interpretDatabaseError(error);
  return appError instanceof AppError && counts.includes(appError.errorName);
}
