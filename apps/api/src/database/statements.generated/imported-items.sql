select external_id as "externalId"
from recipe
where source_id = $1 and author_house_id = $2 and external_id = any ($3::text[])
and (recipe.author_id <> 0
  and recipe.author_id <> all (array(select id from deleted_profile)))
