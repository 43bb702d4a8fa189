import { isoTimestamp, type PreparedStatement } from '../../database/prepared-statement.js';
import { RECIPE_DETAIL } from '../../recipes/detail/recipe-detail.query.js';
import { OWN, READABLE } from '../../recipes/read-model/visible-recipes.query.js';
import { TRASHED } from '../../recipes/trash/trash.query.js';

/** Rows of a page, and bytes of texts after which a page ends. They limit the memory of an export. */
const PAGE = 500;
const PAGE_BYTES = 1024 * 1024;

/** Rows of a page whose rows may have several MiB each. */
const LARGE_ROWS = 5;

/** A row of a file that is read in pages. */
export interface ExportedRow {
  /** `$2` of the next page. */
  readonly position: unknown;
  readonly json: string;
}

/** A file that contains an array of any length. */
export interface ExportedTable {
  readonly file: string;
  /** `$1` the profile, `$2` the position after which the page begins. Returns rows in order. */
  readonly statement: PreparedStatement;
  readonly start: unknown;
}

/** Ends a page of rows `page` with a column `bytes` after about a MiB. Each page has a row. */
function withinBytes(order: string): string {
  return `(
    select *, sum(bytes) over (order by ${order}) - bytes as bytes_before from page
  ) page where bytes_before < ${String(PAGE_BYTES)}`;
}

/**
 * The files of everything that a person writes. What a new table holds about a person needs a file
 * here, or a reason in apps/api/test/auth/personal-data.
 */
export const EXPORTED_TABLES: readonly ExportedTable[] = [
  {
    file: 'recipes',
    start: 0,
    statement: {
      name: 'export-recipes',
      text: `
        with page as (
          select id, bytes from recipe where author_id = $1 and id > $2::int
          order by id limit ${String(PAGE)}
        )
        select recipe.id as position, ${RECIPE_DETAIL}::text as json
        from recipe join profile viewer on viewer.id = recipe.author_id
        where recipe.id in (select id from ${withinBytes('id')})
          and viewer.id = $1 and ${OWN}
        order by recipe.id`,
    },
  },
  {
    file: 'trash',
    start: 0,
    statement: {
      name: 'export-trash',
      text: `
        with page as (
          select recipe_id as id, bytes from recipe_trash where author_id = $1 and recipe_id > $2::int
          order by id limit ${String(PAGE)}
        )
        select recipe.id as position, ${RECIPE_DETAIL}::text as json
        from profile viewer, ${TRASHED}
        where trash.recipe_id in (select id from ${withinBytes('id')})
          and viewer.id = $1 and ${OWN}
        order by recipe.id`,
    },
  },
  {
    file: 'recipe-versions',
    start: [0, 0],
    statement: {
      name: 'export-versions',
      text: `
        select array[recipe.id, version] as position, json_build_object(
          'recipeId', recipe.id,
          'version', version,
          'savedAt', ${isoTimestamp('recipe_version.saved_at')},
          'payload', payload
        )::text as json
        from recipe join recipe_version on recipe_id = recipe.id
        join profile viewer on viewer.id = recipe.author_id
        where recipe.author_id = $1 and ${OWN}
          and (recipe.id, version) > (($2::int[])[1], ($2::int[])[2])
        order by recipe.id, version limit ${String(LARGE_ROWS)}`,
    },
  },
  {
    file: 'favourites',
    start: 0,
    statement: {
      name: 'export-favourites',
      text: `
        select recipe.id as position, json_build_object(
          'recipeId', recipe.id,
          'name', case when ${READABLE} then recipe.name end
        )::text as json
        from favourite
        join recipe on recipe.id = favourite.recipe_id
        join profile viewer on viewer.id = favourite.profile_id
        where favourite.profile_id = $1 and favourite.recipe_id > $2::int
        order by favourite.recipe_id limit ${String(PAGE)}`,
    },
  },
  {
    file: 'cooked-recipes',
    start: 0,
    statement: {
      name: 'export-cooked-marks',
      text: `
        select mark.id as position, json_build_object(
          'recipeId', recipe.id,
          'name', case when ${READABLE} then recipe.name end,
          'date', mark.cooked_on,
          'houseId', mark.house_id
        )::text as json
        from cooked_mark mark
        join recipe on recipe.id = mark.recipe_id
        join profile viewer on viewer.id = mark.profile_id
        where mark.profile_id = $1 and mark.id > $2::int
        order by mark.id limit ${String(PAGE)}`,
    },
  },
  {
    file: 'ratings',
    start: 0,
    statement: {
      name: 'export-ratings',
      text: `
        select recipe.id as position, json_build_object(
          'recipeId', recipe.id,
          'name', case when ${READABLE} then recipe.name end,
          'stars', rating.stars
        )::text as json
        from recipe_rating rating
        join recipe on recipe.id = rating.recipe_id
        join profile viewer on viewer.id = rating.profile_id
        where rating.profile_id = $1 and rating.recipe_id > $2::int
        order by rating.recipe_id limit ${String(PAGE)}`,
    },
  },
  {
    file: 'shopping-lines',
    start: 0,
    statement: {
      name: 'export-shopping-lines',
      text: `
        select position, json_build_object(
          'houseId', house_id,
          'date', date,
          'text', text,
          'ingredientId', ingredient_id,
          'quantity', quantity,
          'unitId', unit_id
        )::text as json
        from shopping_own_line where added_by = $1 and position > $2::bigint
        order by position limit ${String(PAGE)}`,
    },
  },
  {
    file: 'corrections',
    start: 0,
    statement: {
      name: 'export-own-corrections',
      text: `
        with page as (
          select id, bytes from correction where author_id = $1 and id > $2::int
          order by id limit ${String(PAGE)}
        )
        select correction.id as position, json_build_object(
          'id', correction.id,
          'recipeId', step.recipe_id,
          'stepId', correction.step_id,
          'createdAt', ${isoTimestamp('correction.created_at')},
          'techStepId', correction.tech_step_id,
          'start', correction.span_start,
          'end', correction.span_end,
          'ingredients', correction.ingredients,
          'utensils', correction.utensils,
          'description', case
            when ${OWN} or ${READABLE} and correction.description = step.description
            then correction.description
          end
        )::text as json
        from correction
        join step on step.id = correction.step_id
        join recipe on recipe.id = step.recipe_id
        join profile viewer on viewer.id = correction.author_id
        where correction.id in (select id from ${withinBytes('id')}) and viewer.id = $1
        order by correction.id`,
    },
  },
  {
    file: 'archives',
    start: 0,
    statement: {
      name: 'export-archives',
      text: `
        select id as position, json_build_object(
          'id', id,
          'name', name,
          'format', format,
          'state', state,
          'failures', failures,
          'createdAt', ${isoTimestamp('created_at')}
        )::text as json
        from archive where profile_id = $1 and id > $2::int
        order by id limit ${String(LARGE_ROWS)}`,
    },
  },
  {
    file: 'archive-drafts',
    start: [0, 0],
    statement: {
      name: 'export-archive-drafts',
      text: `
        with page as (
          select archive_id, draft.id, draft.bytes, draft.photo_id, draft
          from archive_draft draft join archive on archive.id = archive_id
          where profile_id = $1 and (archive_id, draft.id) > (($2::int[])[1], ($2::int[])[2])
          order by archive_id, draft.id limit ${String(PAGE)}
        )
        select array[archive_id, id] as position, json_build_object(
          'archiveId', archive_id,
          'id', id,
          'photoId', photo_id,
          'draft', draft
        )::text as json
        from ${withinBytes('archive_id, id')}
        order by archive_id, id`,
    },
  },
  {
    file: 'repeatable-requests',
    start: '',
    statement: {
      name: 'export-idempotency-keys',
      text: `
        with page as (
          select key, response, created_at, octet_length(response) as bytes from idempotency_key
          where profile_id = $1 and key > $2::text
          order by key limit ${String(PAGE)}
        )
        select key as position, json_build_object(
          'key', key,
          'createdAt', ${isoTimestamp('created_at')},
          'response', response
        )::text as json
        from ${withinBytes('key')}
        order by key`,
    },
  },
];
