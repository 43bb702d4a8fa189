with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
))
select list.recipes, list.positions, list."hasMore"
from viewer cross join lateral (
  with level as materialized (select * from unnest($5::int[],$6::int[],$7::tsquery[]) as level (number,before,excluded)), found as (
    select page.id, page.value as value, level.number as level
    from level cross join lateral (
      select distinct on (id) id, value
      from ((
          select recipe.id as id, null::text as value from recipe
          where recipe.author_id = viewer.id and recipe.author_id between viewer.id and viewer.id and (
            recipe.visibility <> 'HOUSE'
            or recipe.author_house_id is not distinct from viewer.house_id
            or (
              select house.id from house where house.id = recipe.author_house_id and house.left_at is null
            ) is null
          ) and (recipe.source_id is null or exists (
              select from house_source
              where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
          )) and (recipe.author_id > 0
            and recipe.author_id <> all (array(select id from deleted_profile))) and recipe.id < level.before
          order by recipe.id desc limit 101) union all (
          select recipe.id as id, null::text as value from recipe
          where recipe.author_house_id = viewer.house_id and recipe.author_house_id between viewer.house_id and viewer.house_id and recipe.visibility = 'HOUSE' and (recipe.source_id is null or exists (
              select from house_source
              where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
          )) and (recipe.author_id > 0
            and recipe.author_id <> all (array(select id from deleted_profile))) and recipe.id < level.before
          order by recipe.id desc limit 101) union all (
          select recipe.id as id, null::text as value from recipe
          where recipe.visibility = 'PUBLIC' and (recipe.source_id is null or exists (
              select from house_source
              where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
          )) and (recipe.author_id > 0
            and recipe.author_id <> all (array(select id from deleted_profile))) and recipe.id < level.before
          order by recipe.id desc limit 101)) matching
      order by id desc limit $4::int + 1
    ) page
    limit $4::int + 1
  )
  select
  coalesce(json_agg(shown.summary) filter (where shown.position <= $4::int), '[]')::text
  as recipes,
  coalesce(
    json_agg(json_build_object('id', shown.id, 'value', shown.value))
    filter (where shown.position <= $4::int), '[]') as positions,
  count(*) > $4::int as "hasMore"
  from (
    select recipe.id, found.value, (
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
    ) as summary,
    row_number() over (order by found.level, found.id desc) as position
    from found join recipe on recipe.id = found.id order by position) shown
) list
