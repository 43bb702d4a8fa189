select coalesce(sum(bytes), 0)::float8 as bytes from photo
where id in (
  select photo_id from recipe where author_id = $1
  union
  select photo_id from recipe_trash trash join recipe on recipe.id = trash.recipe_id
  where trash.author_id = $1
  union
  select photo_id from archive_draft join archive on archive.id = archive_id
  where profile_id = $1
)
