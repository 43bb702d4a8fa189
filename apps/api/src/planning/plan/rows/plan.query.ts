import type { Cooking } from '#domain/planning/cookings/cooking.js';
import { SLOTS } from '#domain/planning/week.js';
import { rowAsJson } from '../../../database/insertion.js';
import { prepared } from '../../../database/prepared-statement.js';
import { IS_PLANNED } from '../../../deletion/deleted/deleted-rows.query.js';
import { NUTRITION, recipeSummary } from '../../../recipes/read-model/recipe-summary.query.js';
import type { RecipeSummary } from '../../../recipes/read-model/recipe.view.js';
import { CONTAINED_FOODS } from '../../../recipes/suitability/suitability.query.js';
import { LIVE_PROFILE } from '../../../session/live-session.query.js';
import type { PlanningItem } from './item.view.js';

/** A cooking with its items, and the foods and techniques that decide how long the dish keeps. */
export interface CookingRow extends Cooking {
  readonly id: number;
  readonly recipeId: number;
  /** The name of the recipe. */
  readonly name: string;
  readonly foodIds: readonly number[];
  readonly techStepIds: readonly number[];
}

/** A cooking in stock. */
interface StockedRow extends CookingRow {
  readonly recipe: RecipeSummary;
}

/** A cooking with its items as the house sees them. */
export interface CookingViewRow extends StockedRow {
  readonly items: readonly PlanningItem[];
}

/** The slots in the order of the day, as an SQL array. */
export const SLOT_NAMES = `'{${SLOTS.join(',')}}'::text[]`;

/** Who eats a row `item`; null for everybody. A member who has left the house does not count. */
const EATERS = `(
  select json_agg(
    case when eater.profile_id is null
      then json_build_object('dependantId', eater.dependant_id)
      else json_build_object('profileId', eater.profile_id) end
    order by eater.position
  )
  from planning_eater eater
  where eater.item_id = item.id and (eater.profile_id is null or exists (
    select from profile where profile.id = eater.profile_id and profile.house_id = item.house_id
  ))
)`;

/** The JSON `eaters` of a row of a table with a `house_id`, without who has left the house. */
export const JSON_EATERS = (row: string) => `(
  select json_agg(eater order by position)
  from jsonb_array_elements(${row}.eaters) with ordinality as eaters (eater, position)
  where exists (
    select from profile
    where profile.id = (eater ->> 'profileId')::int and profile.house_id = ${row}.house_id
  ) or exists (
    select from dependant
    where dependant.id = (eater ->> 'dependantId')::int and dependant.house_id = ${row}.house_id
  )
)`;

/**
 * Joins the row `recipe` of a row `item`, null without a recipe; {@link IS_SHOWN} leaves out an item
 * whose recipe is being deleted. Every member of the house sees a planned recipe, whatever its visibility.
 */
const RECIPE_OF_ITEM = `left join recipe on recipe.id = item.recipe_id and ${IS_PLANNED}`;

const IS_SHOWN = `(item.recipe_id is null or recipe.id is not null)`;

/** The fields that an item of a date and one of a menu have in common. Needs the rows `item` and `recipe`. */
export const DISH_FIELDS = `
  'slot', item.slot,
  'portions', item.portions,
  'recipe', case when item.recipe_id is not null then ${recipeSummary()} end,
  'text', item.text,
  'note', item.note`;

/** `PlanningItem` (item.view.ts) as JSON. Needs the rows `viewer`, `item` and `recipe`. */
const itemView = (hasNutrition = false) => `json_build_object(
  'id', item.id,
  'date', item.date,
  ${DISH_FIELDS},
  'cookingId', item.cooking_id,
  'eaters', ${EATERS},
  'routineId', (select routine_id from routine_day where item_id = item.id)
  ${hasNutrition ? `, 'nutrition', ${NUTRITION}` : ''}
)`;

/**
 * The items that the viewer sees: rows with `id`, `date`, `slot` and `view`, a `PlanningItem`. Needs a row
 * `viewer`.
 *
 * @param condition SQL of a condition on a row `item`
 * @param hasNutrition whether an item says what is in a portion
 */
export const shownItems = (condition: string, hasNutrition = false) => `
  select item.id, item.date, item.slot, ${itemView(hasNutrition)} as view
  from viewer join planning_item item on item.house_id = viewer.house_id and ${condition}
  ${RECIPE_OF_ITEM}
  where ${IS_SHOWN}`;

/** Items of the house of a member, by id: `$1` the member, `$2` their ids. */
export const VIEW_ITEMS = `
  with viewer as (select id, house_id from profile where id = $1)
  ${shownItems('item.id = any ($2::int[])')}
  order by item.id`;

/** A week of the plan as `DatelessWeek` (plan.repository.ts): `$1` house, `$2` the first day. */
export const READ_DATELESS_WEEK = `
  with cooked as (
    select cooking.*, row_number() over (order by date, cooking.id) - 1 as index
    from cooking join recipe on recipe.id = recipe_id and ${IS_PLANNED}
    where house_id = $1 and date between $2::date and $2::date + 6
  )
  select coalesce((
    select json_agg(${rowAsJson('menu_cooking', 'cooked', ['menuId', 'position'], {
      weekday: `to_char(cooked.date, 'FMDAY')`,
    })} order by index)
    from cooked
  ), '[]') as cookings, coalesce((
    select json_agg(${rowAsJson('menu_item', 'item', ['menuId', 'position'], {
      weekday: `to_char(item.date, 'FMDAY')`,
      eaters: EATERS,
      cooking: 'cooked.index',
    })} order by item.date, array_position(${SLOT_NAMES}, item.slot), item.id)
    from planning_item item left join cooked on cooked.id = item.cooking_id
    ${RECIPE_OF_ITEM}
    where item.house_id = $1 and item.date between $2::date and $2::date + 6 and ${IS_SHOWN}
  ), '[]') as items`;

const MEAL = `json_build_object('id', item.id, 'date', item.date, 'portions', item.portions)`;

/** The fields of a row `cooking` as a `Cooking`, for `json_build_object`, with its meals by date. */
export const cookingFields = (meal = MEAL) => `
  'date', cooking.date,
  'portions', cooking.portions,
  'eaten', cooking.eaten,
  'discarded', cooking.discarded,
  'frozen', cooking.frozen,
  'thawed', cooking.thawed,
  'thawedOn', cooking.thawed_on,
  'planFreezes', cooking.plan_freezes,
  'items', coalesce((
    select json_agg(${meal} order by item.date, item.id)
    from planning_item item where item.cooking_id = cooking.id
  ), '[]')`;

/**
 * A row `cooking` as JSON: `CookingRow`, or `CookingViewRow` with `ITEM_VIEW` as its items.
 * Needs the rows `recipe` and `viewer`, see {@link RECIPE_OF_COOKING}.
 */
const cookingRow = (meal: string, more = '') => `json_build_object(
  'id', cooking.id,
  'recipeId', cooking.recipe_id,
  'name', recipe.name,
  'foodIds', ${CONTAINED_FOODS},
  'techStepIds', recipe.tech_step_ids,
  ${cookingFields(meal)}
  ${more}
)`;

/** The recipe of a row `cooking`. */
const RECIPE_OF_COOKING = `join recipe on recipe.id = cooking.recipe_id and ${IS_PLANNED}`;

const WITH_RECIPE = `, 'recipe', ${recipeSummary()}`;

/** The `CookingViewRow` of each row `cooking`. */
const VIEW_ROW = cookingRow(itemView(), WITH_RECIPE);

/** The first and the last of some days, as SQL expressions. */
export interface DaysInSql {
  readonly first: string;
  readonly last: string;
}

/** Ids of the cookings of some days. */
const cookedOn = ({ first, last }: DaysInSql) => `
  select cooking.id from viewer join cooking
    on cooking.house_id = viewer.house_id and cooking.date between ${first} and ${last}`;

/** Ids of the cookings that serve meals of these days. */
const servedOn = ({ first, last }: DaysInSql) => `
  select item.cooking_id from viewer join planning_item item
    on item.house_id = viewer.house_id and item.date between ${first} and ${last}
  where item.cooking_id is not null`;

const rowsOf = (row: string, ids: string) => `coalesce((
  select json_agg(${row} order by cooking.date, cooking.id)
  from viewer join cooking
    on cooking.house_id = viewer.house_id and cooking.id = any (array(${ids}))
  ${RECIPE_OF_COOKING}
), '[]')`;

/**
 * Cookings of a row `viewer`: those of some days as `CookingViewRow`; as `CookingRow` the earlier ones that
 * serve meals of these days, or all that are cooked or serve meals on them.
 */
export const cookingsOf = (which: 'COOKED' | 'EARLIER' | 'ALL', days: DaysInSql) => {
  const [cooked, served] = [cookedOn(days), servedOn(days)];
  if (which === 'COOKED') return rowsOf(VIEW_ROW, cooked);
  return rowsOf(
    cookingRow(MEAL),
    which === 'ALL' ? `${cooked} union ${served}` : `${served} except ${cooked}`,
  );
};

/** The cookings of a house `$1` from one day to another, and those that serve their meals. */
export const COOKINGS_OF_HOUSE = prepared('cookings-of-house')(`
    with viewer as (select $1::int as house_id)
    select ${cookingsOf('ALL', { first: '$2::date', last: '$3::date' })} as cookings`);

/** Cookings of the house of a member as `CookingViewRow`: `$1` the member, `$2` their ids. */
export const FIND_COOKINGS = `
  select ${VIEW_ROW} as cooking
  from profile viewer
  join cooking on cooking.house_id = viewer.house_id and cooking.id = any ($2::int[])
  ${RECIPE_OF_COOKING}
  where viewer.id = $1
  order by cooking.id`;

/** Bounds the response. Older cookings have portions that people forgot to discard. */
const MAX_STOCK = 1_000;

/**
 * `$1` to `$3` are the session. The latest cookings with portions that were not reported as eaten or discarded,
 * nor eaten at meals before `$4`. Returns no row for a session that has ended.
 */
export const READ_STOCK = prepared('read-stock')(`
    with viewer as (${LIVE_PROFILE}),
    served as (
      select item.cooking_id, sum(item.portions) as portions
      from viewer join planning_item item on item.house_id = viewer.house_id
      where item.cooking_id is not null and item.date < $4::date
      group by item.cooking_id
    ),
    kept as (
      select cooking.id
      from viewer join cooking on cooking.house_id = viewer.house_id
      left join served on served.cooking_id = cooking.id
      where cooking.portions > cooking.eaten + cooking.discarded + coalesce(served.portions, 0)
      order by cooking.date desc, cooking.id desc limit ${String(MAX_STOCK)}
    )
    select viewer.house_id as "houseId",
      ${rowsOf(cookingRow(MEAL, WITH_RECIPE), 'select id from kept')} as cookings
    from viewer`);

export interface StockRow {
  /** Null for a viewer without a house. */
  readonly houseId: number | null;
  readonly cookings: readonly StockedRow[];
}
