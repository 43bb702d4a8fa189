select recipe.id, recipe.name, recipe.tags, recipe.locale,
recipe.ingredient_ids as "ingredientIds", recipe.portions,
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
        'detectorVersion', detector_version, 'foods', foods, 'unread', unread,
        'techniques', coalesce((
            select json_agg(json_build_object('techStepId', tech_step_id, 'utensils', utensils))
            from step_technique where step_id = step.id and step_id between step.id and step.id
          ), '[]')
      ) order by position) from step where recipe_id = recipe.id
  ), '[]') as steps
from recipe left join recipe_text texts on texts.id = recipe.id
where recipe.id = any ($1::int[])
