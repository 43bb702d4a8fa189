import type { Cooking } from '#domain/planning/cookings/cooking.js';
import { LIVE_PROFILE } from '../../../session/live-session.query.js';
import { prepared } from '../../../database/prepared-statement.js';
import { IS_PLANNED } from '../../../deletion/deleted-rows.query.js';
import { RECIPE_SUMMARY } from '../../../recipes/read-model/recipe-summary.query.js';
import type { RecipeSummary } from '../../../recipes/read-model/recipe.view.js';
import { CONTAINED_FOODS } from '../../../recipes/suitability/suitability.query.js';
import { ITEM_VIEW, MEMBER } from './item.query.js';
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

const MEAL = `json_build_object('id', item.id, 'date', item.date, 'portions', item.portions)`;

/** The fields of a row `cooking` as a `Cooking`, apart from its meals, for `json_build_object`. */
export const COOKING_FIELDS = `
  'date', cooking.date,
  'portions', cooking.portions,
  'eaten', cooking.eaten,
  'discarded', cooking.discarded,
  'frozen', cooking.frozen,
  'thawed', cooking.thawed,
  'thawedOn', cooking.thawed_on,
  'planFreezes', cooking.plan_freezes`;

/** The meals of a row `cooking` as JSON, by date. */
export const mealsOfCooking = (meal = MEAL) => `coalesce((
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
  ${COOKING_FIELDS},
  'foodIds', ${CONTAINED_FOODS},
  'techStepIds', recipe.tech_step_ids,
  'items', ${mealsOfCooking(meal)}
  ${more}
)`;

/** The recipe of a row `cooking`. */
const RECIPE_OF_COOKING = `join recipe on recipe.id = cooking.recipe_id and ${IS_PLANNED}`;

const WITH_RECIPE = `, 'recipe', ${RECIPE_SUMMARY}`;

/** The `CookingViewRow` of each row `cooking`. */
const VIEW_ROW = cookingRow(ITEM_VIEW, WITH_RECIPE);

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

/** The cookings of some days as `CookingViewRow`. Needs a row `viewer`. */
export const cookingsOfDays = (days: DaysInSql) => rowsOf(VIEW_ROW, cookedOn(days));

/** The earlier cookings that serve meals of these days as `CookingRow`. Needs a row `viewer`. */
export const earlierCookingsOf = (days: DaysInSql) =>
  rowsOf(cookingRow(MEAL), `${servedOn(days)} except ${cookedOn(days)}`);

/** The cookings of some days, and those that serve their meals, as `CookingRow`. */
export const relatedCookingsOf = (days: DaysInSql) =>
  rowsOf(cookingRow(MEAL), `${cookedOn(days)} union ${servedOn(days)}`);

/** The cookings of a house `$1` from one day to another, and those that serve their meals. */
export const COOKINGS_OF_HOUSE = prepared('cookings-of-house')(`
    with viewer as (select $1::int as house_id)
    select ${relatedCookingsOf({ first: '$2::date', last: '$3::date' })} as cookings`);

/** Cookings of the house of a member as `CookingViewRow`: `$1` the member, `$2` their ids. */
export const FIND_COOKINGS = `
  with viewer as (${MEMBER})
  select ${VIEW_ROW} as cooking
  from viewer
  join cooking on cooking.house_id = viewer.house_id and cooking.id = any ($2::int[])
  ${RECIPE_OF_COOKING}
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
