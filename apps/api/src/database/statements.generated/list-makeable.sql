with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
)),kitchen as materialized (
  select $5::int[] || staple.ids as available,
  array(select unnest($5::int[]) except select unnest(staple.ids)) as used
  from viewer left join house on house.id = viewer.house_id
  cross join lateral (select coalesce(house.staple_ids, $6::int[]) as ids) staple
),household as (with eater as (select * from (
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
      from viewer join dependant on dependant.house_id = viewer.house_id) person where not guest)
  select
  (select coalesce(bit_or(avoided.dietary_flags), 0) from (
      select diet.dietary_flags from eater join diet on diet.id = eater.diet_id
      union all
      select allergy.dietary_flags from eater join allergy on allergy.id = any (allergy_ids)
    ) avoided) as dietary_flags,
  array(select distinct unnest(disliked_ingredient_ids) from eater) as disliked_ids
  from (select) one)
select list.recipes, list.positions, list."hasMore"
from viewer cross join lateral (
  with found as (
    select candidate.id, lacking.ids, cardinality(lacking.ids) as missing
    from (
      select distinct on (id) id, ingredient_ids from ((
          select recipe.id, recipe.ingredient_ids from recipe
          where recipe.author_house_id = viewer.house_id and recipe.author_house_id between viewer.house_id and viewer.house_id and recipe.visibility = 'HOUSE' and (recipe.source_id is null or exists (
              select from house_source
              where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
          )) and (recipe.author_id > 0
            and recipe.author_id <> all (array(select id from deleted_profile))) and recipe.dietary_flags & (select dietary_flags from household) = 0
          and not recipe.ingredient_ids && (select disliked_ids from household)
          and not (recipe.part_ids && array(select recipe_id from changed_part))
          order by recipe.id desc limit 10000
      )) newest
      where ingredient_ids && (select used from kitchen)
    ) candidate
    cross join lateral (
      select array(
        select id from unnest(candidate.ingredient_ids) with ordinality as line (id, position)
        where id <> all ((select available from kitchen)::int[]) order by position
      ) as ids
    ) lacking
    where cardinality(lacking.ids) <= 3
    and (cardinality(lacking.ids), -candidate.id) > ($7::float8, -$8::int)
    order by missing, candidate.id desc limit $4::int + 1
  )
  select
  coalesce(json_agg(shown.summary) filter (where shown.position <= $4::int), '[]')::text
  as recipes,
  coalesce(
    json_agg(json_build_object('id', shown.id, 'value', shown.value))
    filter (where shown.position <= $4::int), '[]') as positions,
  count(*) > $4::int as "hasMore"
  from (
    select recipe.id, found.missing::text as value,
    (
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
        recipe.author_id is null as frozen , found.ids as "missingIngredientIds"
        from (select max(mark.cooked_on) as last, count(*) as times from
          cooked_mark mark where mark.recipe_id = recipe.id and (
            mark.house_id = viewer.house_id
            or viewer.house_id is null and mark.house_id is null and mark.profile_id = viewer.id
        )) marks
      ) summary
    ) as summary,
    row_number() over (order by found.missing, found.id desc) as position
    from found join recipe on recipe.id = found.id order by position) shown
) list
