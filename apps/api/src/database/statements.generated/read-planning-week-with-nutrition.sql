with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
)),
week as (
  select ($4::jsonb ->> house.week_starts_on)::date as start
  from viewer join house on house.id = viewer.house_id
),
cell as (
  select date, slot, json_agg(view order by id) as items
  from (
    select item.id, item.date, item.slot, json_build_object(
      'id', item.id,
      'date', item.date,
      'slot', item.slot,
      'portions', item.portions,
      'recipe', case when item.recipe_id is not null then (
        select row_to_json(summary) from (
          select
          recipe.id,
          recipe.name,
          recipe.visibility,
          recipe.author_id as "authorId",
          (
            select author.first_name from profile author where author.id = recipe.author_id
          ) as "authorFirstName",
          (
            select house.id from house where house.id = recipe.author_house_id and house.left_at is null
          ) as "authorHouseId",
          recipe.portions,
          coalesce(recipe.course, recipe.derived_course) as course,
          case when recipe.course is not null then 'STATED'
          when recipe.derived_course is not null then 'DERIVED' end as "courseSource",
          recipe.diet_ids as "dietIds",
          (
            select true from favourite
            where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
          ) is not null as favourite,
          marks.last as "lastCookedOn",
          marks.times as "timesCooked",
          (
            select stars from recipe_rating rating
            where rating.profile_id = viewer.id and rating.recipe_id = recipe.id
          ) as rating,
          (
            select round(avg((
                  select stars from recipe_rating rating
                  where rating.profile_id = member.id and rating.recipe_id = recipe.id
              )), 1)
            from (
              select id from profile where house_id = viewer.house_id
              union all select viewer.id where viewer.house_id is null
            ) member) as "houseRating",
          recipe.source_id as "sourceId",
          recipe.external_id as "externalId",
          recipe.image_url as "imageUrl",
          (
            select json_build_object(
              'url', '/photos/' || photo.id || '/' || photo.width,
              'width', photo.width,
              'height', photo.height,
              'placeholder', photo.placeholder,
              'widths', photo.widths
            )
            from photo where photo.id = recipe.photo_id
          ) as photo,
          recipe.prep_minutes as "prepMinutes",
          recipe.cook_minutes as "cookMinutes",
          to_char(recipe.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
          to_char(recipe.updated_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
          recipe.author_id is null as frozen
          from (select max(mark.cooked_on) as last, count(*) as times from
            cooked_mark mark where mark.recipe_id = recipe.id and (
              mark.house_id = viewer.house_id
              or viewer.house_id is null and mark.house_id is null and mark.profile_id = viewer.id
          )) marks
        ) summary
      ) end,
      'text', item.text,
      'note', item.note,
      'cookingId', item.cooking_id,
      'eaters', (
        select json_agg(
          case when eater.profile_id is null
          then json_build_object('dependantId', eater.dependant_id)
          else json_build_object('profileId', eater.profile_id) end
          order by eater.position
        )
        from planning_eater eater
        where eater.item_id = item.id and (eater.profile_id is null or exists (
            select from profile where profile.id = eater.profile_id and profile.house_id = item.house_id
        ))
      ),
      'routineId', (select routine_id from routine_day where item_id = item.id)
      , 'nutrition', (
        select json_build_object('perPortion', nutrition -> 'perPortion', 'coverage', nutrition -> 'coverage')
        from recipe_text where recipe_text.id = recipe.id and recipe.energy_kcal is not null
      )
    ) as view
    from viewer join planning_item item on item.house_id = viewer.house_id and item.date between (select start from week) and (select start + 6 from week)
    left join recipe on recipe.id = item.recipe_id and (recipe.author_id > 0
      and recipe.author_id <> all (array(select id from deleted_profile))) is not false
    where (item.recipe_id is null or recipe.id is not null)) item
  group by date, slot
),
day as (
  select date, json_agg(
    json_build_object('slot', slot, 'items', coalesce(cell.items, '[]')) order by position
  ) as slots
  from (select start + number as date from week, generate_series(0, 6) as number) as dates
  cross join unnest('{BREAKFAST,LUNCH,SNACK,DINNER}'::text[]) with ordinality as slots (slot, position)
  left join cell using (date, slot)
  group by date
)
select viewer.house_id as "houseId", json_build_object(
  'weekStart', (select start from week),
  'days', (select json_agg(json_build_object(
        'date', date, 'slots', slots, 'cookings', '[]'::json
      ) order by date) from day)
)::text as week,
coalesce((
    select json_agg(json_build_object(
        'id', cooking.id,
        'recipeId', cooking.recipe_id,
        'name', recipe.name,
        'foodIds', recipe.ingredient_ids || array(
          select (food ->> 'ingredientId')::int
          from recipe_text, jsonb_array_elements(recipe_text.evidence -> 'foods') food
          where recipe_text.id = recipe.id and food ->> 'certainty' = 'CONTAINS'
        ),
        'techStepIds', recipe.tech_step_ids,
        'date', cooking.date,
        'portions', cooking.portions,
        'eaten', cooking.eaten,
        'discarded', cooking.discarded,
        'frozen', cooking.frozen,
        'thawed', cooking.thawed,
        'thawedOn', cooking.thawed_on,
        'planFreezes', cooking.plan_freezes,
        'items', coalesce((
            select json_agg(json_build_object(
                'id', item.id,
                'date', item.date,
                'slot', item.slot,
                'portions', item.portions,
                'recipe', case when item.recipe_id is not null then (
                  select row_to_json(summary) from (
                    select
                    recipe.id,
                    recipe.name,
                    recipe.visibility,
                    recipe.author_id as "authorId",
                    (
                      select author.first_name from profile author where author.id = recipe.author_id
                    ) as "authorFirstName",
                    (
                      select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                    ) as "authorHouseId",
                    recipe.portions,
                    coalesce(recipe.course, recipe.derived_course) as course,
                    case when recipe.course is not null then 'STATED'
                    when recipe.derived_course is not null then 'DERIVED' end as "courseSource",
                    recipe.diet_ids as "dietIds",
                    (
                      select true from favourite
                      where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
                    ) is not null as favourite,
                    marks.last as "lastCookedOn",
                    marks.times as "timesCooked",
                    (
                      select stars from recipe_rating rating
                      where rating.profile_id = viewer.id and rating.recipe_id = recipe.id
                    ) as rating,
                    (
                      select round(avg((
                            select stars from recipe_rating rating
                            where rating.profile_id = member.id and rating.recipe_id = recipe.id
                        )), 1)
                      from (
                        select id from profile where house_id = viewer.house_id
                        union all select viewer.id where viewer.house_id is null
                      ) member) as "houseRating",
                    recipe.source_id as "sourceId",
                    recipe.external_id as "externalId",
                    recipe.image_url as "imageUrl",
                    (
                      select json_build_object(
                        'url', '/photos/' || photo.id || '/' || photo.width,
                        'width', photo.width,
                        'height', photo.height,
                        'placeholder', photo.placeholder,
                        'widths', photo.widths
                      )
                      from photo where photo.id = recipe.photo_id
                    ) as photo,
                    recipe.prep_minutes as "prepMinutes",
                    recipe.cook_minutes as "cookMinutes",
                    to_char(recipe.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
                    to_char(recipe.updated_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
                    recipe.author_id is null as frozen
                    from (select max(mark.cooked_on) as last, count(*) as times from
                      cooked_mark mark where mark.recipe_id = recipe.id and (
                        mark.house_id = viewer.house_id
                        or viewer.house_id is null and mark.house_id is null and mark.profile_id = viewer.id
                    )) marks
                  ) summary
                ) end,
                'text', item.text,
                'note', item.note,
                'cookingId', item.cooking_id,
                'eaters', (
                  select json_agg(
                    case when eater.profile_id is null
                    then json_build_object('dependantId', eater.dependant_id)
                    else json_build_object('profileId', eater.profile_id) end
                    order by eater.position
                  )
                  from planning_eater eater
                  where eater.item_id = item.id and (eater.profile_id is null or exists (
                      select from profile where profile.id = eater.profile_id and profile.house_id = item.house_id
                  ))
                ),
                'routineId', (select routine_id from routine_day where item_id = item.id)
              ) order by item.date, item.id)
            from planning_item item where item.cooking_id = cooking.id
          ), '[]')
        , 'recipe', (
          select row_to_json(summary) from (
            select
            recipe.id,
            recipe.name,
            recipe.visibility,
            recipe.author_id as "authorId",
            (
              select author.first_name from profile author where author.id = recipe.author_id
            ) as "authorFirstName",
            (
              select house.id from house where house.id = recipe.author_house_id and house.left_at is null
            ) as "authorHouseId",
            recipe.portions,
            coalesce(recipe.course, recipe.derived_course) as course,
            case when recipe.course is not null then 'STATED'
            when recipe.derived_course is not null then 'DERIVED' end as "courseSource",
            recipe.diet_ids as "dietIds",
            (
              select true from favourite
              where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
            ) is not null as favourite,
            marks.last as "lastCookedOn",
            marks.times as "timesCooked",
            (
              select stars from recipe_rating rating
              where rating.profile_id = viewer.id and rating.recipe_id = recipe.id
            ) as rating,
            (
              select round(avg((
                    select stars from recipe_rating rating
                    where rating.profile_id = member.id and rating.recipe_id = recipe.id
                )), 1)
              from (
                select id from profile where house_id = viewer.house_id
                union all select viewer.id where viewer.house_id is null
              ) member) as "houseRating",
            recipe.source_id as "sourceId",
            recipe.external_id as "externalId",
            recipe.image_url as "imageUrl",
            (
              select json_build_object(
                'url', '/photos/' || photo.id || '/' || photo.width,
                'width', photo.width,
                'height', photo.height,
                'placeholder', photo.placeholder,
                'widths', photo.widths
              )
              from photo where photo.id = recipe.photo_id
            ) as photo,
            recipe.prep_minutes as "prepMinutes",
            recipe.cook_minutes as "cookMinutes",
            to_char(recipe.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
            to_char(recipe.updated_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
            recipe.author_id is null as frozen
            from (select max(mark.cooked_on) as last, count(*) as times from
              cooked_mark mark where mark.recipe_id = recipe.id and (
                mark.house_id = viewer.house_id
                or viewer.house_id is null and mark.house_id is null and mark.profile_id = viewer.id
            )) marks
          ) summary
        )
      ) order by cooking.date, cooking.id)
    from viewer join cooking
    on cooking.house_id = viewer.house_id and cooking.id = any (array(
        select cooking.id from viewer join cooking
        on cooking.house_id = viewer.house_id and cooking.date between (select start from week) and (select start + 6 from week)))
    join recipe on recipe.id = cooking.recipe_id and (recipe.author_id > 0
      and recipe.author_id <> all (array(select id from deleted_profile))) is not false
  ), '[]') as cookings, coalesce((
    select json_agg(json_build_object(
        'id', cooking.id,
        'recipeId', cooking.recipe_id,
        'name', recipe.name,
        'foodIds', recipe.ingredient_ids || array(
          select (food ->> 'ingredientId')::int
          from recipe_text, jsonb_array_elements(recipe_text.evidence -> 'foods') food
          where recipe_text.id = recipe.id and food ->> 'certainty' = 'CONTAINS'
        ),
        'techStepIds', recipe.tech_step_ids,
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
      ) order by cooking.date, cooking.id)
    from viewer join cooking
    on cooking.house_id = viewer.house_id and cooking.id = any (array(
        select item.cooking_id from viewer join planning_item item
        on item.house_id = viewer.house_id and item.date between (select start from week) and (select start + 6 from week)
        where item.cooking_id is not null except
        select cooking.id from viewer join cooking
        on cooking.house_id = viewer.house_id and cooking.date between (select start from week) and (select start + 6 from week)))
    join recipe on recipe.id = cooking.recipe_id and (recipe.author_id > 0
      and recipe.author_id <> all (array(select id from deleted_profile))) is not false
  ), '[]') as "earlierCookings"
from viewer
