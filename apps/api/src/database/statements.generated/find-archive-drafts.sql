select
draft.id, draft.is_ready as "isReady", draft.draft, draft.content, draft.photo_id as "photoId",
(
  select recipe.id from imported_content imported
  join recipe on recipe.id = imported.recipe_id
  join profile viewer on viewer.id = $1
  where imported.content = draft.content and recipe.author_id > 0 and (
    imported.profile_id = $1
    or recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id
  )
  order by imported.profile_id = $1 desc
  limit 1) as "recipeId" from archive_draft draft
where archive_id = $2 and id = any ($3::int[])
order by id
