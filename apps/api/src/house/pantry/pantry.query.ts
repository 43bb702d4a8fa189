import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import type { Weekday } from '#domain/planning/week.js';
import { prepared } from '../../database/prepared-statement.js';
import { IS_PLANNED } from '../../deletion/deleted/deleted-rows.query.js';
import { SCALED_CONTENTS } from '../../detection/derived/recipe-contents.query.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';

export type PantryRowJson = readonly [
  ingredientId: number,
  quantity: number | null,
  unitId: number | null,
  asOf: string,
  bestBefore: string | null,
];

/** A need of a day for a number of portions of the recipe. */
type NeedRow = readonly [
  ingredientId: number,
  date: string,
  unitId: number,
  quantity: number,
  portions: number,
];

/** What members removed from the list of a day, in base units. */
export type RemovedRow = readonly [
  lineId: string,
  date: string,
  unitId: number,
  thousandths: number,
];

/** The rows of the pantry of a house, an SQL expression, as an array of `PantryRowJson`; null without rows. */
export const pantryRows = (house: string) => `(
  select json_agg(json_build_array(ingredient_id, quantity, unit_id, as_of, best_before))
  from pantry_row where house_id = ${house}
)`;

/**
 * The first day whose needs decide what is left of the pantry of a house: six days before that of a row,
 * so that its week is whole. Null without a row that has a quantity.
 */
export const firstPantryDay = (house: string) => `(
  select min(as_of) - 6 from pantry_row where house_id = ${house} and quantity is not null
)`;

/** The needs, and what was removed, that decide what is left of the pantry of the viewer before `$4`. */
const FACTS = `(
  with days as materialized (select ${firstPantryDay('viewer.house_id')} as first),
  item as (
    select recipe_id, date, portions from planning_item
    where house_id = viewer.house_id and cooking_id is null
      and date >= (select first from days) and date < $4::date
    union all
    select recipe_id, date, portions from cooking
    where house_id = viewer.house_id and date >= (select first from days) and date < $4::date
  )
  select json_build_object(
    'needs', (
      select coalesce(json_agg(
        json_build_array(ingredient_id, date, unit_id, quantity, portions) order by date
      ), '[]')
      from (
        select ingredient_id, date, line.unit_id, recipe.portions,
          sum(line.quantity * content.factor * item.portions) as quantity
        from item
        join recipe on recipe.id = item.recipe_id and ${IS_PLANNED}
        cross join lateral ${SCALED_CONTENTS} content
        join recipe_line line on line.recipe_id = content.id
        where ingredient_id in (
          select ingredient_id from pantry_row where house_id = viewer.house_id
        )
        group by ingredient_id, date, line.unit_id, recipe.portions
      ) need
    ),
    'removed', (
      select coalesce(json_agg(json_build_array(line_id, date, unit_id, kept)), '[]')
      from shopping_tick
      where house_id = viewer.house_id and kept > 0
        and date >= (select first from days) and date < $4::date
    )
  )
)`;

/** A row of {@link READ_PANTRY}. */
export interface PantryOfViewer {
  /** Null without a house. */
  readonly house: {
    readonly weekStartsOn: Weekday;
    readonly shelfOrder: readonly SubcategoryKey[];
  } | null;
  readonly rows: readonly PantryRowJson[] | null;
  readonly facts: { readonly needs: readonly NeedRow[]; readonly removed: readonly RemovedRow[] };
}

/** `$1` to `$3` are the session, `$4` is today. */
export const READ_PANTRY = prepared('read-pantry')(`
    with viewer as (${LIVE_PROFILE})
    select ${pantryRows('viewer.house_id')} as rows, ${FACTS} as facts, (
      select json_build_object('weekStartsOn', week_starts_on, 'shelfOrder', shelf_order)
      from house where id = viewer.house_id
    ) as house
    from viewer`);
