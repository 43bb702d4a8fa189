select texts.id as "recipeId", texts.revision, texts.detector_version as "detectorVersion",
texts.foods, texts.unread, recipe.locale, recipe.name, texts.description,
texts.other_lines as "otherLines",
recipe.image_url as "imageUrl", recipe.prep_minutes as "prepMinutes", recipe.cook_minutes as "cookMinutes", recipe.rest_minutes as "restMinutes", recipe.tags as "tags", recipe.course as "course",
coalesce((
    select json_agg(json_build_object(
        'ingredientId', line.ingredient_id, 'note', line.note, 'rawText', line.raw_text
      ) order by line.position)
    from recipe_line line where line.recipe_id = texts.id
  ), '[]') as lines,
coalesce((
    select json_agg(json_build_object(
        'recipeId', part.part_id, 'portions', part.portions, 'note', part.note, 'before', part.before
      ) order by part.position)
    from recipe_part part where part.recipe_id = texts.id
  ), '[]') as parts,
exists (select from recipe_part part where part.content_id = texts.id) or exists (
  select from recipe_part part where part.part_id = texts.id and part.content_id <> part.part_id
) as "isPart"
from recipe_text texts join recipe on recipe.id = texts.id where texts.id = any ($1::int[])
