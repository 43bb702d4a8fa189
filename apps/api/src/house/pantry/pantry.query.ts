import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import type { Weekday } from '#domain/planning/week.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import { IS_PLANNED } from '../../deletion/deleted-rows.query.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';

/** The rows of a pantry, and what decides how much is left of them. */
export interface PantryJson {
  readonly rows: readonly (readonly [
    ingredientId: number,
    quantity: number | null,
    unitId: number | null,
    asOf: string,
    bestBefore: string | null,
  ])[];
  /** For a number of portions of the recipe, in the order of the days. */
  readonly needs: readonly (readonly [
    ingredientId: number,
    date: string,
    unitId: number,
    quantity: number,
    portions: number,
  ])[];
  /** What members removed from lists, in base units. */
  readonly removed: readonly (readonly [
    lineId: string,
    date: string,
    unitId: number,
    thousandths: number,
  ])[];
}

/**
 * The pantry of a house as `PantryJson`, null without rows: with the needs of its foods, and what was
 * removed, from six days before the day of a row on, so that the week of that day is whole. The
 * arguments are SQL expressions.
 *
 * @param last the last day of the needs
 */
export const pantryOf = (house: string, last: string) => `(
  with pantry as materialized (
    select ingredient_id, quantity, unit_id, as_of, best_before, as_of - 6 as first
    from pantry_row where house_id = ${house}
  ),
  days as materialized (select min(first) as first from pantry where quantity is not null),
  item as (
    select recipe_id, date, portions from planning_item
    where house_id = ${house} and cooking_id is null
      and date between (select first from days) and ${last}
    union all
    select recipe_id, date, portions from cooking
    where house_id = ${house} and date between (select first from days) and ${last}
  )
  select json_build_object(
    'rows', (
      select json_agg(json_build_array(ingredient_id, quantity, unit_id, as_of, best_before))
      from pantry
    ),
    'needs', (
      select coalesce(json_agg(
        json_build_array(ingredient_id, date, unit_id, quantity, portions) order by date
      ), '[]')
      from (
        select ingredient_id, date, line.unit_id, recipe.portions,
          sum(line.quantity * item.portions) as quantity
        from item
        join recipe on recipe.id = item.recipe_id and ${IS_PLANNED}
        join recipe_line line on line.recipe_id = recipe.id
        join pantry using (ingredient_id)
        where pantry.quantity is not null and date >= pantry.first
        group by ingredient_id, date, line.unit_id, recipe.portions
      ) need
    ),
    'removed', (
      select coalesce(json_agg(json_build_array(line_id, date, unit_id, kept)), '[]')
      from shopping_tick
      where house_id = ${house} and kept > 0
        and date between (select first from days) and ${last}
    )
  )
  where exists (select from pantry)
)`;

/** A row of {@link READ_PANTRY}. */
export interface PantryOfViewer {
  /** Null without a house. */
  readonly house: {
    readonly weekStartsOn: Weekday;
    readonly shelfOrder: readonly SubcategoryKey[];
  } | null;
  readonly pantry: PantryJson | null;
}

/** `$1` to `$3` are the session, `$4` is the last day of the needs. */
export const READ_PANTRY: PreparedStatement = {
  name: 'read-pantry',
  text: `
    with viewer as (${LIVE_PROFILE})
    select ${pantryOf('viewer.house_id', '$4::date')} as pantry, (
      select json_build_object('weekStartsOn', week_starts_on, 'shelfOrder', shelf_order)
      from house where id = viewer.house_id
    ) as house
    from viewer`,
};
