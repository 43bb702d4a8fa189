update mail set attempts = attempts + 1, due_at = now() + interval '5 minutes'
where id = (
  select id from mail where due_at <= now() order by due_at limit 1 for update skip locked
)
returning id, kind, recipient, locale, page, profile_id as "profileId"
