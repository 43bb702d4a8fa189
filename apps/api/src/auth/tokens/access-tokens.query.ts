import { prepared } from '../../database/prepared-statement.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import type { AccessTokenView } from './access-token.view.js';

export interface AccessTokensRow {
  readonly tokens: readonly AccessTokenView[];
}

/** The access tokens of the viewer, the oldest first. `$1` to `$3` are the session. */
export const READ_ACCESS_TOKENS = prepared('read-access-tokens')(`
    with viewer as (${LIVE_PROFILE})
    select coalesce((
      select json_agg(json_build_object(
        'id', session_id,
        'name', name,
        'scopes', scopes,
        'expiresOn', expires_on,
        'lastUsedOn', last_used_on
      ) order by session_id)
      from access_token join session on session.id = session_id
      where profile_id = viewer.id and expires_at > now()
    ), '[]') as tokens
    from viewer`);
