select count(*)::int as recipes, (
  coalesce(sum(bytes), 0) + (select coalesce(sum(bytes), 0) from correction where author_id = $1)
  + (select coalesce(sum(bytes), 0) from recipe_trash where author_id = $1))::float8 as bytes
from recipe where author_id = $1
