import { prepared } from '../database/prepared-statement.js';
import { hasLiveSession, LIVE_PROFILE } from '../session/live-session.query.js';
import { latestEventId } from './latest-event.query.js';
import { MAX_REPLAYED_EVENTS } from '#domain/events/event-position.js';
import type { HouseEvent } from '#domain/events/house-event.js';

/** Maximum number of events of a stream that one statement returns. */
export const BATCH = 100;

const milliseconds = (time: string) => `trunc(extract(epoch from ${time}) * 1000)::float8`;

/** Smaller ids may have been given before the database was restored. Null if it never was. */
const FIRST_ID_SINCE_RESTORE = `(
  select nullif(seqmin, 1) from pg_sequence where seqrelid = 'house_event_id'::regclass
)`;

/**
 * The viewer's house and its latest position, as `LatestPosition`. `houseId` is null for a viewer
 * without a house.
 */
export const LATEST_POSITION = prepared('latest-event-position')(`
    with viewer as (${LIVE_PROFILE})
    select viewer.house_id as "houseId",
      ${milliseconds('now()')} as time,
      ${latestEventId('viewer.house_id')} as "eventId",
      coalesce(pg_sequence_last_value('house_event_id'), 0)::float8 as "greatestId",
      greatest(
        (
          select id from house_event where house_event.house_id = viewer.house_id
          order by id desc offset ${String(MAX_REPLAYED_EVENTS - 1)} limit 1
        ),
        ${FIRST_ID_SINCE_RESTORE}
      )::float8 as "oldestId"
    from viewer`);

/** The state of a stream that has ended, or whose house has new events. */
export interface StreamChange {
  /** Place of the stream in the parameters, from 1. */
  readonly place: number;
  /** Whether the session is live and the profile still a member of the house. */
  readonly isLive: boolean;
  /** The greatest id of an event of the house, including events for one other member. */
  readonly latestId: number;
  /** The next events of the stream, at most {@link BATCH}, in order. */
  readonly events: readonly HouseEvent[];
}

export interface StreamChanges {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly changes: readonly StreamChange[];
}

/**
 * The next events of all streams of this process. Parallel arrays: `$1` profile ids, `$2` token
 * versions, `$3` token ids, `$4` house ids, `$5` ids of the last events that were sent.
 */
export const NEXT_EVENTS = prepared('next-house-events')(`
    with stream as (
      select * from unnest($1::int[], $2::int[], $3::uuid[], $4::int[], $5::bigint[])
        with ordinality as stream (profile_id, token_version, token_id, house_id, last_id, place)
    ), state as (
      select stream.*,
        exists (
          select from profile
          where ${hasLiveSession('stream.profile_id', 'stream.token_version', 'stream.token_id')}
            and profile.house_id = stream.house_id
        ) as is_live,
        ${latestEventId('stream.house_id')} as latest_id
      from stream
    )
    select ${milliseconds('now()')} as now, coalesce((
      select json_agg(json_build_object(
        'place', place,
        'isLive', is_live,
        'latestId', latest_id,
        'events', array(
          select json_build_object(
            'id', id, 'kind', kind, 'ids', ids, 'createdAt', ${milliseconds('created_at')}
          )
          from house_event event
          where event.house_id = state.house_id and event.id > state.last_id
            and (event.profile_id is null or event.profile_id = state.profile_id)
          order by event.id
          limit ${String(BATCH)}
        )
      ))
      from state where not is_live or latest_id > last_id
    ), '[]') as changes`);
