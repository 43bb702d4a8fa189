select recipe.id as "recipeId", planned.house_id as "houseId"
from (
  select id, author_id, visibility as former, coalesce($2, visibility) as visibility,
  case when $2 is null then author_house_id else $3::int end as author_house_id
  from recipe where id = any ($1::int[]) and coalesce($2, visibility) <> 'PUBLIC'
  offset 0
) recipe
cross join lateral houses_that_plan(recipe.id) as planned (house_id)
where not (
  recipe.visibility = 'PUBLIC'
  or recipe.visibility = 'HOUSE' and recipe.author_house_id is not distinct from planned.house_id
)
and not (recipe.former = 'PERSONAL' and exists (
    select from profile author
    where author.id = recipe.author_id and author.house_id = planned.house_id
))
