select recipe.id, recipe.page_key as "pageKey" from profile viewer
join recipe on recipe.author_house_id = viewer.house_id and recipe.page_key = any ($2::text[])
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
      and recipe.author_id <> all (array(select id from deleted_profile)))))
