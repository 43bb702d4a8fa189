import type { Locale } from '#domain/locale.js';
import { SLOTS } from '#domain/planning/week.js';
import { prepared } from '../../database/prepared-statement.js';
import { houseVersion } from '../../events/latest-event.query.js';
import { IS_PLANNED } from '../../deletion/deleted/deleted-rows.query.js';

/** The place of the slot of a row `item` in its day, as SQL. */
const SLOT_OF_DAY = `array_position('{${SLOTS.join(',')}}'::text[], slot)`;

/** Days before and after today that the calendar covers. */
export const DAYS_BACK = 30;
export const DAYS_AHEAD = 365;

/** Meals of a calendar: three a day and more. The latest ones of a longer plan are left out. */
const MAX_MEALS = 5_000;

/** A row of {@link CALENDAR_HOUSE}. */
export interface CalendarHouseRow {
  readonly id: number;
  readonly name: string;
  /** Everything that the calendar shows is the same while the version and the day are. */
  readonly version: string;
  /** Today in UTC, `YYYY-MM-DD`. */
  readonly day: string;
  /** Of the member who made the address. */
  readonly locale: Locale | null;
}

/** The house of an address. `$1` token. */
export const CALENDAR_HOUSE = prepared('calendar-house')(`
    select house.id, house.name, ${houseVersion('house.id')} as version,
      to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as day, profile.locale
    from house_calendar calendar join house on house.id = calendar.house_id
    join profile on profile.id = calendar.profile_id
    where calendar.token = $1`);

/** The meals of a house around a day, as `CalendarMeal`. `$1` house, `$2` day. */
export const CALENDAR_MEALS = prepared('calendar-meals')(`
    select item.id, to_char(item.date, 'YYYY-MM-DD') as date, item.slot, item.note,
      coalesce(recipe.name, item.text) as name,
      case when item.recipe_id is not null then item.portions end as portions
    from (
      select * from planning_item
      where house_id = $1
        and date between $2::date - ${String(DAYS_BACK)} and $2::date + ${String(DAYS_AHEAD)}
      order by date, ${SLOT_OF_DAY}, id
      limit ${String(MAX_MEALS)}
    ) item
    left join recipe on recipe.id = item.recipe_id and ${IS_PLANNED}
    where coalesce(recipe.name, item.text) is not null
    order by date, ${SLOT_OF_DAY}, item.id`);
