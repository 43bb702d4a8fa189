with account as (
  select id from profile where id = $2 for no key update
), queued as (
  select from mail where id = $5 and exists (select from account) for update
), owner as (
  select from profile where email = $3 and exists (select from queued)
), earlier as (
  delete from account_link where profile_id = $2 and new_email is not null
), created as (
  insert into account_link (token_hash, profile_id, new_email, expires_at)
  select $1, id, $3, now() + $4::int * interval '1 hour' from account
  where exists (select from queued) and not exists (select from owner)
  returning profile_id
)
select exists (select from created) as "isCreated", exists (select from owner) as "isInUse"
