import type { PreparedStatement } from '../../database/prepared-statement.js';
import { PROFILE_COLUMNS } from '../../session/live-session.query.js';
import type { Profile } from '../../session/profile.view.js';

/** A profile with its password hash and token version; never part of a response. */
export interface Credentials extends Profile {
  readonly passwordHash: string;
  readonly tokenVersion: number;
}

export const CREDENTIAL_COLUMNS = `
  ${PROFILE_COLUMNS}, password_hash as "passwordHash", token_version as "tokenVersion"`;

export const CREDENTIALS = `select ${CREDENTIAL_COLUMNS} from profile`;

/** `$1` email in lower case. */
export const CREDENTIALS_BY_EMAIL: PreparedStatement = {
  name: 'credentials-by-email',
  text: `${CREDENTIALS} where email = $1`,
};

/** `$1` profile id. */
export const CREDENTIALS_BY_ID: PreparedStatement = {
  name: 'credentials-by-id',
  text: `${CREDENTIALS} where id = $1`,
};
