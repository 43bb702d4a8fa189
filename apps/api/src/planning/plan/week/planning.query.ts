import { LIVE_PROFILE } from '../../../session/live-session.query.js';
import { prepared } from '../../../database/prepared-statement.js';
import {
  type CookingRow,
  type CookingViewRow,
  cookingsOf,
  shownItems,
  SLOT_NAMES,
} from '../rows/plan.query.js';

export interface WeekRow {
  /** Null for a viewer without a house. */
  readonly houseId: number | null;
  /** `PlanningWeek` as JSON text; without its cookings, and without where the portions of items are kept. */
  readonly week: string;
  /** The cookings of its days. */
  readonly cookings: readonly CookingViewRow[];
  /** Earlier cookings that serve its meals. */
  readonly earlierCookings: readonly CookingRow[];
}

const WEEK = { first: '(select start from week)', last: '(select start + 6 from week)' };

/**
 * `$1` to `$3` are the session, `$4` is `weekStartsOf` a date as JSON. Returns no row for a session
 * that has ended.
 */
const readWeek = (name: string, hasNutrition: boolean) =>
  prepared(name)(`
    with viewer as (${LIVE_PROFILE}),
    week as (
      select ($4::jsonb ->> house.week_starts_on)::date as start
      from viewer join house on house.id = viewer.house_id
    ),
    cell as (
      select date, slot, json_agg(view order by id) as items
      from (${shownItems(`item.date between ${WEEK.first} and ${WEEK.last}`, hasNutrition)}) item
      group by date, slot
    ),
    day as (
      select date, json_agg(
        json_build_object('slot', slot, 'items', coalesce(cell.items, '[]')) order by position
      ) as slots
      from (select start + number as date from week, generate_series(0, 6) as number) as dates
      cross join unnest(${SLOT_NAMES}) with ordinality as slots (slot, position)
      left join cell using (date, slot)
      group by date
    )
    select viewer.house_id as "houseId", json_build_object(
      'weekStart', (select start from week),
      'days', (select json_agg(json_build_object(
        'date', date, 'slots', slots, 'cookings', '[]'::json
      ) order by date) from day)
    )::text as week,
      ${cookingsOf('COOKED', WEEK)} as cookings, ${cookingsOf('EARLIER', WEEK)} as "earlierCookings"
    from viewer`);

export const READ_WEEK = readWeek('read-planning-week', false);
export const READ_WEEK_WITH_NUTRITION = readWeek('read-planning-week-with-nutrition', true);
