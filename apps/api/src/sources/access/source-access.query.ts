import { HAS_AUTHOR } from '../../deletion/deleted/deleted-rows.query.js';
import { READABLE } from '../../recipes/read-model/visible-recipes.query.js';
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

/** The recipe of house `$1` with the page `$2`, if the profile `$3` may read it. */
export const FIND_IMPORTED = prepared('find-imported-page')(`
    select recipe.id from recipe, profile viewer
    where recipe.author_house_id = $1 and recipe.page_key = $2 and viewer.id = $3 and ${READABLE}`);

/** What house `$2` has imported of the items `$3` of source `$1`, or of the pages `$4`. */
export const IMPORTED_ITEMS = prepared('imported-items')(`
    select external_id as "externalId", page_key as "pageKey"
    from recipe
    where author_house_id = $2
      and (source_id = $1 and external_id = any ($3::text[]) or page_key = any ($4::text[]))
      and ${HAS_AUTHOR}`);
