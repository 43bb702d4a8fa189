select photo.id
from recipe_share share
join recipe on recipe.id = share.recipe_id
join profile viewer on viewer.id = recipe.author_id
join photo on photo.id = recipe.photo_id
where share.token = $1 and $2::int = any (photo.widths) and (recipe.author_id > 0
  and recipe.author_id <> all (array(select id from deleted_profile))) and (recipe.author_id = viewer.id and (
    recipe.visibility <> 'HOUSE'
    or recipe.author_house_id is not distinct from viewer.house_id
    or (
      select house.id from house where house.id = recipe.author_house_id and house.left_at is null
    ) is null
))
