import type { PreparedStatement } from '../database/prepared-statement.js';
import type { Profile } from '../session/profile.view.js';

/** A profile with what its owner is recognised by; never leaves the service. */
export interface Credentials extends Profile {
  readonly passwordHash: string;
  readonly tokenVersion: number;
}

const CREDENTIALS = `
  select id, first_name as "firstName", last_name as "lastName", email,
         house_id as "houseId", diet_id as "dietId",
         password_hash as "passwordHash", token_version as "tokenVersion"
  from profile`;

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
