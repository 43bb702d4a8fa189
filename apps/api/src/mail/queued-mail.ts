import type { Locale } from '#domain/locale.js';

/**
 * What a mail says:
 * - `password-reset`: a link that sets a new password, if the recipient has an account;
 * - `email-confirmation`: a link that confirms the new email of an account; if the recipient has an
 *   account already, that someone wants to use its email;
 * - `email-change-requested`, `email-changed`: to the former email of an account.
 */
export const MAIL_KINDS = [
  'password-reset',
  'email-confirmation',
  'email-change-requested',
  'email-changed',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail to send. It contains no secret. */
export interface NewMail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly locale: Locale;
  /** See `LinkPage`. */
  readonly page: string;
  /** The account whose email changes; null in other kinds. */
  readonly profileId?: number | null;
}

/** A mail that this process sends. */
export interface QueuedMail extends NewMail {
  /** A bigint, as text. */
  readonly id: string;
}
