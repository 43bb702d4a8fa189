select external_id as "externalId", page_key as "pageKey"
from recipe
where author_house_id = $2
and (source_id = $1 and external_id = any ($3::text[]) or page_key = any ($4::text[]))
and (recipe.author_id > 0
  and recipe.author_id <> all (array(select id from deleted_profile)))
