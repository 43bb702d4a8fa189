select step.id is not null as "hasStep", coalesce((
    select json_agg(json_build_object(
        'id', correction.id,
        'techStepId', tech_step_id,
        'start', span_start,
        'end', span_end,
        'ingredients', ingredients,
        'utensils', utensils,
        'description',
        case when (recipe.author_id = viewer.id and (
            recipe.visibility <> 'HOUSE'
            or recipe.author_house_id is not distinct from viewer.house_id
            or (
              select house.id from house where house.id = recipe.author_house_id and house.left_at is null
            ) is null
        )) or correction.description = step.description then correction.description end,
        'authorId', case
        when correction.author_id <> all (array(select id from deleted_profile))
        then correction.author_id end,
        'createdAt', to_char(correction.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) order by correction.id desc)
    from (
      select * from correction where step_id = step.id
      order by id desc limit 500
    ) correction
  ), '[]') as corrections
from recipe
join profile viewer on viewer.id = $1
left join step on step.recipe_id = recipe.id and step.id = $3
where recipe.id = $2 and ((recipe.author_id = viewer.id and (
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
