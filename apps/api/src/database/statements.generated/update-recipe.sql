with record as (
  select * from rows from (
    jsonb_to_recordset($2::jsonb) as ("name" text, "sortName" text, "visibility" text, "portions" integer, "locale" text, "imageUrl" text, "prepMinutes" integer, "cookMinutes" integer, "restMinutes" integer, "tags" text[], "dietIds" integer[], "bytes" integer, "ingredientIds" integer[], "foodIds" integer[], "isIncomplete" boolean, "techStepIds" integer[], "utensilIds" integer[], "keys" text[])
  ) with ordinality as record (name, sort_name, visibility, portions, locale, image_url, prep_minutes, cook_minutes, rest_minutes, tags, diet_ids, bytes, ingredient_ids, food_ids, is_incomplete, tech_step_ids, utensil_ids, keys, place)
), words as (
  insert into word (key, used_on, parts)
  select key, current_date, word_parts(substr(key, 2))
  from (
    select distinct key collate "C" as key from unnest((select keys from record)) as key
    where key ~ '^[NGX]' and length(key) between 6 and 41
  ) used
  where not exists (
    select from word where word.key = used.key and word.used_on > current_date - 7
  )
  order by key
  on conflict (key) do update set used_on = excluded.used_on
), forgotten as (
  delete from word
  where key in (
    select unnest(tsvector_to_array(search_keys)) from recipe where id = any (array[$1::int])
    except select unnest((select keys from record))
    except select unnest(tsvector_to_array(search_keys)) from (
      select search_keys from recipe where id <> all (array[$1::int]) order by id desc limit 100
    ) newest
  )
  and (
    select count(*) from recipe
    where id <> all (array[$1::int]) and search_keys @@ quote_literal(key)::tsquery
  ) = 0
), lines as (
  delete from recipe_line where recipe_id = $1
), steps as (
  delete from step where recipe_id = $1 and id <> all ($6::int[])
), texts as (
  update recipe_text texts set description = record.description, other_lines = record.other_lines, foods = record.foods, unread = record.unread, evidence = record.evidence, detector_version = record.detector_version,
  revision = texts.revision + ($5::boolean)::int,
  pending_since = case when $5::boolean then now() else texts.pending_since end,
  leased_until = case when $5::boolean then null else texts.leased_until end,
  claims = case when $5::boolean then 0 else texts.claims end
  from rows from (
    jsonb_to_recordset($4::jsonb) as ("description" text, "otherLines" jsonb, "foods" jsonb, "unread" jsonb, "evidence" jsonb, "detectorVersion" text)
  ) with ordinality as record (description, other_lines, foods, unread, evidence, detector_version, place)
  where texts.id = $1
)
update recipe set
name = record.name, sort_name = record.sort_name, visibility = record.visibility, portions = record.portions, locale = record.locale, image_url = record.image_url, prep_minutes = record.prep_minutes, cook_minutes = record.cook_minutes, rest_minutes = record.rest_minutes, tags = record.tags, diet_ids = record.diet_ids, bytes = record.bytes, ingredient_ids = record.ingredient_ids, food_ids = record.food_ids, is_incomplete = record.is_incomplete, tech_step_ids = record.tech_step_ids, utensil_ids = record.utensil_ids,
search_keys = array_to_tsvector(record.keys),
dietary_flags = (
  case when record.is_incomplete then 131071
  else coalesce((select bit_or(dietary_flags) from ingredient where id = any (record.ingredient_ids || record.food_ids)), 0) end
),
author_house_id = $3,
updated_at = greatest(now(), updated_at + interval '1 millisecond')
from record
where recipe.id = $1 and not exists (
  select from recipe other
  where other.source_id = recipe.source_id and other.external_id = recipe.external_id
  and other.author_house_id = $3 and other.id <> recipe.id
)
returning id
