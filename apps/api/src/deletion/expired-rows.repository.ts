import { Injectable } from '@nestjs/common';
import { MAX_REPLAYED_EVENTS } from '#domain/events/event-position.js';
import {
  ARCHIVE_DAYS,
  LEFT_HOUSE_DAYS,
  LIST_YEARS,
  MAIL_HOURS,
  MAX_OPERATIONS,
  MAX_WEBHOOK_EVENTS,
  OPERATION_DAYS,
  REPLAY_HOURS,
  RESPONSE_HOURS,
  TRASH_DAYS,
} from '#domain/retention.js';
import { Database } from '../database/database.js';
import { UNNAMED } from '../database/prepared-statement.js';
import { isOnlyProcess } from '../jobs/claim.js';
import { DELETED_AUTHOR } from './deleted/deleted-rows.query.js';

/** Rows that one statement deletes, so that it locks few rows for a short time. */
export const BATCH = 1_000;

/** Houses whose surplus rows one statement finds. */
const HOUSES = 100;

/** The position of the last row of a batch in the index, as parameters of the next one. */
type IndexPosition = readonly unknown[];

interface DeletedBatch {
  /** Rows that the batch read. */
  readonly count: number;
  readonly position: IndexPosition;
}

interface HouseRow {
  readonly id: number;
  /** Older rows of the house are surplus; null when the house has no surplus. */
  readonly oldest: string | null;
}

/**
 * Deletes rows that are no longer used. Each batch continues in the index where the last one ended,
 * because PostgreSQL would read the deleted rows again.
 */
@Injectable()
export class ExpiredRowsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Deletes every expired row that no other transaction has locked. When several processes run it,
   * one deletes a batch, and the others end.
   *
   * @throws the reason of `stop` when it is aborted
   */
  async deleteAll(stop?: AbortSignal): Promise<void> {
    for (const statement of EXPIRED) await this.deleteBatches(stop, statement, ['-infinity']);
    await this.deleteBatches(stop, DELETE_LEFT_HOUSES, ['-infinity']);
    await this.deleteBatches(stop, EMPTY_TRASH, ['-infinity']);
    await this.deleteBatches(stop, DELETE_UNUSED_WORDS, ['']);
    await this.deleteBatches(stop, DELETE_EXPIRED_EVENTS, ['-infinity', 0]);
    await this.deleteSurplus(stop, 'house_event', 'id', MAX_EVENTS, 0);
    const max = String(MAX_OPERATIONS);
    await this.deleteSurplus(stop, 'shopping_operation', 'received_at', max, '-infinity');
  }

  /** Deletes the oldest rows of the houses that have more than `max`, an expression on `house`. */
  private async deleteSurplus(
    stop: AbortSignal | undefined,
    table: string,
    column: string,
    max: string,
    first: unknown,
  ): Promise<void> {
    const find = { name: UNNAMED, text: findSurplus(table, column, max) };
    const deletion = deleteBatchFrom(table, column, `house_id = $2 and ${column} < $3`);
    for (let last = 0, isLast = false; !isLast;) {
      const houses = await this.database.read<HouseRow>(find, [last]);
      for (const { id, oldest } of houses) {
        if (oldest !== null) await this.deleteBatches(stop, deletion, [first], [id, oldest]);
      }
      last = houses.at(-1)?.id ?? 0;
      isLast = houses.length < HOUSES;
    }
  }

  /** Repeats a statement that deletes the rows after a position. */
  private async deleteBatches(
    stop: AbortSignal | undefined,
    text: string,
    first: IndexPosition,
    parameters: readonly unknown[] = [],
  ): Promise<void> {
    for (let position: IndexPosition | null = first; position !== null;) {
      stop?.throwIfAborted();
      const values: unknown[] = [...position, ...parameters];
      const [batch]: DeletedBatch[] = await this.database.write({ name: UNNAMED, text }, values);
      position = batch?.count === BATCH ? batch.position : null;
    }
  }
}

const IS_ALONE = isOnlyProcess('attempt_counter');

/** Deletes one batch of the rows that fulfil a condition, from `$1` on in the index of a column. */
function deleteBatchFrom(table: string, column: string, condition: string): string {
  return `
    with batch as (
      select ctid, ${column} as position from ${table}
      where ${IS_ALONE} and ${column} >= $1 and ${condition}
      order by ${column} limit ${String(BATCH)} for update skip locked
    ), deleted as (
      delete from ${table} using batch where ${table}.ctid = batch.ctid
    )
    select count(*)::int as count, array[max(position)::text] as position from batch`;
}

/** The rows that no request reads any more. */
const EXPIRED = [
  deleteBatchFrom('attempt_counter', 'expires_at', 'expires_at <= now()'),
  deleteBatchFrom('session', 'expires_at', 'expires_at <= now()'),
  deleteBatchFrom('account_link', 'expires_at', 'expires_at <= now()'),
  deleteBatchFrom('mail', 'created_at', isOlder('created_at', MAIL_HOURS, 'hours')),
  deleteBatchFrom('idempotency_key', 'created_at', isOlder('created_at', RESPONSE_HOURS, 'hours')),
  deleteBatchFrom(
    'shopping_operation',
    'received_at',
    isOlder('received_at', OPERATION_DAYS, 'days'),
  ),
  deleteBatchFrom('archive_draft', 'created_at', isOlder('created_at', ARCHIVE_DAYS, 'days')),
  // Its drafts were created with it.
  deleteBatchFrom('archive', 'created_at', isOlder('created_at', ARCHIVE_DAYS, 'days')),
  deleteBatchFrom('shopping_tick', 'date', isOlder('date', LIST_YEARS, 'years')),
  deleteBatchFrom('shopping_own_line', 'date', isOlder('date', LIST_YEARS, 'years')),
];

/**
 * Deletes words that no recipe has. Words that a recipe has lost are counted, and words that nobody has
 * written for two weeks; if a recipe has them, they are counted again after a week. A transaction
 * that writes a recipe with a word that was used in the last week does not lock the word: it must not be
 * deleted meanwhile.
 */
const DELETE_UNUSED_WORDS = `
  with batch as (
    select key from word
    where ${IS_ALONE} and key >= $1 and used_on < current_date - 14
    order by key limit ${String(BATCH)} for update skip locked
  ), counted as (
    select key, (
      select count(*) from recipe where search_keys @@ quote_literal(key)::tsquery
    ) as recipes from batch
  ), deleted as (
    delete from word using counted where word.key = counted.key and recipes = 0
  ), kept as (
    update word set used_on = current_date - 7 from counted
    where word.key = counted.key and recipes > 0
  )
  select count(*)::int as count, array[max(key)] as position from batch`;

function isOlder(column: string, age: number, unit: string): string {
  return `${column} <= now() - interval '${String(age)} ${unit}'`;
}

/**
 * Deletes houses without members after their time, or when nobody may take them up any more. Their
 * rows are deleted in the background: see apps/api/src/deletion.
 */
const DELETE_LEFT_HOUSES = `
  with batch as (
    select id, left_at as position from house
    where ${IS_ALONE} and left_at >= $1 and (
      ${isOlder('left_at', LEFT_HOUSE_DAYS, 'days')}
      or not exists (select from former_member where house_id = house.id)
    )
    order by left_at limit ${String(BATCH)} for update skip locked
  ), deleted as (
    delete from house using batch where house.id = batch.id
  ), recorded as (
    insert into deleted_house (id) select id from batch
  )
  select count(*)::int as count, array[max(position)::text] as position from batch`;

/** Recipes whose time in the trash has ended are deleted in the background. */
const EMPTY_TRASH = `
  with batch as (
    select recipe_id, deleted_at as position from recipe_trash
    where ${IS_ALONE} and deleted_at >= $1 and ${isOlder('deleted_at', TRASH_DAYS, 'days')} and not is_moving
    order by deleted_at limit ${String(BATCH)} for update skip locked
  ), emptied as (
    delete from recipe_trash using batch where recipe_trash.recipe_id = batch.recipe_id
  ), deleted as (
    update recipe set author_id = ${String(DELETED_AUTHOR)} from batch where recipe.id = batch.recipe_id
  )
  select count(*)::int as count, array[max(position)::text] as position from batch`;

/**
 * One hour more than the replay, because a stream may read events long after its position was
 * checked. The last event of a house stays until the house is deleted: it is the version of the
 * house, with which shopping lists and batch sessions are recognized as unchanged.
 */
const DELETE_EXPIRED_EVENTS = `
  with batch as (
    select ctid, house_id, id, created_at from house_event
    where ${IS_ALONE} and (created_at, id) > ($1::timestamptz, $2::bigint)
      and ${isOlder('created_at', REPLAY_HOURS + 1, 'hours')}
    order by created_at, id limit ${String(BATCH)}
  ), deleted as (
    delete from house_event using batch
    where house_event.ctid = batch.ctid and (
      exists (
        select from house_event later where later.house_id = batch.house_id and later.id > batch.id
      )
      or not exists (select from house where house.id = batch.house_id)
    )
  )
  select count(*)::int as count,
    (
      select array[created_at::text, id::text] from batch order by created_at desc, id desc limit 1
    ) as position
  from batch`;

/** The events of a house that are kept: more when they may wait for a webhook. */
const MAX_EVENTS = `case
  when exists (select from webhook where webhook.house_id = house.id and enabled)
  then ${String(MAX_WEBHOOK_EVENTS)} else ${String(MAX_REPLAYED_EVENTS)} end`;

/** The next houses after `$1`, each with the oldest row that it keeps. */
function findSurplus(table: string, column: string, max: string): string {
  return `
    select house.id, (
      select ${column}::text from ${table} where house_id = house.id
      order by ${table}.${column} desc offset ${max} - 1 limit 1
    ) as oldest
    from house where id > $1
    order by id limit ${String(HOUSES)}`;
}
