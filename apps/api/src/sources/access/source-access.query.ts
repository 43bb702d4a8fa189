import { LIVE_PROFILE } from '../../session/live-session.query.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';

/** The viewer's house and whether it has enabled source `$4`, null for an unknown one. */
export interface SourceAccessRow {
  readonly houseId: number | null;
  readonly enabled: boolean;
}

export const SOURCE_ACCESS: PreparedStatement = {
  name: 'source-access',
  text: `
    with viewer as (${LIVE_PROFILE})
    select house_id as "houseId",
           exists (
             select from house_source where house_id = viewer.house_id and source_id = $4::int
           ) as enabled
    from viewer`,
};

/** Which of the items `$3` of source `$1` house `$2` has imported already. */
export const IMPORTED_ITEMS: PreparedStatement = {
  name: 'imported-items',
  text: `
    select external_id as "externalId"
    from recipe
    where source_id = $1 and author_house_id = $2 and external_id = any ($3::text[])`,
};
