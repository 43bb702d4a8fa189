with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
))
select (
  select (
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
      recipe.locale,
      recipe.source_url as "sourceUrl",
      (
        select recipe.id from (select recipe.copied_from_id as original_id) copy, recipe
        where recipe.id = copy.original_id and ((recipe.author_id = viewer.id and (
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
      ) as "copiedFromId",
      recipe.rest_minutes as "restMinutes",
      texts.description,
      recipe.tags,
      texts.other_lines as "otherLines",
      coalesce((
          select json_agg(json_build_object(
              'ingredientId', line.ingredient_id,
              'quantity', trim_scale(line.quantity),
              'unitId', line.unit_id,
              'note', line.note,
              'rawText', line.raw_text
            ) order by line.position)
          from recipe_line line where line.recipe_id = recipe.id
        ), '[]') as ingredients,
      coalesce((
          select json_agg(json_build_object(
              'id', step.id,
              'order', step.position,
              'description', step.description,
              'analysed', step.detector_version is not null,
              'corrected', exists (
                select from step_technique technique
                where technique.step_id = step.id and technique.source = 'manual'
              ),
              'techSteps', coalesce((
                  select json_agg(json_build_object(
                      'id', shown.id,
                      'order', shown.position,
                      'techStepId', shown.tech_step_id,
                      'key', tech_step.key,
                      'source', shown.source,
                      'start', shown.span_start,
                      'end', shown.span_end,
                      'ingredients', shown.ingredients,
                      'utensils', shown.utensils,
                      'duration', shown.duration,
                      'temperature', shown.temperature
                    ) order by shown.position)
                  from (
                    select technique.*, row_number() over (order by span_start, technique.id) as position
                    from step_technique technique
                    where technique.step_id = step.id and technique.tech_step_id is not null
                  ) shown
                  join tech_step on tech_step.id = shown.tech_step_id
                ), '[]')
            ) order by step.position)
          from step where step.recipe_id = recipe.id
        ), '[]') as steps
      , (
        select json_build_object('perPortion', nutrition -> 'perPortion', 'coverage', nutrition -> 'coverage')
        from recipe_text where recipe_text.id = recipe.id and recipe.energy_kcal is not null
      ) as nutrition,
      coalesce((
          select json_agg(json_build_object(
              'recipeId', part.part_id,
              'portions', trim_scale(part.portions),
              'note', part.note,
              'before', part.before,
              'name', recipe.name,
              'recipePortions', recipe.portions,
              'readable', is_live and is_readable,
              'frozen', not is_live
            ) order by part.position)
          from (
            select recipe.id as dish_id, recipe.author_id as dish_author_id, viewer.id as viewer_id
          ) dish
          join recipe_part part on part.recipe_id = dish.dish_id
          join recipe on recipe.id = part.content_id
          cross join lateral (
            select part.content_id = part.part_id and coalesce(bool_or(viewer.id = dish_author_id), false) as is_live,
            coalesce(bool_or(viewer.id = viewer_id), false) as is_readable
            from recipe, profile viewer
            where recipe.id = part.part_id and viewer.id in (dish_author_id, viewer_id) and ((recipe.author_id = viewer.id and (
                  recipe.visibility <> 'HOUSE'
                  or recipe.author_house_id is not distinct from viewer.house_id
                  or (
                    select house.id from house where house.id = recipe.author_house_id and house.left_at is null
                  ) is null
              )) or ((recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id or recipe.visibility = 'PUBLIC') and (recipe.source_id is null or exists (
                    select from house_source
                    where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
                )) and (recipe.author_id > 0
                  and recipe.author_id <> all (array(select id from deleted_profile)))))) reader
        ), '[]') as parts,
      to_char(recipe.parts_changed_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "partsChangedAt"
      from (select max(mark.cooked_on) as last, count(*) as times from
        cooked_mark mark where mark.recipe_id = recipe.id and (
          mark.house_id = viewer.house_id
          or viewer.house_id is null and mark.house_id is null and mark.profile_id = viewer.id
      )) marks
      join recipe_text texts on texts.id = recipe.id
    ) summary
  ) from recipe where recipe.id = $4 and ((recipe.author_id = viewer.id and (
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
)::text as recipe
from viewer
