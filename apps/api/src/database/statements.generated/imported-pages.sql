select page_key as "pageKey"
from recipe
where author_house_id = $1 and page_key = any ($2::text[])
and (recipe.author_id > 0
  and recipe.author_id <> all (array(select id from deleted_profile)))
