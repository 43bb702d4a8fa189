select add_recipe_events(
  'detection', array_agg(id), array_agg(visibility), array_agg(author_id), array_agg(author_house_id)
)
from recipe where id = any ($1::int[])
