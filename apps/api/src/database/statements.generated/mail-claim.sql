update mail set due_at = now() + interval '300 seconds'
where id = any (array(select id from mail where due_at <= now() order by due_at limit 1 for no key update skip locked))
returning id, kind, recipient, locale, page, profile_id as "profileId"
