with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
))
select viewer.house_id as "houseId",
trunc(extract(epoch from now()) * 1000)::float8 as time,
coalesce(
  (select max(id) from house_event where house_event.house_id = viewer.house_id), 0
)::float8 as "eventId",
coalesce(pg_sequence_last_value('house_event_id'), 0)::float8 as "greatestId",
greatest(
  (
    select id from house_event where house_event.house_id = viewer.house_id
    order by id desc offset 9999 limit 1
  ),
  (
    select nullif(seqmin, 1) from pg_sequence where seqrelid = 'house_event_id'::regclass
  )
)::float8 as "oldestId"
from viewer
