update webhook set due_at = now() + interval '60 seconds'
where id = any (array(with due as (
      select id from (
        select distinct on (house_id) id, due_at from webhook
        where enabled and due_at <= now() and (attempts > 0 or is_slow) = $2
        and house_id <> all ($3::int[])
        and exists (select from house where house.id = house_id and left_at is null)
        and (is_reset or position < (
            select max(event.id) from house_event event where event.house_id = webhook.house_id
        ))
        order by house_id, due_at
      ) first
      order by due_at limit $1
    )
    select id from webhook where id in (select id from due) and enabled and due_at <= now() for no key update skip locked))
returning id, house_id as "houseId", url, secret, kinds, is_reset as "isReset",
position::float8 as position, failed_event_id::float8 as "failedEventId",
due_at::text as lease
