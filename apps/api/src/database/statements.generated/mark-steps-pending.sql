with wanted as (
  select id, recipe_id as recipe_id from step
  where id > $2 and ($1::int[] is null or recipe_id = any ($1::int[]))
  order by id limit $3
), locked as materialized (
  select id from recipe where id in (select recipe_id from wanted)
  order by id for no key update
), reached as (
  select step.id from step
  where id in (select id from wanted) and (select count(*) from locked) > 0
  order by id for no key update
), incomplete as (
  update recipe set is_incomplete = true,
  dietary_flags = 131071
  from locked where recipe.id = locked.id and not is_incomplete
), marked as (
  update step set
  detector_version = null,
  pending_since = case when detector_version is null then pending_since else now() end,
  leased_until = case when detector_version is null then leased_until end,
  claimed_by = null,
  claims = 0
  from reached
  where step.id = reached.id and (step.detector_version is not null or step.claims > 0)
)
select count(*)::int as marked, max(id) as last from reached
