with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
)),
served as (
  select item.cooking_id, sum(item.portions) as portions
  from viewer join planning_item item on item.house_id = viewer.house_id
  where item.cooking_id is not null and item.date < $4::date
  group by item.cooking_id
),
kept as (
  select cooking.id
  from viewer join cooking on cooking.house_id = viewer.house_id
  left join served on served.cooking_id = cooking.id
  where cooking.portions > cooking.eaten + cooking.discarded + coalesce(served.portions, 0)
  order by cooking.date desc, cooking.id desc limit 1000
)
select viewer.house_id as "houseId",
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
            select json_agg(json_build_object('id', item.id, 'date', item.date, 'portions', item.portions) order by item.date, item.id)
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
    on cooking.house_id = viewer.house_id and cooking.id = any (array(select id from kept))
    join recipe on recipe.id = cooking.recipe_id and (recipe.author_id > 0
      and recipe.author_id <> all (array(select id from deleted_profile))) is not false
  ), '[]') as cookings
from viewer
