import { SLOTS } from '#domain/planning/week.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import {
  ANY_RECIPE_OF_ITEM,
  IS_FROZEN,
  IS_SHOWN,
} from '../../recipes/frozen/frozen-recipes.query.js';
import { recipeSummary } from '../../recipes/read-model/recipe-summary.query.js';

/** The slots in the order of the day, as an SQL array. */
export const SLOT_NAMES = `'{${SLOTS.join(',')}}'::text[]`;

/** Who eats a row `item`; null for everybody. A member who has left the house does not count. */
const EATERS = `(
  select json_agg(
    case when eater.profile_id is null
      then json_build_object('dependantId', eater.dependant_id)
      else json_build_object('profileId', eater.profile_id) end
    order by eater.position
  )
  from planning_eater eater
  where eater.item_id = item.id and (eater.profile_id is null or exists (
    select from profile where profile.id = eater.profile_id and profile.house_id = item.house_id
  ))
)`;

/**
 * `PlanningItem` (planning.view.ts) as JSON. Needs a row `viewer`, and a row `item` that is joined with
 * {@link ANY_RECIPE_OF_ITEM}. Every member of the house sees a planned recipe, whatever its visibility.
 */
export const ITEM_VIEW = `json_build_object(
  'id', item.id,
  'date', item.date,
  'slot', item.slot,
  'portions', item.portions,
  'recipe', case when item.recipe_id is not null then ${recipeSummary(IS_FROZEN)} end,
  'text', item.text,
  'note', item.note,
  'eaters', ${EATERS}
)`;

export interface WeekRow {
  /** Null for a viewer without a house. */
  readonly houseId: number | null;
  /** `PlanningWeek` as JSON text. */
  readonly week: string;
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
      'days', (select json_agg(json_build_object('date', date, 'slots', slots) order by date) from day)
    )::text as week
    from viewer`,
};
