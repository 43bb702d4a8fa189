import { prepared } from '../../database/prepared-statement.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import type { CountedTag } from '#domain/recipe/tags.js';
import { EDITABLE, READABLE } from '../read-model/visible-recipes.query.js';

/** Spellings that a response may have, so that its size has a limit. */
const MAX_SPELLINGS = 5_000;

export interface TagsRow {
  readonly spellings: readonly CountedTag[];
}

/** `$1` to `$3` the session. The most frequent spellings of the tags of what the viewer may change. */
export const READ_TAGS = prepared('read-tags')(`
    with viewer as (${LIVE_PROFILE})
    select coalesce((
      select json_agg(spelling) from (
        select tag, count(*) as recipes
        from recipe, unnest(recipe.tags) as tag
        where (recipe.author_id = viewer.id or recipe.author_house_id = viewer.house_id)
          and ${READABLE} and ${EDITABLE}
        group by tag order by recipes desc, tag limit ${String(MAX_SPELLINGS)}
      ) spelling
    ), '[]') as spellings
    from viewer`);
