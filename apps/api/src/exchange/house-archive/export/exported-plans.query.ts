import type { PortionCounts } from '#domain/planning/cookings/cooking.js';
import type { Slot, Weekday } from '#domain/planning/week.js';
import type { PreparedStatement } from '../../../database/prepared-statement.js';
import type { ArchivedMenuCooking } from '../house-archive.js';

/** Rows of a page. */
const PAGE = 1_000;
const DAYS = 20;

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
      plan_freezes as "planFreezes"
    from cooking where house_id = $1
    order by id`,
};

/** A row of {@link EXPORTED_ITEMS}. */
export interface ExportedItemRow {
  readonly id: number;
  readonly recipeId: number | null;
  readonly cookingId: number | null;
  readonly date: string;
  readonly slot: Slot;
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
  readonly cookings: readonly (Omit<ArchivedMenuCooking, 'recipe'> & {
    readonly recipeId: number;
  })[];
  readonly items: readonly ExportedMenuItem[];
}

/** An item of a menu: a planning item with a weekday instead of its date. */
export interface ExportedMenuItem extends Omit<ExportedItemRow, 'id' | 'date' | 'cookingId'> {
  readonly weekday: Weekday;
  /** The number of the cooking that serves it. */
  readonly cooking: number | null;
}

/** The menus of a house in the order of their ids. `$1` house, `$2` the id before. */
export const EXPORTED_MENUS: PreparedStatement = {
  name: 'export-house-menus',
  text: `
    select menu.id, menu.name, (
      select coalesce(json_agg(json_build_object(
        'number', position, 'weekday', weekday, 'portions', portions, 'recipeId', recipe_id
      ) order by position), '[]')
      from menu_cooking where menu_id = menu.id
    ) as cookings, (
      select coalesce(json_agg(json_build_object(
        'weekday', weekday, 'slot', slot, 'portions', portions, 'recipeId', recipe_id,
        'text', text, 'note', note, 'cooking', cooking,
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

/** A row of {@link EXPORTED_LISTS}: what was added and ticked off for a day. */
export interface ExportedListRow {
  readonly date: string;
  readonly ownLines: readonly object[];
  readonly ticks: readonly object[];
}

const UNIT = '(select key from unit where unit.id = unit_id)';
const INGREDIENT = '(select key from ingredient where ingredient.id = ingredient_id)';

/** The shopping lists of a house by day. `$1` house, `$2` the day before. */
export const EXPORTED_LISTS: PreparedStatement = {
  name: 'export-house-lists',
  text: `
    with day as (
      select date from shopping_own_line where house_id = $1 and date > $2::date
      union
      select date from shopping_tick where house_id = $1 and date > $2::date
      order by date limit ${String(DAYS)}
    )
    select to_char(day.date, 'YYYY-MM-DD') as date,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'text', text, 'ingredient', ${INGREDIENT}, 'quantity', quantity, 'unit', ${UNIT},
          'tickedOn', ticked_on, 'ticks', (
            select coalesce(json_agg(json_build_object(
              'unit', (select key from unit where unit.id = (tick ->> 0)::int),
              'thousandths', tick -> 1
            )), '[]')
            from jsonb_array_elements(bought) tick
          )
        ) order by position), '[]')
        from shopping_own_line line
        where line.house_id = $1 and line.date = day.date
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
        where tick.house_id = $1 and tick.date = day.date
      ) as ticks
    from day order by day.date`,
};
