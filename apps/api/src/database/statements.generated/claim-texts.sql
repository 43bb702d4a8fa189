with recursive start (author_id) as (
  select 0 union all
  select (random() * max(author_id))::int from recipe_text where detector_version is null
), author as (
  select next.author_id, 1 as number from start,
  lateral (
    select author_id from recipe_text where detector_version is null and author_id >= start.author_id
    order by author_id limit 1
  ) next
  union all
  select next.author_id, number + 1
  from author,
  lateral (
    select author_id from recipe_text where detector_version is null and author_id > author.author_id
    order by author_id limit 1
  ) next
  where number < 25
), turn as (
  select distinct author_id from author
), fair as (
  select id from turn, lateral (
    select id from recipe_text pending_row
    where detector_version is null and pending_row.author_id = turn.author_id and
    (leased_until is null or leased_until < now())
    and (claims < 5 or claimed_by <> $1)
    order by id
    limit $2 / 2 / (select count(*) from turn) for update skip locked
  ) free_row
), oldest as (
  select id from recipe_text
  where detector_version is null and
  (leased_until is null or leased_until < now())
  and (claims < 5 or claimed_by <> $1) and id <> all (array(table fair))
  order by detector_version, id
  limit $2 - (select count(*) from fair) for update skip locked
), undetected as (
  table fair union all table oldest
), older as (
  select id from recipe_text where detector_version < $1 and
  (leased_until is null or leased_until < now())
  and (claims < 5 or claimed_by <> $1)
  order by detector_version, id
  limit $2 - (select count(*) from undetected) for update skip locked
), newer as (
  select id from recipe_text where detector_version > $1 and
  (leased_until is null or leased_until < now())
  and (claims < 5 or claimed_by <> $1)
  order by detector_version, id
  limit $2 - (select count(*) from undetected) - (select count(*) from older)
  for update skip locked
), pending as (
  table undetected union all table older union all table newer
)
update recipe_text set
leased_until = now() + interval '60 seconds',
claimed_by = $1,
claims = case when claimed_by = $1 then claims + 1 else 1 end
where id = any (array(table pending))
returning id
