with record as (
  select * from rows from (
    jsonb_to_recordset($2::jsonb) as ("name" text, "sortName" text, "visibility" text, "portions" integer, "locale" text, "imageUrl" text, "prepMinutes" integer, "cookMinutes" integer, "restMinutes" integer, "tags" text[], "dietIds" integer[], "bytes" integer, "ingredientIds" integer[], "foodIds" integer[], "isIncomplete" boolean, "techStepIds" integer[], "utensilIds" integer[], "energyKcal" integer, "course" text, "derivedCourse" text, "keys" text[])
  ) with ordinality as record (name, sort_name, visibility, portions, locale, image_url, prep_minutes, cook_minutes, rest_minutes, tags, diet_ids, bytes, ingredient_ids, food_ids, is_incomplete, tech_step_ids, utensil_ids, energy_kcal, course, derived_course, keys, place)
),
kept as (
  insert into recipe_version (recipe_id, version, saved_by, saved_at, payload)
  select recipe_id, version, saved_by, saved_at, payload
  from (
    select recipe.id as recipe_id, saved_by, saved_at, (
      select jsonb_build_object(
        'name', recipe.name,
        'visibility', recipe.visibility,
        'portions', recipe.portions,
        'dietIds', recipe.diet_ids,
        'ingredients', coalesce((
            select jsonb_agg(jsonb_build_object(
                'ingredientId', ingredient_id,
                'quantity', trim_scale(quantity),
                'unitId', unit_id,
                'note', note,
                'rawText', raw_text
              ) order by position)
            from recipe_line where recipe_id = recipe.id
          ), '[]'),
        'otherLines', texts.other_lines,
        'steps', coalesce((
            select jsonb_agg(jsonb_build_object('description', step.description) order by position)
            from step where recipe_id = recipe.id
          ), '[]'),
        'locale', recipe.locale,
        'imageUrl', recipe.image_url,
        'prepMinutes', recipe.prep_minutes,
        'cookMinutes', recipe.cook_minutes,
        'restMinutes', recipe.rest_minutes,
        'description', texts.description,
        'tags', recipe.tags,
        'course', recipe.course,
        'parts', coalesce((
            select jsonb_agg(jsonb_build_object(
                'recipeId', part_id,
                'portions', trim_scale(part.portions),
                'note', note,
                'before', before
              ) order by position)
            from recipe_part part where part.recipe_id = recipe.id
          ), '[]')
      )
      from recipe_text texts where texts.id = recipe.id
    ) as payload, coalesce((
        select max(version) from recipe_version where recipe_version.recipe_id = recipe.id
      ), 0) + 1 as version
    from recipe where recipe.id = $1
  ) before
  where payload <> $8::jsonb
  returning version
), dropped as (
  delete from recipe_version using kept
  where recipe_id = $1 and recipe_version.version <= kept.version - 20
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
), lost as (
  update word set used_on = '-infinity' from (
    select key from word
    where used_on > '-infinity' and key in (
      select unnest(tsvector_to_array(search_keys)) from recipe where id = any (array[$1::int])
      except select unnest((select keys from record))
    )
    order by key for no key update
  ) lost
  where word.key = lost.key
), texts as (
  update recipe_text texts set description = record.description, other_lines = record.other_lines, foods = record.foods, unread = record.unread, evidence = record.evidence, nutrition = record.nutrition, detector_version = record.detector_version,
  revision = texts.revision + ($5::boolean)::int,
  pending_since = case when $5::boolean then now() else texts.pending_since end,
  leased_until = case when $5::boolean then null else texts.leased_until end,
  claims = case when $5::boolean then 0 else texts.claims end
  from rows from (
    jsonb_to_recordset($4::jsonb) as ("description" text, "otherLines" jsonb, "foods" jsonb, "unread" jsonb, "evidence" jsonb, "nutrition" jsonb, "detectorVersion" text)
  ) with ordinality as record (description, other_lines, foods, unread, evidence, nutrition, detector_version, place)
  where texts.id = $1
), before as (
  select id, visibility, author_id, author_house_id from recipe where id = $1
), removed_lines as (
  delete from recipe_line
  where recipe_id = $1 and ingredient_id <> all (select unnest(ingredient_ids) from record)
), lines as (
  insert into recipe_line (recipe_id, position, ingredient_id, quantity, unit_id, note, raw_text) select recipe.id, record.position, record.ingredient_id, record.quantity, record.unit_id, record.note, record.raw_text from before recipe, rows from (
    jsonb_to_recordset($6::jsonb) as ("position" integer, "ingredientId" integer, "quantity" numeric(10,3), "unitId" integer, "note" text, "rawText" text)
  ) with ordinality as record (position, ingredient_id, quantity, unit_id, note, raw_text, place)
  on conflict (recipe_id, ingredient_id) do update set position = excluded.position, ingredient_id = excluded.ingredient_id, quantity = excluded.quantity, unit_id = excluded.unit_id, note = excluded.note, raw_text = excluded.raw_text
  where recipe_line.* is distinct from excluded.*
), written_step as (
  select * from rows from (
    jsonb_to_recordset($7::jsonb) as ("position" integer, "description" text, "foods" jsonb, "unread" jsonb, "detectorVersion" text, "id" int, "revised" boolean)
  ) with ordinality as record (position, description, foods, unread, detector_version, id, revised, place)
), removed_steps as (
  delete from step
  where recipe_id = $1 and id not in (select id from written_step where id is not null)
), kept_steps as (
  update step set position = record.position, description = record.description, foods = record.foods, unread = record.unread, detector_version = record.detector_version,
  revision = step.revision + (record.revised)::int,
  pending_since = case when record.revised then now() else step.pending_since end,
  leased_until = case when record.revised then null else step.leased_until end,
  claims = case when record.revised then 0 else step.claims end
  from written_step record
  where step.id = record.id and (record.revised or step.position <> record.position)
), added_steps as (
  insert into step (recipe_id, position, description, foods, unread, detector_version, leased_until, claimed_by, author_id)
  select recipe.id, record.position, record.description, record.foods, record.unread, record.detector_version, null, null, recipe.author_id from before recipe, written_step record
  where record.id is null order by record.place
  returning id, position
), after as (
  update recipe set
  name = record.name, sort_name = record.sort_name, visibility = record.visibility, portions = record.portions, locale = record.locale, image_url = record.image_url, prep_minutes = record.prep_minutes, cook_minutes = record.cook_minutes, rest_minutes = record.rest_minutes, tags = record.tags, diet_ids = record.diet_ids, bytes = record.bytes, ingredient_ids = record.ingredient_ids, food_ids = record.food_ids, is_incomplete = record.is_incomplete, tech_step_ids = record.tech_step_ids, utensil_ids = record.utensil_ids, energy_kcal = record.energy_kcal, course = record.course, derived_course = record.derived_course,
  search_keys = array_to_tsvector(record.keys),
  dietary_flags = (
    case when record.is_incomplete then 131071
    else coalesce((select bit_or(dietary_flags) from ingredient where id = any (record.ingredient_ids || record.food_ids)), 0) end
  ),
  author_house_id = $3,
  saved_by = case when exists (table kept) then $9::int else saved_by end,
  saved_at = case when exists (table kept) then now() else saved_at end,
  updated_at = greatest(now(), updated_at + interval '1 millisecond')
  from record
  where recipe.id = $1 and not exists (
    select from recipe other
    where (
      other.source_id = recipe.source_id and other.external_id = recipe.external_id
      or other.page_key = recipe.page_key
    )
    and other.author_house_id = $3 and other.id <> recipe.id
  )
  returning id, recipe.visibility, author_id, author_house_id
)
select array(select id from added_steps order by position) as "addedIds", (
  select add_recipe_events(
    'recipe', array_agg(id), array_agg(visibility), array_agg(author_id), array_agg(author_house_id)
  ) from (table before union all table after) version
)
from after
