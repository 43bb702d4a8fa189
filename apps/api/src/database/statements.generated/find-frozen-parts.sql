select part.recipe_id as "recipeId", part.part_id as "partId", exists (
  select from recipe join profile viewer on viewer.id = dish.author_id
  where recipe.id = part.part_id and ((recipe.author_id = viewer.id and (
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
) as "isReadable"
from recipe_part part join recipe dish on dish.id = part.recipe_id
where part.content_id <> part.part_id and (part.part_id, part.recipe_id) > ($1::int, $2::int)
order by part.part_id, part.recipe_id limit 500
