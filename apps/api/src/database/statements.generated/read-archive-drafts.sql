with next as (
  select id, bytes from archive_draft where archive_id = $2 and id > $3
  order by id limit 101
), page as (
  select id from (
    select id, sum(bytes) over (order by id) - bytes as bytes_before from next
  ) counted
  where bytes_before < 4194304
  order by id limit 100
)
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
  limit 1) as "recipeId", draft.id < (select max(id) from next) as "hasMore"
from archive_draft draft
where draft.archive_id = $2 and draft.id in (select id from page)
order by draft.id
