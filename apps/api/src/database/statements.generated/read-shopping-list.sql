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
  select week.start as week_start, listed.first, listed.last,
  week.start + (listed.last - week.start) / 7 * 7 + 6 as read_to,
  least((
      select min(as_of) - 6 from pantry_row where house_id = viewer.house_id and quantity is not null
    ), case when exists (
      select from shopping_tick
      where shopping_tick.house_id = viewer.house_id and thousandths > 0
      and date between week.start - 14 and week.start - 1
    ) then week.start - 14 else week.start end) as read_from
  from viewer
  left join house on house.id = viewer.house_id
  cross join lateral (select ($4::jsonb ->> house.week_starts_on)::date as start) week
  cross join lateral (
    select coalesce($5::date, week.start) as first, coalesce($6::date, week.start + 6) as last
  ) listed),
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
)
select viewer.house_id as "houseId",
coalesce((
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
  ), '[]') as recipes, coalesce((
    select json_agg(json_build_array(recipe_id, ingredient_id, quantity, unit_id) order by recipe_id, position)
    from recipe_line where recipe_id = any (array(select id from contained))
  ), '[]') as lines, (
  with recursive text as materialized (
    select id, other_lines as lines from recipe_text
    where id = any (array(select id from contained)) and other_lines <> '[]'
  ), place (text_id, id) as (
    select id, id from text
    union
    select place.text_id, part.recipe_id
    from place join recipe_part part on part.content_id = place.id
    where part.recipe_id = any (array(select id from contained))
  ), written as (
    select planned.recipe_id, planned.turn, nullif(text.id, planned.recipe_id) as part_id, text.lines
    from planned join place on place.id = planned.recipe_id join text on text.id = place.text_id
  )
  select case when (
    select coalesce(sum(octet_length(lines::text)), 0) from written where turn is not null
  ) <= 2000000 then coalesce((
      select json_agg(
        json_build_object('text', line.content ->> 'text', 'recipeId', recipe_id, 'partId', part_id)
        order by turn, part_id nulls first, line.position
      )
      from written, jsonb_array_elements(lines) with ordinality as line (content, position)
      where line.content ->> 'kind' = 'TEXT' and turn is not null
    ), '[]') end
) as texts,
period.week_start::text as "weekStart", period.first::text as first, period.last::text as last,
coalesce(
  (select max(id) from house_event where house_event.house_id = viewer.house_id), 0
)::float8 as version, coalesce((
    select id || ' ' || extract(epoch from created_at)
    from house_event where house_event.house_id = viewer.house_id
    order by id desc limit 1
  ), '') || ' ' || array(
  select id from deleted_profile order by id
)::text as "houseVersion",
(
  select json_build_object(
    'shelfOrder', shelf_order, 'stapleIds', staple_ids,
    'memberIds', array(select id from profile where house_id = house.id),
    'shops', (
      select coalesce(json_agg(json_build_object(
            'id', id, 'name', name, 'subcategories', subcategories, 'ingredientIds', array(
              select ingredient_id from shop_food
              where shop_food.house_id = shop.house_id and shop_id = shop.id order by position
            )
          ) order by id), '[]')
      from shop where house_id = house.id
    )
  )
  from house where id = viewer.house_id
) as house,
(
  select json_agg(json_build_array(ingredient_id, quantity, unit_id, as_of, best_before))
  from pantry_row where house_id = viewer.house_id
) as pantry,
(
  select coalesce(json_agg(json_build_array(
        line_id, unit_id, thousandths, kept, checked_by, date
    )), '[]') from shopping_tick
  where shopping_tick.house_id = viewer.house_id
  and date between least(period.read_from, period.week_start - 14) and period.read_to
) as ticks,
(
  select coalesce(json_agg(json_build_object(
        'id', id, 'text', text, 'ingredientId', ingredient_id, 'quantity', quantity, 'unitId', unit_id,
        'shopId', shop_id, 'since', date, 'tickedOn', ticked_on,
        'addedBy', added_by, 'checkedBy', checked_by, 'bought', bought
      ) order by position), '[]') from shopping_own_line own_line
  where own_line.house_id = viewer.house_id
  and own_line.date <= period.read_to and own_line.until >= period.week_start
) as "ownLines"
from viewer cross join period
