with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
))
select (select
  json_build_object(
    'id', house.id,
    'name', house.name,
    'administratorId', house.administrator_id,
    'administratorIds', house.administrator_id || house.further_administrator_ids,
    'invitationCode', house.invitation_code,
    'sharedEditing', house.shared_editing,
    'weekStartsOn', house.week_starts_on,
    'members', (
      select json_agg(
        json_build_object(
          'id', id,
          'firstName', first_name,
          'lastName', last_name,
          'appetite', appetite,
          'joinedAt', to_char(joined_house_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by joined_house_at, id
      )
      from profile where house_id = house.id
    ),
    'dependants', (
      select coalesce(json_agg(json_build_object('id', dependant.id, 'firstName', dependant.first_name, 'dietId', dependant.diet_id, 'allergyIds', dependant.allergy_ids, 'dislikedIngredientIds', dependant.disliked_ingredient_ids, 'guest', dependant.guest, 'appetite', dependant.appetite) order by dependant.id), '[]')
      from dependant where house_id = house.id
    )
  ) from house where id = viewer.house_id) as house
from viewer
