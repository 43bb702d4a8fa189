select correction.id, json_build_object(
  'id', correction.id,
  'recipeId', step.recipe_id,
  'stepId', correction.step_id,
  'authorId', case
  when correction.author_id <> all (array(select id from deleted_profile))
  then correction.author_id end,
  'createdAt', to_char(correction.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'locale', correction.locale,
  'description', correction.description,
  'start', correction.span_start,
  'end', correction.span_end,
  'techStepId', correction.tech_step_id,
  'key', (select key from tech_step where id = correction.tech_step_id),
  'replacedKeys', array(
    select key from tech_step where id = any (correction.replaced_ids) order by key
  ),
  'ingredients', correction.ingredients,
  'utensils', correction.utensils
)::text as line
from correction
join step on step.id = correction.step_id
join recipe on recipe.id = step.recipe_id and (recipe.author_id > 0
  and recipe.author_id <> all (array(select id from deleted_profile)))
where correction.id > $1 and not correction.is_copy
order by correction.id
limit $2
