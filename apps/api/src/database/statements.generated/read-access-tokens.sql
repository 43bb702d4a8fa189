with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
))
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
from viewer
