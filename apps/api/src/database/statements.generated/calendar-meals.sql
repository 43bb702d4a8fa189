select item.id, to_char(item.date, 'YYYY-MM-DD') as date, item.slot, item.note,
coalesce(recipe.name, item.text) as name,
case when item.recipe_id is not null then item.portions end as portions
from (
  select * from planning_item
  where house_id = $1
  and date between $2::date - 30 and $2::date + 365
  order by date, array_position('{BREAKFAST,LUNCH,SNACK,DINNER}'::text[], slot), id
  limit 5000
) item
left join recipe on recipe.id = item.recipe_id and (recipe.author_id > 0
  and recipe.author_id <> all (array(select id from deleted_profile))) is not false
where coalesce(recipe.name, item.text) is not null
order by date, array_position('{BREAKFAST,LUNCH,SNACK,DINNER}'::text[], slot), item.id
