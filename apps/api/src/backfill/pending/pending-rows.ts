import { ALL_FLAGS } from '#domain/recipe/dietary-flags.js';
import { LEASE_SECONDS, MAX_CLAIMS } from '#internal-api/contract.js';
import { leaseEnd } from '../../jobs/claim.js';

/** Rows that one statement marked as pending. */
export interface MarkedRows {
  readonly marked: number;
  /** The id of the last row that it reached; null when no row is left. */
  readonly last: number | null;
}

const IS_FREE = `
  (leased_until is null or leased_until < now())
  and (claims < ${String(MAX_CLAIMS)} or claimed_by <> $1)`;

/** Authors that one claim serves from the first author on, and as many from a random one. */
const MAX_AUTHORS = 25;

/** Tables whose rows are detected. */
type DetectedTable = 'step' | 'recipe_text';

/** The next author, by id, who has texts without a detection. */
const nextAuthor = (table: DetectedTable, comparison: string) => `
  lateral (
    select author_id from ${table} where detector_version is null and author_id ${comparison}
    order by author_id limit 1
  ) next`;

/**
 * Leases the next rows: `$1` the version, `$2` their number. Authors take turns from the first one and from
 * a random one, so that each has its turn also when they are many. Reads ranges of two indexes; no index
 * supports `is distinct from`. With an array, PostgreSQL finds the rows by their ids.
 */
export const claiming = (table: DetectedTable, returning: string) => `
    with recursive start (author_id) as (
      select 0 union all
      select (random() * max(author_id))::int from ${table} where detector_version is null
    ), author as (
      select next.author_id, 1 as number from start, ${nextAuthor(table, '>= start.author_id')}
      union all
      select next.author_id, number + 1
      from author, ${nextAuthor(table, '> author.author_id')}
      where number < ${String(MAX_AUTHORS)}
    ), turn as (
      select distinct author_id from author
    ), fair as (
      select id from turn, lateral (
        select id from ${table} pending_row
        where detector_version is null and pending_row.author_id = turn.author_id and ${IS_FREE}
        order by id
        limit $2 / 2 / (select count(*) from turn) for update skip locked
      ) free_row
    ), oldest as (
      select id from ${table}
      where detector_version is null and ${IS_FREE} and id <> all (array(table fair))
      order by detector_version, id
      limit $2 - (select count(*) from fair) for update skip locked
    ), undetected as (
      table fair union all table oldest
    ), older as (
      select id from ${table} where detector_version < $1 and ${IS_FREE}
      order by detector_version, id
      limit $2 - (select count(*) from undetected) for update skip locked
    ), newer as (
      select id from ${table} where detector_version > $1 and ${IS_FREE}
      order by detector_version, id
      limit $2 - (select count(*) from undetected) - (select count(*) from older)
      for update skip locked
    ), pending as (
      table undetected union all table older union all table newer
    )
    update ${table} set
      leased_until = ${leaseEnd(LEASE_SECONDS)},
      claimed_by = $1,
      claims = case when claimed_by = $1 then claims + 1 else 1 end
    where id = any (array(table pending))
    returning ${returning}`;

/**
 * `$1` the recipes or null, `$2` the row after which it begins, `$3` the number of rows. A recipe with
 * a pending text may contain any food. Recipes are locked first, as by all other writes.
 */
export const marking = (table: DetectedTable, recipeId: string) => `
    with wanted as (
      select id, ${recipeId} as recipe_id from ${table}
      where id > $2 and ($1::int[] is null or ${recipeId} = any ($1::int[]))
      order by id limit $3
    ), locked as materialized (
      select id from recipe where id in (select recipe_id from wanted)
      order by id for no key update
    ), reached as (
      select ${table}.id from ${table}
      where id in (select id from wanted) and (select count(*) from locked) > 0
      order by id for no key update
    ), incomplete as (
      update recipe set is_incomplete = true,
        dietary_flags = ${String(ALL_FLAGS)}
      from locked where recipe.id = locked.id and not is_incomplete
    ), marked as (
      update ${table} set
        detector_version = null,
        pending_since = case when detector_version is null then pending_since else now() end,
        leased_until = case when detector_version is null then leased_until end,
        claimed_by = null,
        claims = 0
      from reached
      where ${table}.id = reached.id and (${table}.detector_version is not null or ${table}.claims > 0)
    )
    select count(*)::int as marked, max(id) as last from reached`;
