import { Injectable } from '@nestjs/common';
import { MAX_REPLAYED_EVENTS } from '#domain/events/event-position.js';
import { MAX_OPERATIONS, OPERATION_DAYS, REPLAY_HOURS, RESPONSE_HOURS } from '#domain/retention.js';
import { Database } from '../database/database.js';
import { UNNAMED } from '../database/prepared-statement.js';

/** The rows that no request reads any more, by table. */
const EXPIRED = {
  attempt_counter: 'expires_at <= now()',
  session: 'expires_at <= now()',
  idempotency_key: `created_at <= now() - interval '${String(RESPONSE_HOURS)} hours'`,
  // One hour more, because a stream may read events long after its position was checked. The last
  // event of a house stays until the house is deleted: it is the version of the house, with which
  // shopping lists and batch sessions are recognized as unchanged.
  house_event: `
    created_at <= now() - interval '${String(REPLAY_HOURS + 1)} hours'
    and (
      exists (
        select from house_event later
        where later.house_id = house_event.house_id and later.id > house_event.id
      )
      or not exists (select from house where house.id = house_event.house_id)
    )`,
  shopping_operation: `received_at <= now() - interval '${String(OPERATION_DAYS)} days'`,
};

/** Rows that one statement deletes, so that it locks few rows for a short time. */
export const BATCH = 1_000;

/** Deletes rows that are no longer used. */
@Injectable()
export class ExpiredRowsRepository {
  constructor(private readonly database: Database) {}

  /** Deletes every expired row that no other transaction has locked. */
  async deleteAll(): Promise<void> {
    for (const [table, condition] of Object.entries(EXPIRED)) {
      await this.deleteRows(`
        delete from ${table} where ctid in (
          select ctid from ${table} where ${condition}
          limit ${String(BATCH)} for update skip locked
        )
        returning 1`);
    }
    await this.deleteRows(DELETE_SURPLUS_EVENTS);
    await this.deleteRows(DELETE_SURPLUS_OPERATIONS);
  }

  /** Repeats a statement that deletes one batch. */
  private async deleteRows(text: string): Promise<void> {
    for (let deleted = BATCH; deleted === BATCH;) {
      const rows = await this.database.write({ name: UNNAMED, text }, []);
      deleted = rows.length;
    }
  }
}

/** Deletes the oldest events of the houses that have more than a client can ask for. */
const DELETE_SURPLUS_EVENTS = `
  with oldest as materialized (
    select house.house_id, kept.id
    from (
      select house_id from house_event
      group by house_id having count(*) > ${String(MAX_REPLAYED_EVENTS)}
    ) house cross join lateral (
      select id from house_event where house_event.house_id = house.house_id
      order by id desc offset ${String(MAX_REPLAYED_EVENTS - 1)} limit 1
    ) kept
  )
  delete from house_event where ctid in (
    select event.ctid
    from oldest join house_event event
      on event.house_id = oldest.house_id and event.id < oldest.id
    limit ${String(BATCH)} for update of event skip locked
  )
  returning 1`;

/** Deletes the operations of the houses that have more than are recognized. */
const DELETE_SURPLUS_OPERATIONS = `
  with kept as materialized (
    select house.house_id, kept.received_at
    from (
      select house_id from shopping_operation
      group by house_id having count(*) > ${String(MAX_OPERATIONS)}
    ) house cross join lateral (
      select received_at from shopping_operation
      where shopping_operation.house_id = house.house_id
      order by received_at desc offset ${String(MAX_OPERATIONS - 1)} limit 1
    ) kept
  )
  delete from shopping_operation where ctid in (
    select operation.ctid
    from kept join shopping_operation operation
      on operation.house_id = kept.house_id and operation.received_at < kept.received_at
    limit ${String(BATCH)} for update of operation skip locked
  )
  returning 1`;
