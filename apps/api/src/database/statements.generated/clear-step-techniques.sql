with deleted as (
  delete from step_technique technique using unnest($1::int[]) as wanted (id)
  where technique.step_id = wanted.id and technique.step_id between wanted.id and wanted.id
)
update step set foods = named.foods, removed_foods = named."removedFoods", unread = named.unread
from jsonb_to_recordset($2::jsonb)
as named ("stepId" int, foods jsonb, "removedFoods" jsonb, unread jsonb)
where step.id = named."stepId"
and (step.foods, step.removed_foods, step.unread)
is distinct from (named.foods, named."removedFoods", named.unread)
