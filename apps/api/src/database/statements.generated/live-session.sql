select
id, first_name as "firstName", last_name as "lastName", email,
house_id as "houseId", diet_id as "dietId", appetite, unit_system as "unitSystem", locale from (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
)) viewer
