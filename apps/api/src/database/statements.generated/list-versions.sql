select version, to_char(saved_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "savedAt",
(select id from profile where id = saved_by) as "savedBy", payload ->> 'name' as name
from recipe_version where recipe_id = $1 order by version desc
