with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
))
select case when viewer.house_id is not null then coalesce((
    select json_agg(
      json_build_object(
        'id', webhook.id,
        'url', webhook.url,
        'kinds', webhook.kinds,
        'enabled', webhook.enabled,
        'deliveries', webhook.deliveries
      ) order by webhook.id)
    from webhook where webhook.house_id = viewer.house_id
  ), '[]') end as webhooks
from viewer
