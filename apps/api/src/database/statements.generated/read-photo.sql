with viewer as (
  select id, first_name, last_name, email, house_id, diet_id, appetite, unit_system, locale
  from profile where profile.id = $1 and profile.token_version = $2
  and exists (
    select from session
    where session.token_id = $3 and session.profile_id = profile.id
    and session.expires_at > now()
))
select exists (
  select from photo join recipe on recipe.photo_id = photo.id
  where photo.id = $4::uuid and $5::int = any (photo.widths) and ((recipe.author_id = viewer.id and (
        recipe.visibility <> 'HOUSE'
        or recipe.author_house_id is not distinct from viewer.house_id
        or (
          select house.id from house where house.id = recipe.author_house_id and house.left_at is null
        ) is null
    )) or ((recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id or recipe.visibility = 'PUBLIC') and (recipe.source_id is null or exists (
          select from house_source
          where house_source.house_id = viewer.house_id and house_source.source_id = recipe.source_id
      )) and (recipe.author_id > 0
        and recipe.author_id <> all (array(select id from deleted_profile)))))
) as "isReadable"
from viewer
