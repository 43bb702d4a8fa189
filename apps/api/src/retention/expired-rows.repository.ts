import { Injectable } from '@nestjs/common';
import { MAX_REPLAYED_EVENTS } from '#domain/events/event-position.js';
import { REPLAY_HOURS, RESPONSE_HOURS } from '#domain/retention.js';
import { Database } from '../database/database.js';
import { UNNAMED } from '../database/prepared-statement.js';

/** The rows that no request reads any more, by table. */
const EXPIRED = {
  attempt_counter: 'expires_at <= now()',
  revoked_session: 'expires_at <= now()',
  idempotency_key: `created_at <= now() - interval '${String(RESPONSE_HOURS)} hours'`,
  // One hour more, because a request may be read long after its position was checked.
  house_event: `created_at <= now() - interval '${String(REPLAY_HOURS + 1)} hours'`,
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
