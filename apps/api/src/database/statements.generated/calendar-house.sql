select house.id, house.name, coalesce((
    select id || ' ' || extract(epoch from created_at)
    from house_event where house_event.house_id = house.id
    order by id desc limit 1
  ), '') as version,
to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as day, profile.locale
from house_calendar calendar join house on house.id = calendar.house_id
join profile on profile.id = calendar.profile_id
where calendar.token = $1
