with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
))
select array(
  select key from word where parts && ($4::text[] collate "C")
  order by length(key), key limit 1500
) as keys
from viewer
