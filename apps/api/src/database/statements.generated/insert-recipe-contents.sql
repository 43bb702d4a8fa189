with recipe as (
  select id, author_id from recipe where id = $1
), lines as (
  insert into recipe_line (recipe_id, position, ingredient_id, quantity, unit_id, note, raw_text) select recipe.id, record.position, record.ingredient_id, record.quantity, record.unit_id, record.note, record.raw_text from recipe, rows from (
    jsonb_to_recordset($2::jsonb) as ("position" integer, "ingredientId" integer, "quantity" numeric(10,3), "unitId" integer, "note" text, "rawText" text)
  ) with ordinality as record (position, ingredient_id, quantity, unit_id, note, raw_text, place)
), record as (
  select * from rows from (
    jsonb_to_recordset($3::jsonb) as ("position" integer, "description" text, "foods" jsonb, "unread" jsonb, "detectorVersion" text, "id" int, "revised" boolean)
  ) with ordinality as record (position, description, foods, unread, detector_version, id, revised, place)
), kept as (
  update step set position = record.position, description = record.description, foods = record.foods, unread = record.unread, detector_version = record.detector_version,
  revision = step.revision + (record.revised)::int,
  pending_since = case when record.revised then now() else step.pending_since end,
  leased_until = case when record.revised then null else step.leased_until end,
  claims = case when record.revised then 0 else step.claims end
  from record where step.id = record.id
  returning step.id, step.position
), added as (
  insert into step (recipe_id, position, description, foods, unread, detector_version, leased_until, claimed_by, author_id)
  select recipe.id, record.position, record.description, record.foods, record.unread, record.detector_version, null, null, recipe.author_id from recipe, record where record.id is null order by record.place
  returning id, position
)
select id from (select * from kept union all select * from added) steps
order by position
