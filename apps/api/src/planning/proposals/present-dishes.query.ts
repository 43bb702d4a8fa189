import { IS_PLANNED } from '../../deletion/deleted-rows.query.js';
import { CONTAINED_FOODS } from '../../recipes/suitability/suitability.query.js';
import { COOKING_FIELDS, mealsOfCooking } from '../plan/rows/cookings.query.js';
import { SUITS } from './needs.query.js';
import { LINES } from './recipe-json.query.js';

/** Recipes that stand in the weeks. */
const MAX_STANDING = 600;

/** Cookings that are looked at for portions in stock; nothing keeps longer than a year. */
const MAX_STOCK = 100;
const MAX_STOCK_DAYS = 366;

/** The recipes that stand in the weeks, each once a week. */
export function standing(weeks: string): string {
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

/** Rows of kept meals that cookings of the house serve, of a JSON array. */
export const KEPT_SERVINGS = (servings: string) =>
  `jsonb_to_recordset(${servings}) as kept_serving ("cookingId" int, portions float8)`;

/** What stock is read for, as SQL expressions. */
interface StockFilter {
  readonly before: string;
  readonly avoided: string;
  /** Portions that are not in stock, because a kept meal has them. */
  readonly servings: string;
}

/**
 * Dishes with portions that no meal has, of cookings before the first cell or on its day, without
 * those of avoided recipes.
 */
export function stock({ before, avoided, servings }: StockFilter): string {
  return `
    select cooking.id as cooking_id, cooking.date, recipe.id, recipe.portions,
      ${CONTAINED_FOODS} as food_ids,
      array(select key from tech_step where id = any (recipe.tech_step_ids)) as tech_step_keys,
      ${LINES} as lines,
      array(select number from need where ${SUITS}) as needs,
      json_build_object(
        'id', cooking.id, 'free', cooking.free, 'items', ${mealsOfCooking()}, ${COOKING_FIELDS}
      ) as cooking_json
    from (
      select cooking.*, cooking.portions - eaten - discarded - coalesce((
        select sum(portions) from planning_item item where item.cooking_id = cooking.id
      ), 0) - coalesce((
        select sum(portions) from ${KEPT_SERVINGS(servings)} where "cookingId" = cooking.id
      ), 0) as free
      from viewer join cooking on cooking.house_id = viewer.house_id
      where cooking.date between ${before} - ${String(MAX_STOCK_DAYS)} and ${before}
        and cooking.recipe_id <> all (${avoided})
      order by cooking.date desc limit ${String(MAX_STOCK)}
    ) cooking
    join recipe on recipe.id = cooking.recipe_id and ${IS_PLANNED}
    where cooking.free > 0`;
}
