with next as (
  select id, created_at,
  now() + least(5 * 2 ^ (least(attempts, 20) - 1), 3600) * interval '1 second' as due_at
  from mail where id = $1
), postponed as (
  update mail set due_at = next.due_at from next
  where mail.id = next.id
  and next.due_at < next.created_at + interval '24 hours'
  returning mail.id
), dropped as (
  delete from mail where id = $1 and not exists (select from postponed)
)
select id from postponed
