import type { PortionCounts } from '#domain/planning/cookings/cooking.js';
import { type PreparedStatement, UNNAMED } from '../../../database/prepared-statement.js';
import { RECIPE_DETAIL } from '../../../recipes/detail/recipe-detail.query.js';
import { READABLE } from '../../../recipes/read-model/visible-recipes.query.js';
import type { Recipe } from '../../../recipes/read-model/recipe.view.js';

/** Keys of a catalogue for an array of ids, in the order of the array. */
const keysOf = (table: string, ids: string) => `array(
  select ${table}.key from unnest(${ids}) with ordinality as given (id, place)
  join ${table} on ${table}.id = given.id order by place
)`;

/** A row of {@link EXPORT_HOUSE}. */
export interface ExportedHouseRow {
  readonly houseId: number;
  /** In the order of the dependants of `house`. */
  readonly dependantIds: readonly number[];
  /** The settings and people of the house. */
  readonly house: Readonly<Record<string, unknown>>;
}

/** `$1` the member. No row without a house. */
export const EXPORT_HOUSE: PreparedStatement = {
  name: UNNAMED,
  text: `
    select house.id as "houseId",
      array(select id from dependant where house_id = house.id order by id) as "dependantIds",
      json_build_object(
      'name', house.name,
      'sharedEditing', house.shared_editing,
      'shelfOrder', house.shelf_order,
      'weekStartsOn', house.week_starts_on,
      'staples', case when house.staple_ids is not null then ${keysOf('ingredient', 'house.staple_ids')} end,
      'sources', array(
        select source.key from house_source join source on source.id = source_id
        where house_id = house.id order by source.key
      ),
      'dependants', (
        select coalesce(json_agg(json_build_object(
          'firstName', first_name,
          'diet', (select key from diet where diet.id = diet_id),
          'allergies', ${keysOf('allergy', 'allergy_ids')},
          'dislikedIngredients', ${keysOf('ingredient', 'disliked_ingredient_ids')}
        ) order by dependant.id), '[]')
        from dependant where house_id = house.id
      )
    ) as house
    from profile join house on house.id = profile.house_id
    where profile.id = $1`,
};

/** A recipe of an export. */
export interface ExportedRecipeRow {
  readonly id: number;
  readonly photoId: string | null;
  /** The width of its largest file. */
  readonly photoWidth: number | null;
}

/** HOUSE recipes of the member's house, and planned ones that the member may read. `$1` the member. */
export const EXPORTED_RECIPES: PreparedStatement = {
  name: UNNAMED,
  text: `
    with viewer as (select * from profile where id = $1),
    chosen as (
      select id from recipe
      where visibility = 'HOUSE' and author_house_id = (select house_id from viewer)
      union
      select recipe_id from planning_item where house_id = (select house_id from viewer)
      union
      select recipe_id from cooking where house_id = (select house_id from viewer)
      union
      select recipe_id from menu join menu_item on menu_id = menu.id
      where house_id = (select house_id from viewer)
    )
    select recipe.id, photo.id as "photoId",
      (select max(width) from unnest(photo.widths) as width) as "photoWidth"
    from viewer, recipe left join photo on photo.id = recipe.photo_id
    where recipe.id in (select id from chosen) and ${READABLE}
    order by recipe.id`,
};

/** A row of {@link EXPORTED_DETAILS}. */
export interface ExportedDetailRow {
  readonly recipe: Recipe;
  /** The days on which the house cooked it. */
  readonly cookedOn: readonly string[];
}

/** `$1` the member, `$2` recipes, which the member may read. */
export const EXPORTED_DETAILS: PreparedStatement = {
  name: 'export-house-recipes',
  text: `
    select ${RECIPE_DETAIL} as recipe, array(
      select distinct to_char(cooked_on, 'YYYY-MM-DD') as day from cooked_mark mark
      where mark.house_id = viewer.house_id and mark.recipe_id = recipe.id
      order by day
    ) as "cookedOn"
    from recipe, profile viewer
    where viewer.id = $1 and recipe.id = any ($2::int[]) and ${READABLE}
    order by recipe.id`,
};

/** Rows of a page. */
const PAGE = 1_000;
const WEEKS = 5;

/** A row of {@link EXPORTED_COOKINGS}. */
export interface ExportedCookingRow extends PortionCounts {
  readonly id: number;
  readonly recipeId: number;
  readonly date: string;
  readonly portions: number;
}

/** The cookings of a house: far fewer than its planning items. `$1` house. */
export const EXPORTED_COOKINGS: PreparedStatement = {
  name: 'export-house-cookings',
  text: `
    select id, recipe_id as "recipeId", to_char(date, 'YYYY-MM-DD') as date, portions, eaten,
      discarded, frozen, thawed, to_char(thawed_on, 'YYYY-MM-DD') as "thawedOn",
      spent_frozen as "spentFrozen"
    from cooking where house_id = $1
    order by id`,
};

/** A row of {@link EXPORTED_ITEMS}. */
export interface ExportedItemRow {
  readonly id: number;
  readonly recipeId: number | null;
  readonly cookingId: number | null;
  readonly date: string;
  readonly slot: string;
  readonly portions: number;
  readonly text: string | null;
  readonly note: string | null;
  /** Ids of dependants, and null for each member; null for everybody. */
  readonly eaters: readonly (number | null)[] | null;
}

/** The planning items of a house in the order of their ids. `$1` house, `$2` the id before. */
export const EXPORTED_ITEMS: PreparedStatement = {
  name: 'export-house-items',
  text: `
    select id, recipe_id as "recipeId", cooking_id as "cookingId", to_char(date, 'YYYY-MM-DD') as date, slot, portions,
      text, note,
      (
        select json_agg(dependant_id order by position)
        from planning_eater eater where eater.item_id = item.id
      ) as eaters
    from planning_item item where house_id = $1 and id > $2::int
    order by id limit ${String(PAGE)}`,
};

/** A row of {@link EXPORTED_MENUS}. */
export interface ExportedMenuRow {
  readonly id: number;
  readonly name: string;
  readonly items: readonly ExportedMenuItem[];
}

export interface ExportedMenuItem extends Omit<ExportedItemRow, 'id' | 'date' | 'cookingId'> {
  readonly weekday: string;
}

/** The menus of a house in the order of their ids. `$1` house, `$2` the id before. */
export const EXPORTED_MENUS: PreparedStatement = {
  name: 'export-house-menus',
  text: `
    select menu.id, menu.name, (
      select coalesce(json_agg(json_build_object(
        'weekday', weekday, 'slot', slot, 'portions', portions, 'recipeId', recipe_id,
        'text', text, 'note', note,
        'eaters', (
          select json_agg(eater -> 'dependantId') from jsonb_array_elements(
            case when jsonb_typeof(eaters) = 'array' then eaters end
          ) as eater
        )
      ) order by position), '[]')
      from menu_item where menu_id = menu.id
    ) as items
    from menu where house_id = $1 and id > $2::int
    order by id limit 20`,
};

/** A row of {@link EXPORTED_LISTS}. */
export interface ExportedListRow {
  readonly weekStart: string;
  readonly ownLines: readonly object[];
  readonly ticks: readonly object[];
}

const UNIT = '(select key from unit where unit.id = unit_id)';
const INGREDIENT = '(select key from ingredient where ingredient.id = ingredient_id)';

/** The shopping lists of a house by week. `$1` house, `$2` the week before. */
export const EXPORTED_LISTS: PreparedStatement = {
  name: 'export-house-lists',
  text: `
    with week as (
      select week_start from shopping_own_line where house_id = $1 and week_start > $2::date
      union
      select week_start from shopping_tick where house_id = $1 and week_start > $2::date
      order by week_start limit ${String(WEEKS)}
    )
    select to_char(week.week_start, 'YYYY-MM-DD') as "weekStart",
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'text', text, 'ingredient', ${INGREDIENT}, 'quantity', quantity, 'unit', ${UNIT},
          'since', added_on, 'tickedIn', ticked_week, 'ticks', (
            select coalesce(json_agg(json_build_object(
              'unit', (select key from unit where unit.id = (tick ->> 0)::int),
              'thousandths', tick -> 1
            )), '[]')
            from jsonb_array_elements(bought) tick
          )
        ) order by position), '[]')
        from shopping_own_line line
        where line.house_id = $1 and line.week_start = week.week_start
      ) as "ownLines",
      (
        select coalesce(json_agg(json_build_object(
          'line', line_id,
          'ingredient', (
            select key from ingredient where 'ingredient-' || ingredient.id = tick.line_id
          ),
          'unit', ${UNIT},
          'thousandths', thousandths,
          'kept', kept
        ) order by line_id, unit_id), '[]')
        from shopping_tick tick
        where tick.house_id = $1 and tick.week_start = week.week_start
      ) as ticks
    from week order by week.week_start`,
};
