with recursive
content (id) as (
  select unnest($1::int[])
  union
  select part.content_id from content join recipe_part part on part.recipe_id = content.id
)
select recipe.id, recipe.name, recipe.tags, recipe.locale, recipe.portions, coalesce((
    select json_agg(json_build_object(
        'partId', part_id, 'contentId', content_id, 'portions', part.portions, 'note', note
      ) order by position)
    from recipe_part part where part.recipe_id = recipe.id
  ), '[]') as parts,
array(
  select ingredient_id from recipe_line where recipe_id = recipe.id order by position
) as "ingredientIds",
coalesce((
    select json_agg(json_build_object(
        'ingredientId', ingredient_id, 'quantity', quantity, 'unitId', unit_id,
        'note', note, 'rawText', raw_text
      ) order by position) from recipe_line where recipe_id = recipe.id
  ), '[]') as ingredients,
coalesce(texts.other_lines, '[]') as "otherLines",
coalesce(texts.other_lines @> '[{"kind": "TEXT"}]', false) as "hasTextLine",
json_build_object(
  'detectorVersion', texts.detector_version,
  'foods', coalesce(texts.foods, '[]'), 'unread', coalesce(texts.unread, '[]')
) as texts,
coalesce((
    select json_agg(json_build_object(
        'id', id, 'detectorVersion', detector_version, 'foods', foods, 'unread', unread,
        'techniques', coalesce((
            select json_agg(json_build_object('techStepId', tech_step_id, 'utensils', utensils))
            from step_technique where step_id = step.id and step_id between step.id and step.id
          ), '[]')
      ) order by position) from step where recipe_id = recipe.id
  ), '[]') as steps
from content join recipe using (id) left join recipe_text texts on texts.id = recipe.id
