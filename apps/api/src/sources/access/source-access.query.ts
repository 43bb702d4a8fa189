import { HAS_AUTHOR } from '../../deletion/deleted-rows.query.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import { prepared } from '../../database/prepared-statement.js';

/** The house of the viewer, and whether it has enabled source `$4`. */
export interface SourceAccessRow {
  readonly houseId: number | null;
  readonly enabled: boolean;
}

/**
 * `$1` to `$3` are the session, `$4` is the source or null. Returns no row for a session that has
 * ended.
 */
export const SOURCE_ACCESS = prepared('source-access')(`
    with viewer as (${LIVE_PROFILE})
    select house_id as "houseId",
           exists (
             select from house_source where house_id = viewer.house_id and source_id = $4::int
           ) as enabled
    from viewer`);

/** The items of source `$1` with an id in `$3` that house `$2` has imported. */
export const IMPORTED_ITEMS = prepared('imported-items')(`
    select external_id as "externalId"
    from recipe
    where source_id = $1 and author_house_id = $2 and external_id = any ($3::text[])
      and ${HAS_AUTHOR}`);
