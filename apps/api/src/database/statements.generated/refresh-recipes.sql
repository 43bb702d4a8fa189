with found as (
  select * from jsonb_to_recordset($1::jsonb) as found (
    id int, "foodIds" int[], "isIncomplete" boolean, "techStepIds" int[], "utensilIds" int[],
    "energyKcal" int, "derivedCourse" text, evidence jsonb, nutrition jsonb
  )
), texts as (
  update recipe_text set evidence = found.evidence, nutrition = found.nutrition
  from found where recipe_text.id = found.id
  and (recipe_text.evidence, recipe_text.nutrition)
  is distinct from (found.evidence, found.nutrition)
), judged as (
  select found.*, (
    case when found."isIncomplete" then 131071
    else coalesce((select bit_or(dietary_flags) from ingredient where id = any (recipe.ingredient_ids || found."foodIds")), 0) end
  )
  as dietary_flags
  from found join recipe using (id)
)
update recipe set tech_step_ids = "techStepIds", utensil_ids = "utensilIds",
search_keys = ts_delete(
  search_keys,
  array_remove(array['C' || derived_course], null)
  || array(select 'T' || unnest(recipe.tech_step_ids))
) || array_to_tsvector(
  array_remove(array['C' || coalesce(course, "derivedCourse")], null)
  || array(select 'T' || unnest("techStepIds"))
),
food_ids = "foodIds", is_incomplete = "isIncomplete", dietary_flags = judged.dietary_flags,
energy_kcal = "energyKcal", derived_course = "derivedCourse"
from judged
where recipe.id = judged.id
and (
  recipe.tech_step_ids, recipe.utensil_ids, recipe.food_ids, recipe.is_incomplete,
  recipe.dietary_flags, recipe.energy_kcal, recipe.derived_course
) is distinct from (
  "techStepIds", "utensilIds", "foodIds", "isIncomplete", judged.dietary_flags, "energyKcal",
  "derivedCourse"
)
