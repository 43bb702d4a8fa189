with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
))
select (select json_build_object(
    'sourceIds', array(
      select source_id from house_source where house_id = house.id order by source_id
    ),
    'shelfOrder', shelf_order,
    'stapleIds', staple_ids
  ) from house where id = viewer.house_id) as settings
from viewer
