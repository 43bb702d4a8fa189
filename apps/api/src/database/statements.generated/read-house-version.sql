with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
))
select house_id as "houseId", coalesce((
    select id || ' ' || extract(epoch from created_at)
    from house_event where house_event.house_id = viewer.house_id
    order by id desc limit 1
  ), '') || ' ' || array(
  select id from deleted_profile order by id
)::text as version, week_starts_on as "weekStartsOn"
from viewer left join house on house.id = viewer.house_id
