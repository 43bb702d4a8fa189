import { LIVE_PROFILE } from '../../session/live-session.query.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import { ANY_RECIPE_OF_ITEM, IS_SHOWN } from '../../recipes/frozen/frozen-recipes.query.js';
import {
  COOKINGS_OF_WEEK,
  type CookingRow,
  EARLIER_COOKINGS_OF_WEEK,
} from '../cookings/cookings.query.js';
import type { ShownCooking } from '../cookings/shown-cooking.js';
import { ITEM_VIEW, SLOT_NAMES } from '../items/item.query.js';

export interface WeekRow {
  /** Null for a viewer without a house. */
  readonly houseId: number | null;
  /** `PlanningWeek` as JSON text; without its cookings, and without where its meals are kept. */
  readonly week: string;
  /** The cookings of its days. */
  readonly cookings: readonly ShownCooking[];
  /** Earlier cookings that serve its meals. */
  readonly earlierCookings: readonly CookingRow[];
}

/** Items of the viewer's house in the week that starts on `$4`. */
export const ITEMS_OF_WEEK = `
  viewer
  join planning_item item
    on item.house_id = viewer.house_id and item.date between $4::date and $4::date + 6`;

/** `$1` to `$3` are the session, `$4` is the Monday. Returns no row for a session that has ended. */
export const READ_WEEK: PreparedStatement = {
  name: 'read-planning-week',
  text: `
    with viewer as (${LIVE_PROFILE}),
    cell as (
      select item.date, item.slot, json_agg(${ITEM_VIEW} order by item.id) as items
      from ${ITEMS_OF_WEEK}
      ${ANY_RECIPE_OF_ITEM}
      where ${IS_SHOWN}
      group by item.date, item.slot
    ),
    day as (
      select date, json_agg(
        json_build_object('slot', slot, 'items', coalesce(cell.items, '[]')) order by position
      ) as slots
      from (select $4::date + number as date from generate_series(0, 6) as number) as dates
      cross join unnest(${SLOT_NAMES}) with ordinality as slots (slot, position)
      left join cell using (date, slot)
      group by date
    )
    select viewer.house_id as "houseId", json_build_object(
      'weekStart', $4::date,
      'days', (select json_agg(json_build_object(
        'date', date, 'slots', slots, 'cookings', '[]'::json
      ) order by date) from day)
    )::text as week, ${COOKINGS_OF_WEEK} as cookings,
      ${EARLIER_COOKINGS_OF_WEEK} as "earlierCookings"
    from viewer`,
};
