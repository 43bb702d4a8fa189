import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import type { TextLine } from '#domain/planning/shopping-list/shopping-list.js';
import { prepared } from '../../database/prepared-statement.js';
import { latestEventId } from '../../events/latest-event.query.js';
import { firstPantryDay, type PantryRowJson, pantryRows } from '../../house/pantry/pantry.query.js';
import { type ShopRow, shopsOf } from '../../house/shops/shops.query.js';
import { type PlannedRow, plannedRecipes } from '../reading/planned-recipes.query.js';
import type { PlannedDays } from '../reading/planned-recipes.reader.js';

/** What was bought of an ingredient in one base unit, and what was missing when it was removed. */
export type TickRow = readonly [
  lineId: string,
  unitId: number | null,
  thousandths: number,
  kept: number | null,
  checkedBy: number | null,
  date: string,
];

export interface OwnLineRow {
  readonly id: string;
  readonly text: string | null;
  readonly ingredientId: number | null;
  readonly quantity: number | null;
  readonly unitId: number | null;
  readonly shopId: number | null;
  readonly since: string;
  readonly tickedOn: string | null;
  readonly addedBy: number | null;
  readonly checkedBy: number | null;
  readonly bought: readonly (readonly [unitId: number | null, thousandths: number])[];
}

interface HouseRow {
  /** The shelves that the house has named. */
  readonly shelfOrder: readonly SubcategoryKey[];
  /** Null: those of a new house. */
  readonly stapleIds: readonly number[] | null;
  readonly memberIds: readonly number[];
  readonly shops: readonly ShopRow[];
}

/** Plan and ticks begin before the list: see {@link PERIOD}. */
export interface ShoppingListRow extends PlannedRow, PlannedDays {
  readonly houseVersion: string;
  /** The id of the latest event of the house: every change of the list writes one. */
  readonly version: number;
  /** Null without a house. */
  readonly house: HouseRow | null;
  /** Null without rows. */
  readonly pantry: readonly PantryRowJson[] | null;
  readonly ticks: readonly TickRow[];
  /** In the order in which they were added. */
  readonly ownLines: readonly OwnLineRow[];
  /** Null when there are too many. */
  readonly texts: readonly TextLine[] | null;
}

/** Rows of `shopping_tick` as `TickRow`. */
const TICKS = `coalesce(json_agg(json_build_array(
  line_id, unit_id, thousandths, kept, checked_by, date
)), '[]')`;

/** Rows of `shopping_own_line` as `OwnLineRow`. */
const OWN_LINES = `coalesce(json_agg(json_build_object(
  'id', id, 'text', text, 'ingredientId', ingredient_id, 'quantity', quantity, 'unitId', unit_id,
  'shopId', shop_id, 'since', date, 'tickedOn', ticked_on,
  'addedBy', added_by, 'checkedBy', checked_by, 'bought', bought
) order by position), '[]')`;

/**
 * Reads the plan of whole weeks; of the two weeks before only if something was ticked off in them, and
 * from the day on which the pantry was counted.
 */
const PERIOD = `
  select week.start as week_start, listed.first, listed.last,
    week.start + (listed.last - week.start) / 7 * 7 + 6 as read_to,
    least(${firstPantryDay('viewer.house_id')}, case when exists (
      select from shopping_tick
      where shopping_tick.house_id = viewer.house_id and thousandths > 0
        and date between week.start - 14 and week.start - 1
    ) then week.start - 14 else week.start end) as read_from
  from viewer
  left join house on house.id = viewer.house_id
  cross join lateral (select ($4::jsonb ->> house.week_starts_on)::date as start) week
  cross join lateral (
    select coalesce($5::date, week.start) as first, coalesce($6::date, week.start + 6) as last
  ) listed`;

const PLAN = plannedRecipes(PERIOD);

/**
 * The list with its version in one snapshot. `$1` to `$3` are the session, `$4` is `weekStartsOf`
 * a date as JSON, `$5` and `$6` are the first and the last day of a range, or null. Returns no row for a
 * session that has ended.
 */
export const READ_SHOPPING_LIST = prepared('read-shopping-list')(`
    with recursive ${PLAN.planned}
    select viewer.house_id as "houseId",
      ${PLAN.recipes} as recipes, ${PLAN.lines} as lines, ${PLAN.texts} as texts,
      period.week_start::text as "weekStart", period.first::text as first, period.last::text as last,
      ${latestEventId('viewer.house_id')} as version, ${PLAN.version} as "houseVersion",
      (
        select json_build_object(
          'shelfOrder', shelf_order, 'stapleIds', staple_ids,
          'memberIds', array(select id from profile where house_id = house.id),
          'shops', ${shopsOf('house.id')}
        )
        from house where id = viewer.house_id
      ) as house,
      ${pantryRows('viewer.house_id')} as pantry,
      (
        select ${TICKS} from shopping_tick
        where shopping_tick.house_id = viewer.house_id
          and date between least(period.read_from, period.week_start - 14) and period.read_to
      ) as ticks,
      (
        select ${OWN_LINES} from shopping_own_line own_line
        where own_line.house_id = viewer.house_id
          and own_line.date <= period.read_to and own_line.until >= period.week_start
      ) as "ownLines"
    from viewer cross join period`);

/**
 * The part of the list of a house `$1` in the week from `$2` that concerns operations `$3`, lines `$4`, own
 * lines `$5` and ingredients `$6`. Own lines of a later week are unknown to the list.
 */
export const FIND_PART = `
  with own_line as (
    select * from shopping_own_line
    where house_id = $1 and date <= $2::date + 6
      and (id = any ($5::uuid[]) or (until >= $2::date and ingredient_id = any ($6::int[])))
  )
  select
    (
      select coalesce(json_agg(json_build_array(id, applied)), '[]') from shopping_operation
      where house_id = $1 and id = any ($3)
    ) as outcomes,
    (
      select ${TICKS} from shopping_tick
      where house_id = $1 and date between $2::date and $2::date + 6 and (
        line_id = any ($4) or line_id in (select 'ingredient-' || ingredient_id from own_line)
      )
    ) as ticks,
    (select ${OWN_LINES} from own_line) as "ownLines"`;
