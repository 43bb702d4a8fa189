with stream as (
  select * from unnest($1::int[], $2::int[], $3::uuid[], $4::int[], $5::bigint[])
  with ordinality as stream (profile_id, token_version, token_id, house_id, last_id, place)
), state as (
  select stream.*,
  exists (
    select from profile
    where profile.id = stream.profile_id and profile.token_version = stream.token_version
    and exists (
      select from session
      where session.token_id = stream.token_id and session.profile_id = profile.id
      and session.expires_at > now()
    )
    and profile.house_id = stream.house_id
  ) as is_live,
  coalesce(
    (select max(id) from house_event where house_event.house_id = stream.house_id), 0
  )::float8 as latest_id
  from stream
)
select trunc(extract(epoch from now()) * 1000)::float8 as now, coalesce((
    select json_agg(json_build_object(
        'place', place,
        'isLive', is_live,
        'latestId', latest_id,
        'events', array(
          select json_build_object(
            'id', id, 'kind', kind, 'ids', ids, 'createdAt', trunc(extract(epoch from created_at) * 1000)::float8
          )
          from house_event event
          where event.house_id = state.house_id and event.id > state.last_id
          and (event.profile_id is null or event.profile_id = state.profile_id)
          order by event.id
          limit 100
        )
    ))
    from state where not is_live or latest_id > last_id
  ), '[]') as changes
