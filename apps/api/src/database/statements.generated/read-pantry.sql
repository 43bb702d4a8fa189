with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
))
select (
  select json_agg(json_build_array(ingredient_id, quantity, unit_id, as_of, best_before))
  from pantry_row where house_id = viewer.house_id
) as rows, (
  with days as materialized (select (
      select min(as_of) - 6 from pantry_row where house_id = viewer.house_id and quantity is not null
    ) as first),
  item as (
    select recipe_id, date, portions from planning_item
    where house_id = viewer.house_id and cooking_id is null
    and date >= (select first from days) and date < $4::date
    union all
    select recipe_id, date, portions from cooking
    where house_id = viewer.house_id and date >= (select first from days) and date < $4::date
  )
  select json_build_object(
    'needs', (
      select coalesce(json_agg(
          json_build_array(ingredient_id, date, unit_id, quantity, portions) order by date
        ), '[]')
      from (
        select ingredient_id, date, line.unit_id, recipe.portions,
        sum(line.quantity * content.factor * item.portions) as quantity
        from item
        join recipe on recipe.id = item.recipe_id and (recipe.author_id > 0
          and recipe.author_id <> all (array(select id from deleted_profile))) is not false
        cross join lateral (
          select recipe.id, 1::float8 as factor
          union all
          (
            with recursive contained (id, portions, needed, level) as (
              select recipe.id, recipe.portions, recipe.portions::float8, 0 where recipe.part_ids <> '{}'
              union all
              select content.id, content.portions, needed * part.portions::float8 / contained.portions, level + 1
              from contained join recipe_part part on part.recipe_id = contained.id
              join recipe content on content.id = part.content_id
            )
            select id, needed / portions from contained where level > 0
          )
        ) content
        join recipe_line line on line.recipe_id = content.id
        where ingredient_id in (
          select ingredient_id from pantry_row where house_id = viewer.house_id
        )
        group by ingredient_id, date, line.unit_id, recipe.portions
      ) need
    ),
    'removed', (
      select coalesce(json_agg(json_build_array(line_id, date, unit_id, kept)), '[]')
      from shopping_tick
      where house_id = viewer.house_id and kept > 0
      and date >= (select first from days) and date < $4::date
    )
  )
) as facts, (
  select json_build_object('weekStartsOn', week_starts_on, 'shelfOrder', shelf_order)
  from house where id = viewer.house_id
) as house
from viewer
