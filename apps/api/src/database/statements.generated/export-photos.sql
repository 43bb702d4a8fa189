select photo.id, (select max(width) from unnest(photo.widths) as width) as width
from photo
where photo.id in (
  select recipe.photo_id
  from profile viewer join recipe on recipe.author_id = viewer.id
  where viewer.id = $1 and (recipe.author_id = viewer.id and (
      recipe.visibility <> 'HOUSE'
      or recipe.author_house_id is not distinct from viewer.house_id
      or (
        select house.id from house where house.id = recipe.author_house_id and house.left_at is null
      ) is null
  ))
  union
  select draft.photo_id
  from archive join archive_draft draft on draft.archive_id = archive.id
  where archive.profile_id = $1
)
order by photo.id
