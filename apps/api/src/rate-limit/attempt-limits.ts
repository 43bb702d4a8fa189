import { createHash } from 'node:crypto';
import { AppError } from '#platform/errors/app-error.js';
import type { ErrorName } from '#platform/errors/error-catalogue.js';
import { interpretDatabaseError } from '../database/database-error.js';
import type { Counter } from './attempt-counter.js';

/** Milliseconds from the first attempt until its counter is reset. */
export const WINDOW = 60 * 60 * 1000;

/** A limit of the attempts that have one of the outcomes in `counts`. */
interface AttemptLimit {
  readonly name: string;
  readonly counts: readonly (ErrorName | 'SUCCESS')[];
  /** Attempts per window from one address, on all accounts. */
  readonly address: number;
  /** Attempts per window on one account, from all addresses. */
  readonly account: number;
  /** Attempts per window from a known device of the account. They count on nothing else. */
  readonly device?: number;
}

/**
 * NIST SP 800-63B (3.2.2) allows 100 wrong passwords in a row. Limits of an address are higher,
 * because many people may share it. A lockout lasts no longer than the window. Successes are limited
 * because each of them computes a password hash.
 */
const ATTEMPT_LIMITS = {
  /** Login and every route that requires the password again share these counters. */
  password: [
    {
      name: 'wrong',
      counts: ['INVALID_CREDENTIALS'],
      address: 1000,
      account: 100,
      device: 100,
    },
    { name: 'correct', counts: ['SUCCESS'], address: 5000, account: 1000 },
  ],
  /** Sign-up reveals whether an email is registered. */
  signup: [
    {
      name: 'hashed',
      counts: ['SUCCESS', 'EMAIL_ALREADY_IN_USE'],
      address: 1000,
      account: 300,
    },
  ],
  /** Requests for a link by mail, whether the email has an account or not. */
  reset: [{ name: 'requested', counts: ['SUCCESS'], address: 300, account: 10 }],
  /** Changes to one email, which receives a mail, or reveals that it is in use. */
  email: [
    { name: 'changed', counts: ['SUCCESS', 'EMAIL_ALREADY_IN_USE'], address: 300, account: 10 },
  ],
  /** Uses of a link. The account is the token, because nothing else is known of a wrong one. */
  link: [{ name: 'used', counts: ['SUCCESS', 'RESET_TOKEN_INVALID'], address: 1000, account: 100 }],
  join: [
    {
      name: 'unknown',
      counts: ['INVITATION_NOT_FOUND', 'REGISTRATION_CLOSED'],
      address: 1000,
      account: 100,
    },
  ],
} as const satisfies Record<string, readonly AttemptLimit[]>;

export type AttemptKind = keyof typeof ATTEMPT_LIMITS;

/** Whose attempt it is. */
export interface Attempter {
  /** See `clientAddress`. */
  readonly address: string;
  /** The email of the account, which may be unknown. */
  readonly account: string;
  /** The id of a device on which the account signed in before. */
  readonly device?: string | undefined;
}

/** A counter, and the outcomes that it counts. */
export interface OutcomeCounter extends Counter {
  readonly counts: AttemptLimit['counts'];
}

/** The counters of an attempt. */
export function countersOf(kind: AttemptKind, attempter: Attempter): OutcomeCounter[] {
  const limits: readonly AttemptLimit[] = ATTEMPT_LIMITS[kind];
  return limits.flatMap((limit) => {
    return scopesOf(limit, attempter).map((scope) => ({
      key: `${kind}:${limit.name}:${scope}:${digest(attempter[scope] ?? '')}`,
      max: limit[scope] ?? 0,
      counts: limit.counts,
    }));
  });
}

/** What others send from the same address does not count for a known device. */
function scopesOf(
  limit: AttemptLimit,
  { device }: Attempter,
): ('address' | 'account' | 'device')[] {
  if (device === undefined) return ['address', 'account'];
  return [limit.device === undefined ? 'account' : 'device'];
}

/** Whether a counter counts an attempt that ended with this error; without one, it succeeded. */
export function isCounted({ counts }: OutcomeCounter, error?: unknown): boolean {
  if (error === undefined) return counts.includes('SUCCESS');
  const appError = interpretDatabaseError(error);
  return appError instanceof AppError && counts.includes(appError.errorName);
}

/** The counter of every request of a kind from one address. */
export function counterOfAddress(kind: string, address: string, max: number): Counter {
  return { key: `${kind}:address:${digest(address)}`, max };
}

/** Hides personal data (email, address), because a counter may exist longer than the account. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
