with wanted as (
  select id, id as recipe_id from recipe_text
  where id > $2 and ($1::int[] is null or id = any ($1::int[]))
  order by id limit $3
), locked as materialized (
  select id from recipe where id in (select recipe_id from wanted)
  order by id for no key update
), reached as (
  select recipe_text.id from recipe_text
  where id in (select id from wanted) and (select count(*) from locked) > 0
  order by id for no key update
), incomplete as (
  update recipe set is_incomplete = true,
  dietary_flags = 131071
  from locked where recipe.id = locked.id and not is_incomplete
), marked as (
  update recipe_text set
  detector_version = null,
  pending_since = case when detector_version is null then pending_since else now() end,
  leased_until = case when detector_version is null then leased_until end,
  claimed_by = null,
  claims = 0
  from reached
  where recipe_text.id = reached.id and (recipe_text.detector_version is not null or recipe_text.claims > 0)
)
select count(*)::int as marked, max(id) as last from reached
