with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
)),
person as (
  select profile.id as profile_id, null::int as dependant_id, profile.diet_id,
  array(
    select allergy_id from profile_allergy where profile_id = profile.id
  ) as allergy_ids,
  array(
    select ingredient_id from profile_disliked_ingredient where profile_id = profile.id
  ) as disliked_ingredient_ids, false as guest, profile.appetite
  from (
    select profile.id, profile.diet_id, profile.appetite
    from viewer join profile on profile.id = viewer.id
    union
    select profile.id, profile.diet_id, profile.appetite
    from viewer join profile on profile.house_id = viewer.house_id
  ) profile
  union all
  select null, dependant.id, dependant.diet_id, dependant.allergy_ids,
  dependant.disliked_ingredient_ids, dependant.guest, dependant.appetite
  from viewer join dependant on dependant.house_id = viewer.house_id),
need as materialized (
  select position - 1 as number, (need ->> 'maxMinutes')::int as max_minutes,
  array(
    select coalesce(course, '') from jsonb_array_elements_text(need -> 'courses') as course
  ) as courses,
  household.*
  from jsonb_array_elements($9::jsonb) with ordinality as list (need, position)
  cross join lateral (with eater as (
      select * from person
      where case when (need -> 'eaters') = 'null' then not guest else
      (need -> 'eaters') @> jsonb_build_array(jsonb_build_object('profileId', profile_id))
      or (need -> 'eaters') @> jsonb_build_array(jsonb_build_object('dependantId', dependant_id)) end)
    select
    (select coalesce(bit_or(avoided.dietary_flags), 0) from (
        select diet.dietary_flags from eater join diet on diet.id = eater.diet_id
        union all
        select allergy.dietary_flags from eater join allergy on allergy.id = any (allergy_ids)
      ) avoided) as dietary_flags,
    array(select distinct unnest(disliked_ingredient_ids) from eater) as disliked_ids
    from (select) one) household),
kept_serving as (
  select * from jsonb_to_recordset($6::jsonb) as kept ("cookingId" int, portions float8)
),
standing as materialized (
  select distinct on (week.start, recipe.id) recipe.id, item.date, item.portions,
  coalesce((
      select json_agg(json_build_array(ingredient_id, quantity * factor, unit_id) order by position)
      from (
        select recipe.id, 1::float8 as factor
        union all
        (
          with recursive contained (id, portions, needed, level) as (
            select recipe.id, recipe.portions, recipe.portions::float8, 0 where recipe.part_ids <> '{}'
            union all
            select content.id, content.portions, needed * part.portions::float8 / contained.portions, level + 1
            from contained join recipe_part part on part.recipe_id = contained.id
            join recipe content on content.id = part.content_id
          )
          select id, needed / portions from contained where level > 0
        )
      ) content join recipe_line on recipe_id = content.id
    ), '[]') as lines
  from viewer cross join unnest($7::date[]) as week (start)
  cross join lateral (
    select id, recipe_id, date, portions from planning_item
    where house_id = viewer.house_id and date between week.start and week.start + 6
    and cooking_id is null
    union all
    select id, recipe_id, date, portions from cooking
    where house_id = viewer.house_id and date between week.start and week.start + 6
  ) item
  join recipe on recipe.id = item.recipe_id and (recipe.author_id > 0
    and recipe.author_id <> all (array(select id from deleted_profile))) is not false
  order by week.start, recipe.id, item.date, item.id
  limit 600),
stock as materialized (
  select cooking.id as cooking_id, cooking.date, recipe.id, recipe.portions,
  recipe.ingredient_ids || array(
    select (food ->> 'ingredientId')::int
    from recipe_text, jsonb_array_elements(recipe_text.evidence -> 'foods') food
    where recipe_text.id = recipe.id and food ->> 'certainty' = 'CONTAINS'
  ) as food_ids,
  array(select key from tech_step where id = any (recipe.tech_step_ids)) as tech_step_keys,
  coalesce((
      select json_agg(json_build_array(ingredient_id, quantity * factor, unit_id) order by position)
      from (
        select recipe.id, 1::float8 as factor
        union all
        (
          with recursive contained (id, portions, needed, level) as (
            select recipe.id, recipe.portions, recipe.portions::float8, 0 where recipe.part_ids <> '{}'
            union all
            select content.id, content.portions, needed * part.portions::float8 / contained.portions, level + 1
            from contained join recipe_part part on part.recipe_id = contained.id
            join recipe content on content.id = part.content_id
          )
          select id, needed / portions from contained where level > 0
        )
      ) content join recipe_line on recipe_id = content.id
    ), '[]') as lines,
  array(select number from need where
    recipe.dietary_flags & need.dietary_flags = 0
    and not recipe.ingredient_ids && need.disliked_ids
    and not (recipe.part_ids && array(select recipe_id from changed_part))
    and coalesce(coalesce(recipe.course, recipe.derived_course), '') = any (need.courses)) as needs,
  json_build_object(
    'id', cooking.id, 'free', cooking.free,
    'date', cooking.date,
    'portions', cooking.portions,
    'eaten', cooking.eaten,
    'discarded', cooking.discarded,
    'frozen', cooking.frozen,
    'thawed', cooking.thawed,
    'thawedOn', cooking.thawed_on,
    'planFreezes', cooking.plan_freezes,
    'items', coalesce((
        select json_agg(json_build_object('id', item.id, 'date', item.date, 'portions', item.portions) order by item.date, item.id)
        from planning_item item where item.cooking_id = cooking.id
      ), '[]')
  ) as cooking_json
  from (
    select cooking.*, cooking.portions - eaten - discarded - coalesce((
        select sum(portions) from planning_item item where item.cooking_id = cooking.id
      ), 0) - coalesce((
        select sum(portions) from kept_serving where "cookingId" = cooking.id
      ), 0) as free
    from viewer join cooking on cooking.house_id = viewer.house_id
    where cooking.date between $8::date - 366 and $8::date
    and cooking.recipe_id <> all ($4::int[])
    order by cooking.date desc limit 100
  ) cooking
  join recipe on recipe.id = cooking.recipe_id and (recipe.author_id > 0
    and recipe.author_id <> all (array(select id from deleted_profile))) is not false
  where cooking.free > 0),
found as (
  select scanned.id, min(scanned.turn) as turn
  from need cross join lateral ((
      select id, row_number() over (order by id desc) as turn
      from (
        select id from (
          select recipe.* from viewer, recipe where recipe.author_id = viewer.id and recipe.author_id between viewer.id and viewer.id and (
            recipe.visibility <> 'HOUSE'
            or recipe.author_house_id is not distinct from viewer.house_id
            or (
              select house.id from house where house.id = recipe.author_house_id and house.left_at is null
            ) is null
          ) and (recipe.source_id is null or exists (
              select from house_source
              where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
          )) and (recipe.author_id > 0
            and recipe.author_id <> all (array(select id from deleted_profile))) and ((recipe.author_id = viewer.id and (
                recipe.visibility <> 'HOUSE'
                or recipe.author_house_id is not distinct from viewer.house_id
                or (
                  select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                ) is null
              ) and (recipe.source_id is null or exists (
                  select from house_source
                  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
              )) and (recipe.author_id > 0
                and recipe.author_id <> all (array(select id from deleted_profile)))) or (recipe.author_house_id = viewer.house_id and recipe.visibility = 'HOUSE' and (recipe.source_id is null or exists (
                  select from house_source
                  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
              )) and (recipe.author_id > 0
                and recipe.author_id <> all (array(select id from deleted_profile)))) or (((recipe.author_id = viewer.id and (
                    recipe.visibility <> 'HOUSE'
                    or recipe.author_house_id is not distinct from viewer.house_id
                    or (
                      select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                    ) is null
                )) or recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id or recipe.visibility = 'PUBLIC') and (recipe.source_id is null or exists (
                  select from house_source
                  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
              )) and (recipe.author_id > 0
                and recipe.author_id <> all (array(select id from deleted_profile))) and (
                select true from favourite
                where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
          )))
          order by recipe.id desc limit 5000
        ) recipe
        where cardinality(recipe.ingredient_ids) > 0 and
        recipe.dietary_flags & need.dietary_flags = 0
        and not recipe.ingredient_ids && need.disliked_ids
        and not (recipe.part_ids && array(select recipe_id from changed_part))
        and coalesce(coalesce(recipe.course, recipe.derived_course), '') = any (need.courses)
        and (need.max_minutes is null or coalesce(recipe.prep_minutes, recipe.cook_minutes, recipe.rest_minutes) is not null
          and coalesce(recipe.prep_minutes, 0) + coalesce(recipe.cook_minutes, 0) + coalesce(recipe.rest_minutes, 0) <= need.max_minutes)
        order by id desc limit 150
      ) fitting
    ) union all (
      select id, row_number() over (order by id desc) as turn
      from (
        select id from (
          select recipe.* from viewer, recipe where recipe.author_house_id = viewer.house_id and recipe.author_house_id between viewer.house_id and viewer.house_id and recipe.visibility = 'HOUSE' and (recipe.source_id is null or exists (
              select from house_source
              where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
          )) and (recipe.author_id > 0
            and recipe.author_id <> all (array(select id from deleted_profile))) and ((recipe.author_id = viewer.id and (
                recipe.visibility <> 'HOUSE'
                or recipe.author_house_id is not distinct from viewer.house_id
                or (
                  select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                ) is null
              ) and (recipe.source_id is null or exists (
                  select from house_source
                  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
              )) and (recipe.author_id > 0
                and recipe.author_id <> all (array(select id from deleted_profile)))) or (recipe.author_house_id = viewer.house_id and recipe.visibility = 'HOUSE' and (recipe.source_id is null or exists (
                  select from house_source
                  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
              )) and (recipe.author_id > 0
                and recipe.author_id <> all (array(select id from deleted_profile)))) or (((recipe.author_id = viewer.id and (
                    recipe.visibility <> 'HOUSE'
                    or recipe.author_house_id is not distinct from viewer.house_id
                    or (
                      select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                    ) is null
                )) or recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id or recipe.visibility = 'PUBLIC') and (recipe.source_id is null or exists (
                  select from house_source
                  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
              )) and (recipe.author_id > 0
                and recipe.author_id <> all (array(select id from deleted_profile))) and (
                select true from favourite
                where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
          )))
          order by recipe.id desc limit 5000
        ) recipe
        where cardinality(recipe.ingredient_ids) > 0 and
        recipe.dietary_flags & need.dietary_flags = 0
        and not recipe.ingredient_ids && need.disliked_ids
        and not (recipe.part_ids && array(select recipe_id from changed_part))
        and coalesce(coalesce(recipe.course, recipe.derived_course), '') = any (need.courses)
        and (need.max_minutes is null or coalesce(recipe.prep_minutes, recipe.cook_minutes, recipe.rest_minutes) is not null
          and coalesce(recipe.prep_minutes, 0) + coalesce(recipe.cook_minutes, 0) + coalesce(recipe.rest_minutes, 0) <= need.max_minutes)
        order by id desc limit 150
      ) fitting
    ) union all (
      select id, row_number() over (order by id desc) as turn
      from (
        select id from (
          select recipe.* from viewer, favourite join recipe on recipe.id = favourite.recipe_id where favourite.profile_id = viewer.id and favourite.profile_id between viewer.id and viewer.id and ((recipe.author_id = viewer.id and (
                recipe.visibility <> 'HOUSE'
                or recipe.author_house_id is not distinct from viewer.house_id
                or (
                  select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                ) is null
            )) or recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id or recipe.visibility = 'PUBLIC') and (recipe.source_id is null or exists (
              select from house_source
              where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
          )) and (recipe.author_id > 0
            and recipe.author_id <> all (array(select id from deleted_profile))) and ((recipe.author_id = viewer.id and (
                recipe.visibility <> 'HOUSE'
                or recipe.author_house_id is not distinct from viewer.house_id
                or (
                  select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                ) is null
              ) and (recipe.source_id is null or exists (
                  select from house_source
                  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
              )) and (recipe.author_id > 0
                and recipe.author_id <> all (array(select id from deleted_profile)))) or (recipe.author_house_id = viewer.house_id and recipe.visibility = 'HOUSE' and (recipe.source_id is null or exists (
                  select from house_source
                  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
              )) and (recipe.author_id > 0
                and recipe.author_id <> all (array(select id from deleted_profile)))) or (((recipe.author_id = viewer.id and (
                    recipe.visibility <> 'HOUSE'
                    or recipe.author_house_id is not distinct from viewer.house_id
                    or (
                      select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                    ) is null
                )) or recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id or recipe.visibility = 'PUBLIC') and (recipe.source_id is null or exists (
                  select from house_source
                  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
              )) and (recipe.author_id > 0
                and recipe.author_id <> all (array(select id from deleted_profile))) and (
                select true from favourite
                where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
          )))
          order by favourite.recipe_id desc limit 5000
        ) recipe
        where cardinality(recipe.ingredient_ids) > 0 and
        recipe.dietary_flags & need.dietary_flags = 0
        and not recipe.ingredient_ids && need.disliked_ids
        and not (recipe.part_ids && array(select recipe_id from changed_part))
        and coalesce(coalesce(recipe.course, recipe.derived_course), '') = any (need.courses)
        and (need.max_minutes is null or coalesce(recipe.prep_minutes, recipe.cook_minutes, recipe.rest_minutes) is not null
          and coalesce(recipe.prep_minutes, 0) + coalesce(recipe.cook_minutes, 0) + coalesce(recipe.rest_minutes, 0) <= need.max_minutes)
        order by id desc limit 150
      ) fitting
    ) union all (
      select id, row_number() over (order by id desc) as turn
      from (
        select id from (
          select recipe.* from viewer, profile member
          join recipe_rating rating on rating.profile_id = member.id
          and rating.stars >= 4
          join recipe on recipe.id = rating.recipe_id where member.house_id = viewer.house_id and ((recipe.author_id = viewer.id and (
                recipe.visibility <> 'HOUSE'
                or recipe.author_house_id is not distinct from viewer.house_id
                or (
                  select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                ) is null
              ) and (recipe.source_id is null or exists (
                  select from house_source
                  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
              )) and (recipe.author_id > 0
                and recipe.author_id <> all (array(select id from deleted_profile)))) or (recipe.author_house_id = viewer.house_id and recipe.visibility = 'HOUSE' and (recipe.source_id is null or exists (
                  select from house_source
                  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
              )) and (recipe.author_id > 0
                and recipe.author_id <> all (array(select id from deleted_profile)))) or (((recipe.author_id = viewer.id and (
                    recipe.visibility <> 'HOUSE'
                    or recipe.author_house_id is not distinct from viewer.house_id
                    or (
                      select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                    ) is null
                )) or recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id or recipe.visibility = 'PUBLIC') and (recipe.source_id is null or exists (
                  select from house_source
                  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
              )) and (recipe.author_id > 0
                and recipe.author_id <> all (array(select id from deleted_profile))) and (
                select true from favourite
                where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
          )))
          order by recipe.id desc limit 5000
        ) recipe
        where cardinality(recipe.ingredient_ids) > 0 and
        recipe.dietary_flags & need.dietary_flags = 0
        and not recipe.ingredient_ids && need.disliked_ids
        and not (recipe.part_ids && array(select recipe_id from changed_part))
        and coalesce(coalesce(recipe.course, recipe.derived_course), '') = any (need.courses)
        and (need.max_minutes is null or coalesce(recipe.prep_minutes, recipe.cook_minutes, recipe.rest_minutes) is not null
          and coalesce(recipe.prep_minutes, 0) + coalesce(recipe.cook_minutes, 0) + coalesce(recipe.rest_minutes, 0) <= need.max_minutes)
        order by id desc limit 150
      ) fitting
    ) union all (
      select id, row_number() over (order by id desc) as turn
      from (
        select id from (
          select recipe.* from viewer, (
            with newest as materialized (
              select recipe.* from viewer,
              (select * from recipe order by id desc limit 5000) recipe
              where recipe.search_keys @@ $10::tsquery and ((recipe.author_id = viewer.id and (
                    recipe.visibility <> 'HOUSE'
                    or recipe.author_house_id is not distinct from viewer.house_id
                    or (
                      select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                    ) is null
                  ) and (recipe.source_id is null or exists (
                      select from house_source
                      where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
                  )) and (recipe.author_id > 0
                    and recipe.author_id <> all (array(select id from deleted_profile)))) or (recipe.author_house_id = viewer.house_id and recipe.visibility = 'HOUSE' and (recipe.source_id is null or exists (
                      select from house_source
                      where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
                  )) and (recipe.author_id > 0
                    and recipe.author_id <> all (array(select id from deleted_profile)))) or (((recipe.author_id = viewer.id and (
                        recipe.visibility <> 'HOUSE'
                        or recipe.author_house_id is not distinct from viewer.house_id
                        or (
                          select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                        ) is null
                    )) or recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id or recipe.visibility = 'PUBLIC') and (recipe.source_id is null or exists (
                      select from house_source
                      where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
                  )) and (recipe.author_id > 0
                    and recipe.author_id <> all (array(select id from deleted_profile))) and (
                    select true from favourite
                    where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
              )))
            )
            select * from newest
            union all
            select * from (select * from recipe where recipe.search_keys @@ $10::tsquery offset 0) recipe
            where (select count(*) from newest) < 150
            and id <> all (array(select id from newest))
          ) recipe where true and ((recipe.author_id = viewer.id and (
                recipe.visibility <> 'HOUSE'
                or recipe.author_house_id is not distinct from viewer.house_id
                or (
                  select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                ) is null
              ) and (recipe.source_id is null or exists (
                  select from house_source
                  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
              )) and (recipe.author_id > 0
                and recipe.author_id <> all (array(select id from deleted_profile)))) or (recipe.author_house_id = viewer.house_id and recipe.visibility = 'HOUSE' and (recipe.source_id is null or exists (
                  select from house_source
                  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
              )) and (recipe.author_id > 0
                and recipe.author_id <> all (array(select id from deleted_profile)))) or (((recipe.author_id = viewer.id and (
                    recipe.visibility <> 'HOUSE'
                    or recipe.author_house_id is not distinct from viewer.house_id
                    or (
                      select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                    ) is null
                )) or recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id or recipe.visibility = 'PUBLIC') and (recipe.source_id is null or exists (
                  select from house_source
                  where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
              )) and (recipe.author_id > 0
                and recipe.author_id <> all (array(select id from deleted_profile))) and (
                select true from favourite
                where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
          )))
          order by recipe.id desc limit 5000
        ) recipe
        where cardinality(recipe.ingredient_ids) > 0 and
        recipe.dietary_flags & need.dietary_flags = 0
        and not recipe.ingredient_ids && need.disliked_ids
        and not (recipe.part_ids && array(select recipe_id from changed_part))
        and coalesce(coalesce(recipe.course, recipe.derived_course), '') = any (need.courses)
        and (need.max_minutes is null or coalesce(recipe.prep_minutes, recipe.cook_minutes, recipe.rest_minutes) is not null
          and coalesce(recipe.prep_minutes, 0) + coalesce(recipe.cook_minutes, 0) + coalesce(recipe.rest_minutes, 0) <= need.max_minutes)
        order by id desc limit 150
      ) fitting
  )) scanned
  where scanned.id <> all ($4::int[] || $5::int[])
  and scanned.id <> all (array(select id from standing))
  group by scanned.id
),
candidate as (
  select id from (
    select id, turn, techniques, sum(techniques) over (order by turn, id desc) as sum
    from (
      select found.*, (
        select count(*) from (
          select from recipe join step on step.recipe_id = any (recipe.part_ids || recipe.id)
          join step_technique technique on technique.step_id = step.id
          where recipe.id = found.id limit 201
        ) technique) as techniques from found
      order by turn, id desc limit 400
    ) counted
    where techniques <= 200
  ) summed
  where sum <= 12000
),
kept as (
  select recipe.id from viewer, recipe where recipe.id = any ($5::int[]) and ((recipe.author_id = viewer.id and (
        recipe.visibility <> 'HOUSE'
        or recipe.author_house_id is not distinct from viewer.house_id
        or (
          select house.id from house where house.id = recipe.author_house_id and house.left_at is null
        ) is null
    )) or ((recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id or recipe.visibility = 'PUBLIC') and (recipe.source_id is null or exists (
          select from house_source
          where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
      )) and (recipe.author_id > 0
        and recipe.author_id <> all (array(select id from deleted_profile)))))
)
select viewer.house_id as "houseId",
(select staple_ids from house where id = viewer.house_id) as "stapleIds",
(select json_agg(json_build_object(
      'profileId', profile_id, 'dependantId', dependant_id, 'guest', guest,
      'appetite', appetite
  )) from person) as people,
array(select id from kept) as "keptIds",
array(
  select id from cooking where cooking.house_id = viewer.house_id and cooking.id in (
    select "cookingId" from kept_serving
  )
) as "keptCookingIds",
json_build_object(
  'candidates', coalesce((
      select json_agg(json_build_object(
          'id', recipe.id,
          'portions', recipe.portions,
          'foodIds', recipe.ingredient_ids || array(
            select (food ->> 'ingredientId')::int
            from recipe_text, jsonb_array_elements(recipe_text.evidence -> 'foods') food
            where recipe_text.id = recipe.id and food ->> 'certainty' = 'CONTAINS'
          ),
          'lines', coalesce((
              select json_agg(json_build_array(ingredient_id, quantity * factor, unit_id) order by position)
              from (
                select recipe.id, 1::float8 as factor
                union all
                (
                  with recursive contained (id, portions, needed, level) as (
                    select recipe.id, recipe.portions, recipe.portions::float8, 0 where recipe.part_ids <> '{}'
                    union all
                    select content.id, content.portions, needed * part.portions::float8 / contained.portions, level + 1
                    from contained join recipe_part part on part.recipe_id = contained.id
                    join recipe content on content.id = part.content_id
                  )
                  select id, needed / portions from contained where level > 0
                )
              ) content join recipe_line on recipe_id = content.id
            ), '[]'),
          'steps', coalesce((
              select json_agg(id order by step.recipe_id = recipe.id, step.recipe_id, step.position) from step where step.recipe_id = any (recipe.part_ids || recipe.id)
            ), '[]'),
          'techniques', coalesce((
              select json_agg(json_build_array(
                  step_id, tech_step.key, span_start, span_end, technique.ingredients, technique.utensils,
                  duration, temperature -> 'celsius', during
                ) order by step.recipe_id = recipe.id, step.recipe_id, step.position, span_start, technique.id)
              from step
              join step_technique technique on technique.step_id = step.id
              join tech_step on tech_step.id = technique.tech_step_id
              where step.recipe_id = any (recipe.part_ids || recipe.id)
            ), '[]'),
          'needs', array(select number from need where
            recipe.dietary_flags & need.dietary_flags = 0
            and not recipe.ingredient_ids && need.disliked_ids
            and not (recipe.part_ids && array(select recipe_id from changed_part))
            and coalesce(coalesce(recipe.course, recipe.derived_course), '') = any (need.courses)
            and (need.max_minutes is null or coalesce(recipe.prep_minutes, recipe.cook_minutes, recipe.rest_minutes) is not null
              and coalesce(recipe.prep_minutes, 0) + coalesce(recipe.cook_minutes, 0) + coalesce(recipe.rest_minutes, 0) <= need.max_minutes)),
          'isFavourite', exists (
            select from favourite, viewer
            where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
          ),
          'rating', (select (
              select round(avg((
                    select stars from recipe_rating rating
                    where rating.profile_id = member.id and rating.recipe_id = recipe.id
                )), 1)
              from (
                select id from profile where house_id = viewer.house_id
                union all select viewer.id where viewer.house_id is null
              ) member) from viewer),
          'lastOn', greatest(
            (select (select max(mark.cooked_on) from
                cooked_mark mark where mark.recipe_id = recipe.id and (
                  mark.house_id = viewer.house_id
                  or viewer.house_id is null and mark.house_id is null and mark.profile_id = viewer.id
                ) and mark.cooked_on <= $8::date) from viewer),
            (
              select max(item.date) from planning_item item, viewer
              where item.house_id = viewer.house_id and item.recipe_id = recipe.id and item.date < $8::date
            )
          ),
          'statedMinutes', case when coalesce(recipe.prep_minutes, recipe.cook_minutes) is not null
          then coalesce(recipe.prep_minutes, 0) + coalesce(recipe.cook_minutes, 0) end
        ) order by recipe.id)
      from candidate join recipe using (id)
    ), '[]'),
  'stock', coalesce((select json_agg(json_build_object(
          'id', id, 'portions', portions, 'lines', lines, 'foodIds', food_ids,
          'techStepKeys', tech_step_keys, 'needs', needs, 'cooking', cooking_json
        ) order by date, cooking_id) from stock), '[]'),
  'kept', coalesce((
      select json_agg(json_build_object(
          'id', recipe.id,
          'portions', recipe.portions,
          'foodIds', recipe.ingredient_ids || array(
            select (food ->> 'ingredientId')::int
            from recipe_text, jsonb_array_elements(recipe_text.evidence -> 'foods') food
            where recipe_text.id = recipe.id and food ->> 'certainty' = 'CONTAINS'
          ),
          'lines', coalesce((
              select json_agg(json_build_array(ingredient_id, quantity * factor, unit_id) order by position)
              from (
                select recipe.id, 1::float8 as factor
                union all
                (
                  with recursive contained (id, portions, needed, level) as (
                    select recipe.id, recipe.portions, recipe.portions::float8, 0 where recipe.part_ids <> '{}'
                    union all
                    select content.id, content.portions, needed * part.portions::float8 / contained.portions, level + 1
                    from contained join recipe_part part on part.recipe_id = contained.id
                    join recipe content on content.id = part.content_id
                  )
                  select id, needed / portions from contained where level > 0
                )
              ) content join recipe_line on recipe_id = content.id
            ), '[]'),
          'steps', coalesce((
              select json_agg(id order by step.recipe_id = recipe.id, step.recipe_id, step.position) from step where step.recipe_id = any (recipe.part_ids || recipe.id)
            ), '[]'),
          'techniques', coalesce((
              select json_agg(json_build_array(
                  step_id, tech_step.key, span_start, span_end, technique.ingredients, technique.utensils,
                  duration, temperature -> 'celsius', during
                ) order by step.recipe_id = recipe.id, step.recipe_id, step.position, span_start, technique.id)
              from step
              join step_technique technique on technique.step_id = step.id
              join tech_step on tech_step.id = technique.tech_step_id
              where step.recipe_id = any (recipe.part_ids || recipe.id)
            ), '[]'))) from kept join recipe using (id)
    ), '[]'),
  'standing', coalesce((
      select json_agg(json_build_object(
          'id', id, 'date', date, 'portions', portions, 'lines', lines
        ) order by date, id) from standing
    ), '[]')
)::text as recipes
from viewer
