with author as (
  select id, house_id from profile where id = $1 for key share
), record as (
  select * from rows from (
    jsonb_to_recordset($2::jsonb) as ("name" text, "sortName" text, "visibility" text, "portions" integer, "locale" text, "imageUrl" text, "prepMinutes" integer, "cookMinutes" integer, "restMinutes" integer, "tags" text[], "dietIds" integer[], "bytes" integer, "ingredientIds" integer[], "foodIds" integer[], "isIncomplete" boolean, "techStepIds" integer[], "utensilIds" integer[], "energyKcal" integer, "course" text, "derivedCourse" text, "keys" text[])
  ) with ordinality as record (name, sort_name, visibility, portions, locale, image_url, prep_minutes, cook_minutes, rest_minutes, tags, diet_ids, bytes, ingredient_ids, food_ids, is_incomplete, tech_step_ids, utensil_ids, energy_kcal, course, derived_course, keys, place)
), quota as (
  select count(*) >= $8 as is_full,
  coalesce(sum(bytes), 0) + (select coalesce(sum(bytes), 0) from correction where author_id = $1)
  + (select coalesce(sum(bytes), 0) from recipe_trash where author_id = $1) + (select bytes from record) > $9::bigint as is_long
  from recipe where author_id = $1
), recipe as (
  insert into recipe (name, sort_name, search_keys, visibility, author_id, author_house_id, portions, locale, image_url, photo_id, prep_minutes, cook_minutes, rest_minutes, tags, diet_ids, source_id, external_id, source_url, page_key, copied_from_id, bytes, ingredient_ids, food_ids, is_incomplete, dietary_flags, tech_step_ids, utensil_ids, energy_kcal, course, derived_course, parts_changed_at, saved_by)
  select record.name, record.sort_name, array_to_tsvector(record.keys), record.visibility, author.id, author.house_id, record.portions, record.locale, record.image_url, null, record.prep_minutes, record.cook_minutes, record.rest_minutes, record.tags, record.diet_ids, origin."sourceId", origin."externalId", origin."sourceUrl", origin."pageKey", null, record.bytes, record.ingredient_ids, record.food_ids, record.is_incomplete, (
    case when record.is_incomplete then 131071
    else coalesce((select bit_or(dietary_flags) from ingredient where id = any (record.ingredient_ids || record.food_ids)), 0) end
  ), record.tech_step_ids, record.utensil_ids, record.energy_kcal, record.course, record.derived_course, null, author.id
  from author, quota, record,
  jsonb_to_record($3::jsonb) as origin ("sourceId" int, "externalId" text, "sourceUrl" text, "pageKey" text)
  where not quota.is_full and not quota.is_long
  and (record.visibility <> 'HOUSE' or author.house_id is not null)
  -- An error would write the address of the imported page to the log of PostgreSQL.
  on conflict do nothing
  returning id, author_id, author_house_id, visibility
), words as (
  insert into word (key, used_on, parts)
  select key, current_date, array(
    select word
    union select overlay(word placing '' from n for 1) from generate_series(1, length(word)) as n
    union select substr(word, n, 5) from generate_series(1, length(word) - 4) as n
  )
  from (
    select distinct key collate "C" as key, substr(key, 2) as word from unnest((select keys from record)) as key
    where key ~ '^[NGX]' and length(key) between 6 and 41
  ) used
  where not exists (
    select from word where word.key = used.key and word.used_on > current_date - 7
  )
  order by key
  on conflict (key) do update set used_on = excluded.used_on
), lines as (
  insert into recipe_line (recipe_id, position, ingredient_id, quantity, unit_id, note, raw_text) select recipe.id, record.position, record.ingredient_id, record.quantity, record.unit_id, record.note, record.raw_text from recipe, rows from (
    jsonb_to_recordset($4::jsonb) as ("position" integer, "ingredientId" integer, "quantity" numeric(10,3), "unitId" integer, "note" text, "rawText" text)
  ) with ordinality as record (position, ingredient_id, quantity, unit_id, note, raw_text, place)
), texts as (
  insert into recipe_text (id, description, other_lines, foods, unread, evidence, nutrition, detector_version, leased_until, claimed_by, author_id) select recipe.id, record.description, record.other_lines, record.foods, record.unread, record.evidence, record.nutrition, record.detector_version, null, null, recipe.author_id from recipe, rows from (
    jsonb_to_recordset($5::jsonb) as ("description" text, "otherLines" jsonb, "foods" jsonb, "unread" jsonb, "evidence" jsonb, "nutrition" jsonb, "detectorVersion" text)
  ) with ordinality as record (description, other_lines, foods, unread, evidence, nutrition, detector_version, place)
), steps as (
  insert into step (recipe_id, position, description, foods, unread, detector_version, leased_until, claimed_by, author_id)
  select recipe.id, record.position, record.description, record.foods, record.unread, record.detector_version, null, null, recipe.author_id from recipe, rows from (
    jsonb_to_recordset($6::jsonb) as ("position" integer, "description" text, "foods" jsonb, "unread" jsonb, "detectorVersion" text, "id" int, "revised" boolean)
  ) with ordinality as record (position, description, foods, unread, detector_version, id, revised, place) order by record.place
  returning id, position
), techniques as (
  insert into step_technique (step_id, tech_step_id, source, span_start, span_end, ingredients, utensils, duration, temperature, during)
  select steps.id, record.tech_step_id, record.source, record.span_start, record.span_end, record.ingredients, record.utensils, record.duration, record.temperature, record.during
  from rows from (
    jsonb_to_recordset($7::jsonb) as ("techStepId" integer, "source" text, "spanStart" integer, "spanEnd" integer, "ingredients" jsonb, "utensils" jsonb, "duration" jsonb, "temperature" jsonb, "during" boolean, "step" int)
  ) with ordinality as record (tech_step_id, source, span_start, span_end, ingredients, utensils, duration, temperature, during, step, place) join steps on steps.position = record.step
)
select (select id from recipe) as id, quota.is_full as "hasMaxRecipes", quota.is_long as "exceedsBytes",
(
  select add_house_events('recipe', array[author_house_id], array[id],
    array[case when visibility = 'PERSONAL' then author_id end])
  from recipe
)
from author, quota, record
where record.visibility <> 'HOUSE' or author.house_id is not null
