with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
))
select (
  select json_agg(json_build_object(
      'id', id,
      'createdAt', to_char(created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'lastUsedAt', to_char(last_used_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'userAgent', user_agent,
      'current', token_id = $3
    ) order by last_used_at desc, id desc)
  from session where profile_id = viewer.id and expires_at > now() and
  not exists (select from access_token where access_token.session_id = session.id)
) as sessions
from viewer
