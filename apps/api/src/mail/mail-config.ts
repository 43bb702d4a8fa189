import { isEmail } from 'class-validator';
import { ConfigError, type Environment, readText, readUrl } from '#platform/config/environment.js';

/** How the service sends mail. */
export interface MailConfig {
  readonly smtpUrl: string;
  /** The sender, such as `Popote <popote@example.org>`. */
  readonly from: string;
}

/** Reads `SMTP_URL` and `MAIL_FROM`. Without a server the service sends no mail. */
export function readMail(env: Environment): MailConfig | undefined {
  const smtpUrl = readUrl(env, 'SMTP_URL', ['smtp', 'smtps']);
  const from = readText(env, 'MAIL_FROM');
  if (smtpUrl === undefined) return undefined;
  if (from !== undefined && isEmail(from, { allow_display_name: true, require_tld: false })) {
    return { smtpUrl, from };
  }
  throw new ConfigError(
    'MAIL_FROM must be set with SMTP_URL, as in "Popote <popote@example.org>".',
  );
}
