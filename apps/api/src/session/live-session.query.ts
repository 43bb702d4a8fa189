import type { PreparedStatement } from '../database/prepared-statement.js';

/**
 * A condition on a row of `profile`: it is the profile of a live session. The arguments are SQL
 * expressions. False when the account was deleted, its sessions were ended, or the token was revoked.
 */
export function hasLiveSession(profileId: string, tokenVersion: string, tokenId: string): string {
  return `profile.id = ${profileId} and profile.token_version = ${tokenVersion}
    and not exists (select from revoked_session where revoked_session.token_id = ${tokenId})`;
}

/**
 * The profile of a live session: `$1` profile id, `$2` token version, `$3` token id. Returns no row
 * when the session has ended. Frequent reads begin with it, so that the check needs no round trip of
 * its own:
 * `with viewer as (${LIVE_PROFILE}) select … from viewer …`.
 */
export const LIVE_PROFILE = `
  select id, first_name, last_name, email, house_id, diet_id
  from profile where ${hasLiveSession('$1', '$2', '$3')}`;

/** The columns of a profile, named as the fields of the `Profile` view. */
export const PROFILE_COLUMNS = `
  id, first_name as "firstName", last_name as "lastName", email,
  house_id as "houseId", diet_id as "dietId"`;

/** The profile of a live session, as the API returns it. */
export const LIVE_SESSION: PreparedStatement = {
  name: 'live-session',
  text: `select ${PROFILE_COLUMNS} from (${LIVE_PROFILE}) viewer`,
};
