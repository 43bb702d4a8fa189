with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
))
select case when house_id is not null then (
  select coalesce(json_agg(json_build_object(
        'id', id, 'name', name, 'subcategories', subcategories, 'ingredientIds', array(
          select ingredient_id from shop_food
          where shop_food.house_id = shop.house_id and shop_id = shop.id order by position
        )
      ) order by id), '[]')
  from shop where house_id = viewer.house_id
) end as shops from viewer
