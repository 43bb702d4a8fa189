import { isoTimestamp, prepared } from '../../database/prepared-statement.js';
import { IS_SIGN_IN, LIVE_PROFILE } from '../../session/live-session.query.js';
import type { SessionView } from './session.view.js';

export interface SessionsRow {
  readonly sessions: readonly SessionView[];
}

/** The sessions of the viewer, last used first. `$1` to `$3` are the session. */
export const READ_SESSIONS = prepared('read-sessions')(`
    with viewer as (${LIVE_PROFILE})
    select (
      select json_agg(json_build_object(
        'id', id,
        'createdAt', ${isoTimestamp('created_at')},
        'lastUsedAt', ${isoTimestamp('last_used_at')},
        'userAgent', user_agent,
        'current', token_id = $3
      ) order by last_used_at desc, id desc)
      from session where profile_id = viewer.id and expires_at > now() and ${IS_SIGN_IN}
    ) as sessions
    from viewer`);
