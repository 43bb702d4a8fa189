with account as (
  select id from profile where email = $2 for no key update
), queued as (
  select from mail where id = $4 and exists (select from account) for update
), surplus as (
  delete from account_link where token_hash in (
    select token_hash from account_link
    where profile_id = (select id from account) and new_email is null
    order by expires_at desc offset 2
  )
)
insert into account_link (token_hash, profile_id, expires_at)
select $1, id, now() + $3::int * interval '1 hour' from account
where $4::bigint is null or exists (select from queued)
returning profile_id
