select coalesce(max(recipes), 0) as recipes,
(coalesce(max(bytes), 0) +
  (select coalesce(sum(bytes), 0) from correction where author_id = $1))::float8 as bytes
from author_total where profile_id = $1
