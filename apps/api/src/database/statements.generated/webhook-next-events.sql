select
coalesce((
    select json_agg(json_build_object(
        'id', id, 'kind', kind, 'ids', ids,
        'createdAt', trunc(extract(epoch from created_at) * 1000)
      ) order by id)
    from (
      select * from house_event
      where house_id = $1 and id > $2::bigint and kind = any ($3::text[]) and profile_id is null
      order by id limit 50
    ) next
  ), '[]') as events,
coalesce((select max(id) from house_event where house_id = $1), 0)::float8 as "latestId",
$4::bigint is not null and not exists (
  select from house_event where house_id = $1 and id = $4::bigint
) as "isLost"
