with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
))
select house_id as "houseId",
exists (
  select from house_source where house_id = viewer.house_id and source_id = $4::int
) as enabled
from viewer
