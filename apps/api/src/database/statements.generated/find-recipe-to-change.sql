select recipe.id, recipe.visibility, recipe.author_house_id as "authorHouseId", recipe.locale,
recipe.bytes, recipe.author_id as "authorId", (
  select house.id from house where house.id = recipe.author_house_id and house.left_at is null
) is not null as "hasHouse",
(recipe.author_id = viewer.id and (
    recipe.visibility <> 'HOUSE'
    or recipe.author_house_id is not distinct from viewer.house_id
    or (
      select house.id from house where house.id = recipe.author_house_id and house.left_at is null
    ) is null
)) as "isAuthor", ((recipe.author_id = viewer.id and (
      recipe.visibility <> 'HOUSE'
      or recipe.author_house_id is not distinct from viewer.house_id
      or (
        select house.id from house where house.id = recipe.author_house_id and house.left_at is null
      ) is null
  )) or coalesce(
    recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id and (select shared_editing from house where house.id = viewer.house_id), false
)) as "isEditable", viewer.house_id as "houseId"
from profile viewer, recipe
where viewer.id = $1 and ((recipe.author_id = viewer.id and (
      recipe.visibility <> 'HOUSE'
      or recipe.author_house_id is not distinct from viewer.house_id
      or (
        select house.id from house where house.id = recipe.author_house_id and house.left_at is null
      ) is null
  )) or ((recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id or recipe.visibility = 'PUBLIC') and (recipe.source_id is null or exists (
        select from house_source
        where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
    )) and (recipe.author_id > 0
      and recipe.author_id <> all (array(select id from deleted_profile))))) and recipe.id = $2
