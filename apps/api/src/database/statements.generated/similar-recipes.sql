with viewer as (select * from profile where id = $1),
named as materialized (
  select * from recipe where name = any ($2::text[]) and (author_id = $1 or id in (
      select recipe.id from viewer
      join recipe on recipe.author_house_id = viewer.house_id and visibility = 'HOUSE'
      union
      select recipe_id from viewer join planning_item using (house_id)
      union
      select recipe_id from viewer join cooking using (house_id)
      union
      select recipe_id from viewer join routine using (house_id)
      union
      select recipe_id from viewer join menu using (house_id) join menu_item on menu_id = menu.id))
)
select recipe.id from viewer, named recipe
where ((recipe.author_id = viewer.id and (
      recipe.visibility <> 'HOUSE'
      or recipe.author_house_id is not distinct from viewer.house_id
      or (
        select house.id from house where house.id = recipe.author_house_id and house.left_at is null
      ) is null
  )) or ((recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id or recipe.visibility = 'PUBLIC') and (recipe.source_id is null or exists (
        select from house_source
        where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
    )) and (recipe.author_id > 0
      and recipe.author_id <> all (array(select id from deleted_profile))))) and (name, (
    select coalesce(sum(octet_length(description)), 0)::int from step
    where step.recipe_id = recipe.id
)) in (select * from unnest($2::text[], $3::int[]))
order by recipe.id limit 500
