import { CONTAINED_FOODS } from '../../recipes/suitability/suitability.query.js';

/** The lines of a row `recipe`. */
export const LINES = `coalesce((
  select json_agg(json_build_array(ingredient_id, quantity, unit_id) order by position)
  from recipe_line where recipe_id = recipe.id
), '[]')`;

/** The fields of a row `recipe` as a `RecipeRow` (candidate-rows.ts). */
export const RECIPE_FIELDS = `
  'id', recipe.id,
  'portions', recipe.portions,
  'foodIds', ${CONTAINED_FOODS},
  'lines', ${LINES},
  'steps', coalesce((
    select json_agg(id order by position) from step where recipe_id = recipe.id
  ), '[]'),
  'techniques', coalesce((
    select json_agg(json_build_array(
      step_id, tech_step.key, span_start, span_end, technique.ingredients, technique.utensils,
      duration, temperature -> 'celsius'
    ) order by step.position, span_start, technique.id)
    from step
    join step_technique technique on technique.step_id = step.id
    join tech_step on tech_step.id = technique.tech_step_id
    where step.recipe_id = recipe.id
  ), '[]')`;
