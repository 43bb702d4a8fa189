with room as (
  select from (select from mail limit 10000) waiting
  having count(*) < 10000
), surplus as (
  delete from mail where id in (
    select id from mail where recipient = $2 and kind = $1
    order by id desc offset 4
  ) and exists (select from room)
)
insert into mail (kind, recipient, locale, page, profile_id)
select $1, $2, $3, $4, $5 from room
returning id
