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

/** A recipe of a house that was imported from a page: see `pageKey` of libs/domain. */
export interface ImportedPage {
  readonly id: number;
  readonly pageKey: string;
}

/** The recipes of the house of the profile `$1` with the pages `$2` that the profile may read. */
export const FIND_IMPORTED = prepared('find-imported-pages')(`
    select recipe.id, recipe.page_key as "pageKey" from profile viewer
    join recipe on recipe.author_house_id = viewer.house_id and recipe.page_key = any ($2::text[])
    where viewer.id = $1 and ${READABLE}`);

/** What house `$2` has imported of the items `$3` of source `$1`, or of the pages `$4`. */
export const IMPORTED_ITEMS = prepared('imported-items')(`
    select external_id as "externalId", page_key as "pageKey"
    from recipe
    where author_house_id = $2
      and (source_id = $1 and external_id = any ($3::text[]) or page_key = any ($4::text[]))
      and ${HAS_AUTHOR}`);
