import { prepared } from '../../database/prepared-statement.js';
import { PROFILE_COLUMNS } from '../../session/live-session.query.js';
import type { Profile } from '../../session/profile.view.js';

/** A profile with its password hash and token version; never part of a response. */
export interface Credentials extends Profile {
  /** Null for an account without a password. */
  readonly passwordHash: string | null;
  readonly tokenVersion: number;
}

const CREDENTIALS = `
  select ${PROFILE_COLUMNS}, password_hash as "passwordHash", token_version as "tokenVersion"
  from profile`;

/** `$1` profile id. Locks the account. */
export const LOCK_CREDENTIALS = `${CREDENTIALS} where id = $1 for update`;

/** `$1` email in lower case. */
export const CREDENTIALS_BY_EMAIL = prepared('credentials-by-email')(
  `${CREDENTIALS} where email = $1`,
);

/** `$1` issuer, `$2` subject. */
export const CREDENTIALS_BY_IDENTITY = prepared('credentials-by-identity')(
  `${CREDENTIALS} where oidc_issuer = $1 and oidc_subject = $2`,
);

/** Whether the session of a token id started in the last five minutes. `$1` profile id, `$2` token id. */
export const IS_NEW_SESSION = prepared('is-new-session')(`
    select from session
    where profile_id = $1 and token_id = $2 and created_at > now() - interval '5 minutes'`);

/** `$1` profile id. */
export const CREDENTIALS_BY_ID = prepared('credentials-by-id')(`${CREDENTIALS} where id = $1`);
