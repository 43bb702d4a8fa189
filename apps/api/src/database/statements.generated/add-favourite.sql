with readable as (
  select viewer.id as profile_id, recipe.id as recipe_id
  from profile viewer, recipe
  where viewer.id = $1 and recipe.id = $2 and ((recipe.author_id = viewer.id and (
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
  for key share of viewer), added as (
  insert into favourite (profile_id, recipe_id)
  select profile_id, recipe_id from readable
  on conflict do nothing
)
select recipe_id from readable
