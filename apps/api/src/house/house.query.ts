import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import { rowAsJson } from '../database/insertion.js';
import { isoTimestamp, prepared } from '../database/prepared-statement.js';
import { LIVE_PROFILE } from '../session/live-session.query.js';
import type { House } from './house.view.js';

/** A row of `house` as the API returns it. */
const HOUSE_VIEW = `
  json_build_object(
    'id', house.id,
    'name', house.name,
    'administratorId', house.administrator_id,
    'administratorIds', house.administrator_id || house.further_administrator_ids,
    'invitationCode', house.invitation_code,
    'sharedEditing', house.shared_editing,
    'weekStartsOn', house.week_starts_on,
    'members', (
      select json_agg(
        json_build_object(
          'id', id,
          'firstName', first_name,
          'lastName', last_name,
          'appetite', appetite,
          'joinedAt', ${isoTimestamp('joined_house_at')}
        ) order by joined_house_at, id
      )
      from profile where house_id = house.id
    ),
    'dependants', (
      select coalesce(json_agg(${rowAsJson('dependant', 'dependant', ['houseId'])} order by dependant.id), '[]')
      from dependant where house_id = house.id
    )
  )`;

/** `HouseSettings` of a row `house`. */
const SETTINGS = `json_build_object(
  'sourceIds', array(
    select source_id from house_source where house_id = house.id order by source_id
  ),
  'shelfOrder', shelf_order,
  'stapleIds', staple_ids
)`;

/** A row of {@link HOUSE_BY_ID}. */
export interface HouseRow {
  readonly house: House;
  readonly settings: HouseSettings;
}

/** `$1` house id. Not prepared: it runs in transactions that have changed the house. */
export const HOUSE_BY_ID = `
  select ${HOUSE_VIEW} as house, ${SETTINGS} as settings from house where id = $1`;

/** The viewer's house; null without one. */
export const CURRENT_HOUSE = prepared('current-house')(`
    with viewer as (${LIVE_PROFILE})
    select (select ${HOUSE_VIEW} from house where id = viewer.house_id) as house
    from viewer`);

interface HouseSettings {
  readonly sourceIds: readonly number[];
  /** The shelves that the house has named. */
  readonly shelfOrder: readonly SubcategoryKey[];
  /** Null: the house has chosen none. */
  readonly stapleIds: readonly number[] | null;
}

/** A row of {@link CURRENT_HOUSE_SETTINGS}. */
export interface HouseSettingsRow {
  /** Null without a house. */
  readonly settings: HouseSettings | null;
}

/** The enabled sources, the shelf order and the staples of the viewer's house. */
export const CURRENT_HOUSE_SETTINGS = prepared('current-house-settings')(`
    with viewer as (${LIVE_PROFILE})
    select (select ${SETTINGS} from house where id = viewer.house_id) as settings
    from viewer`);
