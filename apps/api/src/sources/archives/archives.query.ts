import type {
  ArchiveFailure,
  ArchiveFormat,
  ArchiveState,
  StoredDraft,
} from '#domain/sources/archive.js';
import { DELETED_AUTHOR } from '../../deletion/deleted/deleted-rows.query.js';
import { prepared } from '../../database/prepared-statement.js';

export interface ArchiveRow {
  readonly id: number;
  readonly format: ArchiveFormat | null;
  readonly state: ArchiveState;
  readonly read: number;
  readonly total: number;
  readonly failures: readonly ArchiveFailure[];
}

export interface DraftRow {
  readonly id: number;
  readonly isReady: boolean;
  readonly draft: StoredDraft;
  readonly content: Buffer;
  readonly photoId: string | null;
  readonly recipeId: number | null;
}

/** A draft of a page. */
export interface PagedDraftRow extends DraftRow {
  /** Whether more drafts follow. */
  readonly hasMore: boolean;
}

/** Maximum number of drafts of a page, and bytes after which it ends. */
const PAGE = 100;
const PAGE_BYTES = 4 * 1024 * 1024;

/** `$1` the person, `$2` the archive. While it is read, at least one recipe may follow. */
export const FIND_ARCHIVE = prepared('find-archive')(`
    select id, format, state, recipes_read as read, failures,
      greatest(recipes_total, recipes_read + (state = 'READING')::int) as total
    from archive where id = $2 and profile_id = $1`);

/**
 * The recipe that the person has imported with the content of a draft, or another member for the
 * house. `$1` the person.
 */
const IMPORTED = `
  select recipe.id from imported_content imported
  join recipe on recipe.id = imported.recipe_id
  join profile viewer on viewer.id = $1
  where imported.content = draft.content and recipe.author_id > ${String(DELETED_AUTHOR)} and (
    imported.profile_id = $1
    or recipe.visibility = 'HOUSE' and recipe.author_house_id = viewer.house_id
  )
  order by imported.profile_id = $1 desc
  limit 1`;

const DRAFT_COLUMNS = `
  draft.id, draft.is_ready as "isReady", draft.draft, draft.content, draft.photo_id as "photoId",
  (${IMPORTED}) as "recipeId"`;

/** `$1` the person, `$2` the archive, `$3` the drafts; null: all that are ready. */
export const FIND_OPEN = `
  select draft.id, (${IMPORTED}) is null as "isOpen" from archive_draft draft
  where archive_id = $2 and case when $3::int[] is null then is_ready else id = any ($3) end
  order by id`;

/**
 * The drafts `$3` and those of their parts that are ready, which are not imported: a part precedes what
 * contains it. `$1` the person, `$2` the archive.
 */
export const FIND_WITH_PARTS = `
  with recursive wanted (id, level) as (
    select unnest($3::int[]), 0
    union
    select (part ->> 'draftId')::int, level + 1
    from wanted join archive_draft draft on archive_id = $2 and draft.id = wanted.id
    cross join lateral jsonb_array_elements(draft -> 'parts') part
  )
  select draft.id from archive_draft draft
  join (select id, max(level) as level from wanted group by id) wanted using (id)
  where archive_id = $2 and (is_ready or draft.id = any ($3)) and (${IMPORTED}) is null
  order by wanted.level desc, draft.id`;

/** `$1` the person, `$2` contents. */
export const FIND_IMPORTED = `
  select encode(content, 'hex') as content
  from unnest($2::bytea[]) as draft (content)
  where (${IMPORTED}) is not null`;

/** `$1` the person, `$2` the archive, `$3` the drafts. */
export const FIND_DRAFTS = prepared('find-archive-drafts')(`
    select ${DRAFT_COLUMNS} from archive_draft draft
    where archive_id = $2 and id = any ($3::int[])
    order by id`);

/** `$1` the person, `$2` the archive, `$3` the draft after which the page begins. */
export const READ_DRAFTS = prepared('read-archive-drafts')(`
    with next as (
      select id, bytes from archive_draft where archive_id = $2 and id > $3
      order by id limit ${String(PAGE + 1)}
    ), page as (
      select id from (
        select id, sum(bytes) over (order by id) - bytes as bytes_before from next
      ) counted
      where bytes_before < ${String(PAGE_BYTES)}
      order by id limit ${String(PAGE)}
    )
    select ${DRAFT_COLUMNS}, draft.id < (select max(id) from next) as "hasMore"
    from archive_draft draft
    where draft.archive_id = $2 and draft.id in (select id from page)
    order by draft.id`);
