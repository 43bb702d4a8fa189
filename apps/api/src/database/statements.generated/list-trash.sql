with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
)), page as (
  select recipe.id, floor(extract(epoch from trash.deleted_at) * 1000)::float8 as deleted_at, (
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
      recipe.author_id is null as frozen ,
      to_char(trash.deleted_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "deletedAt",
      to_char((trash.deleted_at + interval '30 days'), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "deletedUntil"
      from (select max(mark.cooked_on) as last, count(*) as times from
        cooked_mark mark where mark.recipe_id = recipe.id and (
          mark.house_id = viewer.house_id
          or viewer.house_id is null and mark.house_id is null and mark.profile_id = viewer.id
      )) marks
    ) summary
  ) as summary
  from viewer,
  recipe_trash trash
  join recipe stored on stored.id = trash.recipe_id and stored.author_id = -1
  and trash.deleted_at > now() - interval '30 days'
  cross join lateral jsonb_populate_record(stored, jsonb_build_object(
      'author_id', trash.author_id,
      'author_house_id', trash.author_house_id,
      'visibility', trash.visibility
  )) recipe
  where (trash.author_id = viewer.id or trash.author_house_id = viewer.house_id)
  and ((recipe.author_id = viewer.id and (
        recipe.visibility <> 'HOUSE'
        or recipe.author_house_id is not distinct from viewer.house_id
        or (
          select house.id from house where house.id = recipe.author_house_id and house.left_at is null
        ) is null
    )) or (recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id and (recipe.source_id is null or exists (
          select from house_source
          where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
      )) and (recipe.author_id > 0
        and recipe.author_id <> all (array(select id from deleted_profile))) and exists (
        select from house
        where house.id = viewer.house_id
        and viewer.id = any (house.administrator_id || house.further_administrator_ids)
  ))) and (floor(extract(epoch from trash.deleted_at) * 1000)::float8, recipe.id) < ($5::float8, $4::int)
  order by deleted_at desc, recipe.id desc limit $6 + 1
), shown as (
  select * from page order by deleted_at desc, id desc limit $6
)
select coalesce((
    select json_agg(summary order by deleted_at desc, id desc) from shown
  ), '[]')::text as recipes,
(
  select json_build_object('id', id, 'deletedAt', deleted_at) from shown
  where (select count(*) from page) > $6
  order by deleted_at, id limit 1
) as next
from viewer
