import { rowAsJson } from '../../database/insertion.js';
import { prepared, type PreparedStatement, UNNAMED } from '../../database/prepared-statement.js';
import type { Rows } from '../../database/tables.generated.js';
import { contentsOf } from '../../detection/derived/recipe-contents.query.js';
import { RECIPE_DETAIL, WHOLE_RECIPE } from '../../recipes/detail/recipe-detail.query.js';
import { READABLE } from '../../recipes/read-model/visible-recipes.query.js';
import type { Recipe } from '../../recipes/read-model/recipe.view.js';

/** Recipes with the same name and size that are compared with those of a page. */
const MAX_SAME = 500;

/** Ids of the HOUSE recipes of the house of a row `viewer`, and of those of its plans, menus and routines. */
const OF_HOUSE = `
  select recipe.id from viewer
  join recipe on recipe.author_house_id = viewer.house_id and visibility = 'HOUSE'
  union
  select recipe_id from viewer join planning_item using (house_id)
  union
  select recipe_id from viewer join cooking using (house_id)
  union
  select recipe_id from viewer join routine using (house_id)
  union
  select recipe_id from viewer join menu using (house_id) join menu_item on menu_id = menu.id`;

/** A row of {@link HOUSE_RECIPES}. */
export interface HouseRecipeRow {
  readonly id: number;
  readonly photoId: string | null;
  /** The width of its largest file. */
  readonly photoWidth: number | null;
  /** Whether it is only a part of others, which the member may not read by itself. */
  readonly isFrozen: boolean;
}

/**
 * HOUSE recipes of the member's house, planned ones that the member may read, and all that they contain. A
 * part precedes what contains it. `$1` the member.
 */
export const HOUSE_RECIPES: PreparedStatement = {
  name: UNNAMED,
  text: `
    with recursive viewer as (select * from profile where id = $1),
    ${contentsOf(`
      select recipe.id from viewer, recipe where recipe.id in (${OF_HOUSE}) and ${READABLE}
    `)}
    select recipe.id, photo.id as "photoId",
      (select max(width) from unnest(photo.widths) as width) as "photoWidth",
      (${READABLE}) is not true as "isFrozen"
    from viewer, content join recipe using (id) left join photo on photo.id = recipe.photo_id
    order by cardinality(recipe.part_ids), recipe.id`,
};

/** A row of {@link RECIPE_CONTENTS}. */
export interface RecipeContentRow {
  readonly recipe: Recipe;
  /** The recipes whose content its parts have, in their order. */
  readonly contentIds: readonly number[];
  /** The days on which the house cooked it. */
  readonly cookedOn: readonly string[];
}

/** `$1` the member, `$2` recipes; the member may read each, or it is among the parts `$3` of others. */
const contents = (detail: string) => `
    select ${detail} as recipe, array(
      select content_id from recipe_part part where part.recipe_id = recipe.id order by part.position
    ) as "contentIds", array(
      select distinct to_char(cooked_on, 'YYYY-MM-DD') as day from cooked_mark mark
      where mark.house_id = viewer.house_id and mark.recipe_id = recipe.id
      order by day
    ) as "cookedOn"
    from recipe, profile viewer
    where viewer.id = $1 and recipe.id = any ($2::int[])
      and (${READABLE} or recipe.id = any ($3::int[]))
    order by recipe.id`;

export const RECIPE_CONTENTS = prepared('house-recipe-contents')(contents(RECIPE_DETAIL));

/** The same with the content of the parts, if it is not too large. */
export const WHOLE_CONTENTS = prepared('whole-house-recipes')(contents(WHOLE_RECIPE));

/**
 * Ids of recipes that the member `$1` may read, with a name `$2` and bytes of the steps `$3` of a page:
 * own ones, those of the house, and those of its plans and menus.
 */
export const SIMILAR_RECIPES = prepared('similar-recipes')(`
    with viewer as (select * from profile where id = $1),
    named as materialized (
      select * from recipe where name = any ($2::text[]) and (author_id = $1 or id in (${OF_HOUSE}))
    )
    select recipe.id from viewer, named recipe
    where ${READABLE} and (name, (
      select coalesce(sum(octet_length(description)), 0)::int from step
      where step.recipe_id = recipe.id
    )) in (select * from unnest($2::text[], $3::int[]))
    order by recipe.id limit ${String(MAX_SAME)}`);

/** A row of one of the statements below. */
export interface RowOf<Table extends keyof Rows> {
  readonly position: number | string;
  readonly row: Rows[Table];
}

export interface HouseItemRow extends RowOf<'planning_item'> {
  readonly eaters: readonly Rows['planning_eater'][] | null;
}

export interface MenuRow extends RowOf<'menu'> {
  readonly cookings: readonly Rows['menu_cooking'][];
  readonly items: readonly Rows['menu_item'][];
}

export interface HouseRoutineRow extends RowOf<'routine'> {
  readonly from: string;
  readonly until: string | null;
  readonly changedDays: readonly string[];
}

export type PlanRow = HouseItemRow | MenuRow | HouseRoutineRow | RowOf<'cooking'>;

/** The rows of a house `$1` after a position `$2`, see `Database.pages`. */
const rowsOf = (
  table:
    | 'cooking'
    | 'planning_item'
    | 'menu'
    | 'routine'
    | 'pantry_row'
    | 'shop'
    | 'shopping_own_line'
    | 'shopping_tick',
  position = 'id',
  more = '',
): PreparedStatement => ({
  name: `rows-of-house-${table}`,
  text: `
    select ${position} as position, ${rowAsJson(table, table)} as row ${more} from ${table}
    where house_id = $1 and ${position} > $2 order by ${position} limit 500`,
});

const rowsOfMenu = (table: 'menu_cooking' | 'menu_item') => `(
  select coalesce(json_agg(${rowAsJson(table, table)} order by position), '[]')
  from ${table} where menu_id = menu.id
)`;

export const COOKINGS = rowsOf('cooking');
export const ITEMS = rowsOf(
  'planning_item',
  'id',
  `, (
    select json_agg(${rowAsJson('planning_eater', 'planning_eater')} order by position)
    from planning_eater where item_id = planning_item.id
  ) as eaters`,
);

export const MENUS = rowsOf(
  'menu',
  'id',
  `, ${rowsOfMenu('menu_cooking')} as cookings, ${rowsOfMenu('menu_item')} as items`,
);

export const ROUTINES = rowsOf(
  'routine',
  'id',
  `, to_char(first_day, 'YYYY-MM-DD') as "from", to_char(last_day, 'YYYY-MM-DD') as until, array(
    select to_char(date, 'YYYY-MM-DD') as day from routine_day
    where routine_id = routine.id and is_changed and date >= current_date order by day
  ) as "changedDays"`,
);

export const SHOPS = rowsOf(
  'shop',
  'id',
  `, array(
    select ingredient_id from shop_food food
    where food.house_id = shop.house_id and shop_id = shop.id order by food.position
  ) as "ingredientIds"`,
);

export const PANTRY = rowsOf('pantry_row', 'ingredient_id');

export const OWN_LINES = rowsOf('shopping_own_line', 'position');

export const TICKS = rowsOf('shopping_tick', `concat_ws(' ', date, line_id, coalesce(unit_id, 0))`);
