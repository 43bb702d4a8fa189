import { isoTimestamp } from '../database/iso-timestamp.js';
import { LIVE_PROFILE } from '../session/live-session.query.js';
import type { PreparedStatement } from '../database/prepared-statement.js';

/** A row of `house` as the API returns it. */
const HOUSE_VIEW = `
  json_build_object(
    'id', house.id,
    'name', house.name,
    'administratorId', house.administrator_id,
    'invitationCode', house.invitation_code,
    'members', (
      select json_agg(
        json_build_object(
          'id', id,
          'firstName', first_name,
          'lastName', last_name,
          'joinedAt', ${isoTimestamp('joined_house_at')}
        ) order by joined_house_at, id
      )
      from profile where house_id = house.id
    )
  )`;

/** `$1` house id. Not prepared: it runs in transactions that have changed the house. */
export const HOUSE_BY_ID = `select ${HOUSE_VIEW} as house from house where id = $1`;

/** The viewer's house; null without one. */
export const CURRENT_HOUSE: PreparedStatement = {
  name: 'current-house',
  text: `
    with viewer as (${LIVE_PROFILE})
    select (select ${HOUSE_VIEW} from house where id = viewer.house_id) as house
    from viewer`,
};

/** Ids of the sources that the viewer's house has enabled. */
export const CURRENT_HOUSE_SOURCES: PreparedStatement = {
  name: 'current-house-sources',
  text: `
    with viewer as (${LIVE_PROFILE})
    select house_id as "houseId",
           array(select source_id from house_source where house_id = viewer.house_id) as "sourceIds"
    from viewer`,
};

/** The shelves that the viewer's house has named; null without a house. */
export const CURRENT_SHELF_ORDER: PreparedStatement = {
  name: 'current-shelf-order',
  text: `
    with viewer as (${LIVE_PROFILE})
    select (select to_json(shelf_order) from house where id = viewer.house_id) as "shelfOrder"
    from viewer`,
};
