with recursive
viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
)),
period as materialized (
  select $4::date as read_from, $4::date as first, $5::date as last, $5::date as read_to
  from viewer),
item as (
  select item.*,
  case when item.date between item.first and item.last
  then row_number() over (order by item.date, item.slot_position, item.id) end as turn
  from (
    select item.id, item.recipe_id, item.date, item.portions, period.first, period.last,
    array_position('{BREAKFAST,LUNCH,SNACK,DINNER}'::text[], item.slot) as slot_position, false as is_cooking
    from viewer cross join period
    join planning_item item
    on item.house_id = viewer.house_id and item.date between period.read_from and period.read_to
    where item.cooking_id is null
    union all
    select cooking.id, cooking.recipe_id, cooking.date, cooking.portions, period.first,
    period.last, 0, true
    from viewer cross join period
    join cooking
    on cooking.house_id = viewer.house_id
    and cooking.date between period.read_from and period.read_to
  ) item
  join recipe on recipe.id = item.recipe_id and (recipe.author_id > 0
    and recipe.author_id <> all (array(select id from deleted_profile))) is not false
),
planned as (
  select recipe_id, min(turn) as turn, json_agg(json_build_object(
      'id', id, 'portions', portions, 'date', date, 'isCooking', is_cooking
    ) order by turn) as items
  from item group by recipe_id
),
contained (id) as (
  select recipe_id from planned
  union
  select part.content_id from contained join recipe_part part on part.recipe_id = contained.id
), counted as materialized (
  select count(*)::int as actions from (
    select from step left join step_technique technique
    on technique.step_id = step.id and technique.tech_step_id is not null
    where step.recipe_id = any (array(select id from contained))
    limit 10001
  ) action)
select house_id as "houseId", coalesce((
    select id || ' ' || extract(epoch from created_at)
    from house_event where house_event.house_id = viewer.house_id
    order by id desc limit 1
  ), '') || ' ' || array(
  select id from deleted_profile order by id
)::text as version, actions,
case when actions <= 10000 then coalesce((
    select json_agg(json_build_object(
        'id', recipe.id, 'name', recipe.name, 'portions', recipe.portions,
        'items', coalesce(planned.items, '[]'), 'parts', coalesce((
            select json_agg(json_build_object(
                'partId', part_id, 'contentId', content_id, 'portions', part.portions, 'note', note
              ) order by position)
            from recipe_part part where part.recipe_id = recipe.id
          ), '[]')
      ) order by planned.turn, recipe.id)
    from contained join recipe using (id)
    left join planned on planned.recipe_id = recipe.id
  ), '[]') end as recipes, case when actions <= 10000 then coalesce((
    select json_agg(json_build_array(recipe_id, ingredient_id, quantity, unit_id) order by recipe_id, position)
    from recipe_line where recipe_id = any (array(select id from contained))
  ), '[]') end as lines, case when actions <= 10000 then case when (
  select coalesce(sum(octet_length(description)), 0)
  from step where recipe_id = any (array(select id from contained))
) <= 2000000 then coalesce((
    select json_agg(json_build_array(recipe_id, id, position, description) order by recipe_id, position)
    from step where recipe_id = any (array(select id from contained))
  ), '[]') end end as steps,
case when actions <= 10000 then coalesce((
    select json_agg(json_build_array(
        step_id, tech_step.key, span_start, span_end, technique.ingredients, technique.utensils,
        duration, temperature -> 'celsius', during
      ) order by step_id, span_start, technique.id)
    from step
    join step_technique technique on technique.step_id = step.id
    join tech_step on tech_step.id = technique.tech_step_id
    where step.recipe_id = any (array(select id from contained))
  ), '[]') end as techniques,
coalesce((
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
        on cooking.house_id = viewer.house_id and cooking.date between $4::date and $5::date union
        select item.cooking_id from viewer join planning_item item
        on item.house_id = viewer.house_id and item.date between $4::date and $5::date
        where item.cooking_id is not null))
    join recipe on recipe.id = cooking.recipe_id and (recipe.author_id > 0
      and recipe.author_id <> all (array(select id from deleted_profile))) is not false
  ), '[]') as cookings
from viewer, counted
