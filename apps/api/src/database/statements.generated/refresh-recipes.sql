with found as (
  select * from jsonb_to_recordset($1::jsonb) as found (
    id int, "foodIds" int[], "isIncomplete" boolean, "techStepIds" int[], "utensilIds" int[],
    "energyKcal" int, "derivedCourse" text, evidence jsonb, nutrition jsonb,
    "partIngredientIds" int[], "partIds" int[]
  )
), texts as (
  update recipe_text set evidence = found.evidence, nutrition = found.nutrition
  from found where recipe_text.id = found.id
  and (recipe_text.evidence, recipe_text.nutrition)
  is distinct from (found.evidence, found.nutrition)
), lines as (
  select found.*, array(
    select ingredient_id from recipe_line where recipe_id = found.id order by position
  ) || "partIngredientIds" as ids
  from found
), judged as (
  select lines.*, (
    case when "isIncomplete" then 131071
    else coalesce((select bit_or(dietary_flags) from ingredient where id = any (ids || "foodIds")), 0) end
  ) as dietary_flags
  from lines
)
update recipe set tech_step_ids = "techStepIds", utensil_ids = "utensilIds",
search_keys = ts_delete(
  search_keys,
  array(
    select 'T' || unnest(recipe.tech_step_ids)
    union all select 'P' || unnest(ingredient_ids)
    union all select 'C' || derived_course where derived_course is not null
  )
) || array_to_tsvector(
  array(
    select 'T' || unnest("techStepIds")
    union all select 'P' || unnest("partIngredientIds")
    union all select 'C' || coalesce(course, "derivedCourse")
    where coalesce(course, "derivedCourse") is not null
  )
),
ingredient_ids = ids, part_ids = "partIds",
food_ids = "foodIds", is_incomplete = "isIncomplete", dietary_flags = judged.dietary_flags,
energy_kcal = "energyKcal", derived_course = "derivedCourse"
from judged
where recipe.id = judged.id
and (
  recipe.tech_step_ids, recipe.utensil_ids, recipe.food_ids, recipe.is_incomplete,
  recipe.dietary_flags, recipe.energy_kcal, recipe.derived_course, recipe.ingredient_ids,
  recipe.part_ids
) is distinct from (
  "techStepIds", "utensilIds", "foodIds", "isIncomplete", judged.dietary_flags, "energyKcal",
  "derivedCourse", ids, "partIds"
)
