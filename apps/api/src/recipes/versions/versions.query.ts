import type { RecipeContent } from '#domain/recipe/recipe-content.js';
import { isoTimestamp, prepared } from '../../database/prepared-statement.js';

/** The versions of the recipe `$1`, newest first. */
export const LIST_VERSIONS = prepared('list-versions')(`
    select version, ${isoTimestamp('saved_at')} as "savedAt",
      (select id from profile where id = saved_by) as "savedBy", payload ->> 'name' as name
    from recipe_version where recipe_id = $1 order by version desc`);

/** The version `$2` of the recipe `$1`. */
export const READ_VERSION = prepared('read-version')(
  `select payload from recipe_version where recipe_id = $1 and version = $2`,
);

export interface VersionPayloadRow {
  readonly payload: RecipeContent;
}
