with viewer as (select $1::int as house_id)
select coalesce((
    select json_agg(json_build_object(
        'id', cooking.id,
        'recipeId', cooking.recipe_id,
        'name', recipe.name,
        'foodIds', recipe.ingredient_ids || array(
          select (food ->> 'ingredientId')::int
          from recipe_text, jsonb_array_elements(recipe_text.evidence -> 'foods') food
          where recipe_text.id = recipe.id and food ->> 'certainty' = 'CONTAINS'
        ),
        'techStepIds', recipe.tech_step_ids,
        'date', cooking.date,
        'portions', cooking.portions,
        'eaten', cooking.eaten,
        'discarded', cooking.discarded,
        'frozen', cooking.frozen,
        'thawed', cooking.thawed,
        'thawedOn', cooking.thawed_on,
        'planFreezes', cooking.plan_freezes,
        'items', coalesce((
            select json_agg(json_build_object('id', item.id, 'date', item.date, 'portions', item.portions) order by item.date, item.id)
            from planning_item item where item.cooking_id = cooking.id
          ), '[]')
      ) order by cooking.date, cooking.id)
    from viewer join cooking
    on cooking.house_id = viewer.house_id and cooking.id = any (array(
        select cooking.id from viewer join cooking
        on cooking.house_id = viewer.house_id and cooking.date between $2::date and $3::date union
        select item.cooking_id from viewer join planning_item item
        on item.house_id = viewer.house_id and item.date between $2::date and $3::date
        where item.cooking_id is not null))
    join recipe on recipe.id = cooking.recipe_id and (recipe.author_id > 0
      and recipe.author_id <> all (array(select id from deleted_profile))) is not false
  ), '[]') as cookings
