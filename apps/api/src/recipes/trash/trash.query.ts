import { TRASH_DAYS } from '#domain/retention.js';
import { isoTimestamp, prepared } from '../../database/prepared-statement.js';
import { TRASHED_AUTHOR } from '../../deletion/deleted/deleted-rows.query.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import { recipeSummary } from '../read-model/recipe-summary.query.js';
import { IS_SAME_IMPORT, OWN, SEES_TRASHED } from '../read-model/visible-recipes.query.js';

/** Rows `trash`, and `recipe` as it was before it was deleted. Their time has not ended. */
export const TRASHED = `
  recipe_trash trash
  join recipe stored on stored.id = trash.recipe_id and stored.author_id = ${String(TRASHED_AUTHOR)}
    and trash.deleted_at > now() - interval '${String(TRASH_DAYS)} days'
  cross join lateral jsonb_populate_record(stored, jsonb_build_object(
    'author_id', trash.author_id,
    'author_house_id', trash.author_house_id,
    'visibility', trash.visibility
  )) recipe`;

export interface TrashRow {
  /** As JSON text of `TrashedRecipe`. */
  readonly recipes: string;
  /** The position of the last one; null when no other follows. */
  readonly next: { readonly id: number; readonly deletedAt: number } | null;
}

const DATES = `,
  ${isoTimestamp('trash.deleted_at')} as "deletedAt",
  ${isoTimestamp(`(trash.deleted_at + interval '${String(TRASH_DAYS)} days')`)} as "deletedUntil"`;

/** Milliseconds since 1970. */
const DELETED_AT = 'floor(extract(epoch from trash.deleted_at) * 1000)::float8';

/**
 * `$1` to `$3` the session; `$4` and `$5` the id and the time of the last recipe of the page before;
 * `$6` the length of a page.
 */
export const LIST_TRASH = prepared('list-trash')(`
    with viewer as (${LIVE_PROFILE}), page as (
      select recipe.id, ${DELETED_AT} as deleted_at, ${recipeSummary(DATES)} as summary
      from viewer, ${TRASHED}
      where (trash.author_id = viewer.id or trash.author_house_id = viewer.house_id)
        and ${SEES_TRASHED} and (${DELETED_AT}, recipe.id) < ($5::float8, $4::int)
      order by deleted_at desc, recipe.id desc limit $6 + 1
    ), shown as (
      select * from page order by deleted_at desc, id desc limit $6
    )
    select coalesce((
        select json_agg(summary order by deleted_at desc, id desc) from shown
      ), '[]')::text as recipes,
      (
        select json_build_object('id', id, 'deletedAt', deleted_at) from shown
        where (select count(*) from page) > $6
        order by deleted_at, id limit 1
      ) as next
    from viewer`);

/** A recipe in the trash that a profile sees. */
export interface TrashedRecipeRow {
  readonly authorId: number;
  readonly isAuthor: boolean;
  /** Whether its house has imported its page again. */
  readonly isImportedAgain: boolean;
}

/** `$1` the profile, `$2` the recipe. Locks both. */
export const LOCK_TRASHED = `
  select trash.author_id as "authorId", ${OWN} as "isAuthor", exists (
    select from recipe other
    where ${IS_SAME_IMPORT} and other.author_house_id = recipe.author_house_id
  ) as "isImportedAgain"
  from profile viewer, ${TRASHED}
  where viewer.id = $1 and trash.recipe_id = $2 and ${SEES_TRASHED}
  for update of trash, stored
  for key share of viewer`;
