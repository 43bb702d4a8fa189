import { IS_PLANNED } from '../../deletion/deleted/deleted-rows.query.js';
import { SCALED_CONTENTS } from '../../detection/derived/recipe-contents.query.js';
import { CONTAINED_FOODS } from '../../recipes/suitability/suitability.query.js';
import { cookingFields } from '../plan/rows/plan.query.js';
import { needsMetBy } from './candidate-scans.query.js';

/** Recipes that stand in the weeks. */
const MAX_STANDING = 600;

/** Cookings that are looked at for portions in stock; nothing keeps longer than a year. */
const MAX_STOCK = 100;
const MAX_STOCK_DAYS = 366;

/** The lines of a row `recipe` and of its parts, scaled. */
const LINES = `coalesce((
  select json_agg(json_build_array(ingredient_id, quantity * factor, unit_id) order by position)
  from ${SCALED_CONTENTS} content join recipe_line on recipe_id = content.id
), '[]')`;

/** The recipe of a row `step` is the row `recipe`, or one that it contains. Parts are made first. */
const OF_RECIPE = 'step.recipe_id = any (recipe.part_ids || recipe.id)';
const STEP_ORDER = 'step.recipe_id = recipe.id, step.recipe_id, step.position';

/** The fields of a row `recipe` as a `RecipeRow` (candidate-rows.ts). */
export const RECIPE_FIELDS = `
  'id', recipe.id,
  'portions', recipe.portions,
  'foodIds', ${CONTAINED_FOODS},
  'lines', ${LINES},
  'steps', coalesce((
    select json_agg(id order by ${STEP_ORDER}) from step where ${OF_RECIPE}
  ), '[]'),
  'techniques', coalesce((
    select json_agg(json_build_array(
      step_id, tech_step.key, span_start, span_end, technique.ingredients, technique.utensils,
      duration, temperature -> 'celsius', during
    ) order by ${STEP_ORDER}, span_start, technique.id)
    from step
    join step_technique technique on technique.step_id = step.id
    join tech_step on tech_step.id = technique.tech_step_id
    where ${OF_RECIPE}
  ), '[]')`;

/** The recipes that stand in the weeks, each once a week. */
function standing(weeks: string): string {
  return `
    select distinct on (week.start, recipe.id) recipe.id, item.date, item.portions,
      ${LINES} as lines
    from viewer cross join unnest(${weeks}) as week (start)
    cross join lateral (
      select id, recipe_id, date, portions from planning_item
      where house_id = viewer.house_id and date between week.start and week.start + 6
        and cooking_id is null
      union all
      select id, recipe_id, date, portions from cooking
      where house_id = viewer.house_id and date between week.start and week.start + 6
    ) item
    join recipe on recipe.id = item.recipe_id and ${IS_PLANNED}
    order by week.start, recipe.id, item.date, item.id
    limit ${String(MAX_STANDING)}`;
}

/**
 * Dishes with portions that no meal has, of cookings before the first cell or on its day, without
 * those of avoided recipes. Portions that a row `kept_serving` has are not in stock.
 */
function stock(before: string, avoided: string): string {
  return `
    select cooking.id as cooking_id, cooking.date, recipe.id, recipe.portions,
      ${CONTAINED_FOODS} as food_ids,
      array(select key from tech_step where id = any (recipe.tech_step_ids)) as tech_step_keys,
      ${LINES} as lines,
      ${needsMetBy('IN_STOCK')} as needs,
      json_build_object(
        'id', cooking.id, 'free', cooking.free, ${cookingFields()}
      ) as cooking_json
    from (
      select cooking.*, cooking.portions - eaten - discarded - coalesce((
        select sum(portions) from planning_item item where item.cooking_id = cooking.id
      ), 0) - coalesce((
        select sum(portions) from kept_serving where "cookingId" = cooking.id
      ), 0) as free
      from viewer join cooking on cooking.house_id = viewer.house_id
      where cooking.date between ${before} - ${String(MAX_STOCK_DAYS)} and ${before}
        and cooking.recipe_id <> all (${avoided})
      order by cooking.date desc limit ${String(MAX_STOCK)}
    ) cooking
    join recipe on recipe.id = cooking.recipe_id and ${IS_PLANNED}
    where cooking.free > 0`;
}

/** SQL expressions: the first days of weeks, the first cell, and recipes that are avoided. */
interface PresentDishes {
  readonly weeks: string;
  readonly before: string;
  readonly avoided: string;
}

/** The relations `standing` and `stock`. Needs rows `viewer`, `need` and `kept_serving`. */
export const presentDishes = ({ weeks, before, avoided }: PresentDishes) => `
  standing as materialized (${standing(weeks)}),
  stock as materialized (${stock(before, avoided)})`;
