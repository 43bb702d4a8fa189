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
  for key share of viewer
), removed as (
  delete from recipe_rating rating using readable
  where $3::int is null
  and (rating.profile_id, rating.recipe_id) = (readable.profile_id, readable.recipe_id)
), rated as (
  insert into recipe_rating (profile_id, recipe_id, stars)
  select profile_id, recipe_id, $3::int from readable where $3::int is not null
  on conflict (profile_id, recipe_id) do update set stars = excluded.stars
)
select recipe_id from readable
