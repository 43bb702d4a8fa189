with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
))
select viewer.house_id as "houseId", (
  select coalesce(json_agg(json_build_object(
        'id', menu.id, 'name', menu.name,
        'cookings', (
          select coalesce(json_agg(json_build_object(
                'weekday', item.weekday, 'portions', item.portions, 'recipe', (
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
              ) order by item.position), '[]')
          from menu_cooking item join recipe on recipe.id = item.recipe_id
          where item.menu_id = menu.id and (recipe.author_id > 0
            and recipe.author_id <> all (array(select id from deleted_profile))) is not false and (recipe.author_id is null or ((recipe.author_id = viewer.id and (
                  recipe.visibility <> 'HOUSE'
                  or recipe.author_house_id is not distinct from viewer.house_id
                  or (
                    select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                  ) is null
              )) or ((recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id or recipe.visibility = 'PUBLIC') and (recipe.source_id is null or exists (
                    select from house_source
                    where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
                )) and (recipe.author_id > 0
                  and recipe.author_id <> all (array(select id from deleted_profile))))) or exists (
              select from planning_item planned
              where planned.house_id = viewer.house_id and planned.recipe_id = recipe.id
            ) or exists (
              select from cooking
              where cooking.house_id = viewer.house_id and cooking.recipe_id = recipe.id
          ))
        ),
        'items', (
          select coalesce(json_agg(json_build_object(
                'weekday', item.weekday,
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
                'note', item.note, 'eaters', (
                  select json_agg(eater order by position)
                  from jsonb_array_elements(item.eaters) with ordinality as eaters (eater, position)
                  where exists (
                    select from profile
                    where profile.id = (eater ->> 'profileId')::int and profile.house_id = item.house_id
                  ) or exists (
                    select from dependant
                    where dependant.id = (eater ->> 'dependantId')::int and dependant.house_id = item.house_id
                  )
                ), 'cooking', case when item.cooking is not null then (
                  select count(*) from menu_cooking earlier join recipe on recipe.id = earlier.recipe_id
                  where earlier.menu_id = item.menu_id and earlier.position < item.cooking and (recipe.author_id > 0
                    and recipe.author_id <> all (array(select id from deleted_profile))) is not false and (recipe.author_id is null or ((recipe.author_id = viewer.id and (
                          recipe.visibility <> 'HOUSE'
                          or recipe.author_house_id is not distinct from viewer.house_id
                          or (
                            select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                          ) is null
                      )) or ((recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id or recipe.visibility = 'PUBLIC') and (recipe.source_id is null or exists (
                            select from house_source
                            where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
                        )) and (recipe.author_id > 0
                          and recipe.author_id <> all (array(select id from deleted_profile))))) or exists (
                      select from planning_item planned
                      where planned.house_id = viewer.house_id and planned.recipe_id = recipe.id
                    ) or exists (
                      select from cooking
                      where cooking.house_id = viewer.house_id and cooking.recipe_id = recipe.id
                  ))
                ) end,
                'routineId', null
              ) order by item.position), '[]')
          from (select menu.house_id, menu_item.* from menu_item where menu_id = menu.id) item
          left join recipe on recipe.id = item.recipe_id
          where item.recipe_id is null or (recipe.author_id > 0
            and recipe.author_id <> all (array(select id from deleted_profile))) is not false and (recipe.author_id is null or ((recipe.author_id = viewer.id and (
                  recipe.visibility <> 'HOUSE'
                  or recipe.author_house_id is not distinct from viewer.house_id
                  or (
                    select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                  ) is null
              )) or ((recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id or recipe.visibility = 'PUBLIC') and (recipe.source_id is null or exists (
                    select from house_source
                    where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
                )) and (recipe.author_id > 0
                  and recipe.author_id <> all (array(select id from deleted_profile))))) or exists (
              select from planning_item planned
              where planned.house_id = viewer.house_id and planned.recipe_id = recipe.id
            ) or exists (
              select from cooking
              where cooking.house_id = viewer.house_id and cooking.recipe_id = recipe.id
          ))
        )
      ) order by menu.sort_name, menu.id), '[]')
  from menu where menu.house_id = viewer.house_id
)::text as menus
from viewer
