with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
)), eater as (
  select profile.id as profile_id, null::int as dependant_id, profile.diet_id,
  array(
    select allergy_id from profile_allergy where profile_id = profile.id
  ) as allergy_ids,
  array(
    select ingredient_id from profile_disliked_ingredient where profile_id = profile.id
  ) as disliked_ingredient_ids, false as guest, profile.appetite
  from (
    select profile.id, profile.diet_id, profile.appetite
    from viewer join profile on profile.id = viewer.id
    union
    select profile.id, profile.diet_id, profile.appetite
    from viewer join profile on profile.house_id = viewer.house_id
  ) profile
  union all
  select null, dependant.id, dependant.diet_id, dependant.allergy_ids,
  dependant.disliked_ingredient_ids, dependant.guest, dependant.appetite
  from viewer join dependant on dependant.house_id = viewer.house_id), household as (
  select
  (select coalesce(bit_or(avoided.dietary_flags), 0) from (
      select diet.dietary_flags from eater join diet on diet.id = eater.diet_id
      union all
      select allergy.dietary_flags from eater join allergy on allergy.id = any (allergy_ids)
    ) avoided) as dietary_flags,
  array(select distinct unnest(disliked_ingredient_ids) from eater) as disliked_ids
  from (select) one),
eaten as (
  select recipe.id, recipe.ingredient_ids, recipe.food_ids, recipe.is_incomplete,
  (recipe.part_ids && array(select recipe_id from changed_part)) as is_pending, null::jsonb as evidence
  from viewer cross join lateral (
    select recipe_id from planning_item
    where house_id = viewer.house_id and date between $4::date and $4::date + 6
    union
    select recipe_id from cooking
    where house_id = viewer.house_id and date between $4::date and $4::date + 6) item
  join recipe on recipe.id = item.recipe_id and (recipe.author_id > 0
    and recipe.author_id <> all (array(select id from deleted_profile))) is not false
  union all
  select id, '{}', "foodIds", "isIncomplete", false, evidence
  from jsonb_to_recordset($5::jsonb)
  as planned (id int, "foodIds" int[], "isIncomplete" boolean, evidence jsonb)), conflicting as (
  select id, key, dietary_flags from ingredient
  where id = any (array(select distinct unnest(ingredient_ids || food_ids) from eaten))
  and (
    dietary_flags & (select dietary_flags from household) <> 0
    or id = any ((select disliked_ids from household)::int[])
))
select (
  select json_agg(json_build_object(
      'profileId', eater.profile_id,
      'dependantId', eater.dependant_id,
      'guest', eater.guest,
      'allergies', array(
        select json_build_object('key', allergy.key, 'dietaryFlags', allergy.dietary_flags)
        from allergy where allergy.id = any (eater.allergy_ids) order by allergy.id
      ),
      'diet', (
        select json_build_object('key', diet.key, 'dietaryFlags', diet.dietary_flags)
        from diet where diet.id = eater.diet_id
      ),
      'dislikedIds', eater.disliked_ingredient_ids
    ) order by eater.profile_id, eater.dependant_id) from eater) as eaters,
coalesce((
    select json_agg(json_build_object('id', id, 'key', key, 'dietaryFlags', dietary_flags))
    from conflicting
  ), '[]') as ingredients,
coalesce((
    select json_agg(json_build_object(
        'id', id,
        'ingredientIds', ingredient_ids,
        'foods', found -> 'foods',
        'unread', found -> 'unread',
        'partLines', coalesce(found -> 'partLines', '[]'),
        'stepIds', case when eaten.food_ids = '{}' then '{}' else array(
          select id from step where recipe_id = eaten.id order by position
        ) end,
        'isIncomplete', is_incomplete,
        'isPending', is_pending
    )) from eaten, lateral coalesce(
      eaten.evidence, (select evidence from recipe_text where id = eaten.id),
      '{"foods": [], "unread": []}'
    ) as found
  ), '[]') as recipes
from viewer
