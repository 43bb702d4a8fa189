import { prepared } from '../database/prepared-statement.js';

/** Days after sign-in when a session ends, however often it is used. */
export const MAX_SESSION_DAYS = 180;

/**
 * A condition on a row of `profile`: it is the profile of a live session. The arguments are SQL
 * expressions. False when the account was deleted, or the session was ended or has expired.
 */
export function hasLiveSession(profileId: string, tokenVersion: string, tokenId: string): string {
  return `profile.id = ${profileId} and profile.token_version = ${tokenVersion}
    and exists (
      select from session
      where session.token_id = ${tokenId} and session.profile_id = profile.id
        and session.expires_at > now()
    )`;
}

/**
 * The profile of a live session: `$1` profile id, `$2` token version, `$3` token id. Returns no row
 * when the session has ended. Frequent reads begin with it, so that the check needs no round trip of
 * its own:
 * `with viewer as (${LIVE_PROFILE}) select … from viewer …`.
 */
export const LIVE_PROFILE = `
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where ${hasLiveSession('$1', '$2', '$3')}`;

/** A condition on a row of `session`: it is a sign-in, and not the session of an access token. */
export const IS_SIGN_IN = `
  not exists (select from access_token where access_token.session_id = session.id)`;

/** The columns of a profile, named as the fields of the `Profile` view. */
export const PROFILE_COLUMNS = `
  id, first_name as "firstName", last_name as "lastName", email,
  house_id as "houseId", diet_id as "dietId", appetite, unit_system as "unitSystem", locale`;

/** The profile of a live session, as the API returns it. */
export const LIVE_SESSION = prepared('live-session')(
  `select ${PROFILE_COLUMNS} from (${LIVE_PROFILE}) viewer`,
);

/**
 * Postpones the end of a session that is used: `$1` token id, `$2` days that a session lasts without
 * use. Writes at most once an hour.
 */
export const RECORD_USE = prepared('record-session-use')(`
    update session set last_used_at = now(), expires_at = least(
      now() + $2::int * interval '1 day', created_at + interval '${String(MAX_SESSION_DAYS)} days'
    )
    where token_id = $1 and last_used_at < now() - interval '1 hour'`);

/** The claims of an access token: `$1` hash of the token. */
export const FIND_ACCESS_TOKEN = prepared('find-access-token')(`
    select profile.id as "profileId", token_version as "tokenVersion", token_id as "tokenId", scopes,
      extract(epoch from session.created_at)::float8 as "issuedAt",
      extract(epoch from session.expires_at)::float8 as "expiresAt"
    from access_token
    join session on session.id = session_id
    join profile on profile.id = profile_id
    where hash = $1`);

/** Records that an access token was used today: `$1` token id. Writes at most once a day. */
export const RECORD_TOKEN_USE = prepared('record-token-use')(`
    update access_token set last_used_on = current_date
    from session
    where session.id = session_id and token_id = $1
      and last_used_on is distinct from current_date`);
