import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { QUOTAS } from '#domain/quotas.js';
import { DETECTION_FIELDS } from '../../detection/step-techniques.query.js';
import { READABLE } from '../read-model/visible-recipes.query.js';

/** The lines of a row `recipe`, as JSON: `RecipeLineView` in recipe.view.ts. */
export const LINES = `coalesce((
  select json_agg(json_build_object(
    'ingredientId', line.ingredient_id,
    'quantity', trim_scale(line.quantity),
    'unitId', line.unit_id,
    'note', line.note,
    'rawText', line.raw_text
  ) order by line.position)
  from recipe_line line where line.recipe_id = recipe.id
), '[]')`;

/** The steps of a row `recipe`, as JSON: `RecipeStepView` in recipe.view.ts. */
export const STEPS = `coalesce((
  select json_agg(json_build_object(
    'id', step.id,
    'order', step.position,
    'description', step.description,
    ${DETECTION_FIELDS}
  ) order by step.position)
  from step where step.recipe_id = recipe.id
), '[]')`;

/**
 * Whether the author of a row `dish` may read a row `part` by itself, and whether the viewer may. Until the
 * part changes, its content is what the author could last read. The condition is long: it stands once.
 */
const READERS = `
  select part.content_id = part.part_id and coalesce(bool_or(viewer.id = dish_author_id), false) as is_live,
    coalesce(bool_or(viewer.id = viewer_id), false) as is_readable
  from recipe, profile viewer
  where recipe.id = part.part_id and viewer.id in (dish_author_id, viewer_id) and ${READABLE}`;

/**
 * The parts of a row `recipe`, as JSON: `RecipePartView` in recipe.view.ts. Expects a row `viewer`.
 *
 * @param levels of parts whose content is added
 */
export function partViews(levels = 0): string {
  const content = `,
    'ingredients', ${LINES},
    'otherLines', (select other_lines from recipe_text where recipe_text.id = recipe.id),
    'steps', ${STEPS},
    'parts', ${levels > 1 ? partViews(levels - 1) : `'[]'::json`}`;
  return `coalesce((
    select json_agg(json_build_object(
      'recipeId', part.part_id,
      'portions', trim_scale(part.portions),
      'note', part.note,
      'before', part.before,
      'name', recipe.name,
      'recipePortions', recipe.portions,
      'readable', is_live and is_readable,
      'frozen', not is_live
      ${levels > 0 ? content : ''}
    ) order by part.position)
    from (
      select recipe.id as dish_id, recipe.author_id as dish_author_id, viewer.id as viewer_id
    ) dish
    join recipe_part part on part.recipe_id = dish.dish_id
    join recipe on recipe.id = part.content_id
    cross join lateral (${READERS}) reader
  ), '[]')`;
}

/** All levels of {@link partViews}. */
export const EXPANDED_PARTS = partViews(RECIPE_LIMITS.partLevels);

/** Whether the parts of a row `recipe` are too large to be expanded: a part counts wherever it stands. */
export const PARTS_ARE_LARGE = `(
  with recursive contained (id, bytes) as (
    select recipe.id, 0
    union all
    select content.id, content.bytes
    from contained join recipe_part part on part.recipe_id = contained.id
    join recipe content on content.id = part.content_id
  )
  select coalesce(sum(bytes), 0) > ${String(QUOTAS.expandedParts.max)} from contained
)`;
