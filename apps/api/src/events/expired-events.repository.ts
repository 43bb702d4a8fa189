import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { type PreparedStatement, UNNAMED } from '../database/prepared-statement.js';

/** Milliseconds between two deletions of expired events. */
const CLEANUP_INTERVAL = 10 * 60 * 1000;

/** Expired events that one statement deletes, so that it locks few rows for a short time. */
const CLEANUP_BATCH = 1000;

/** Deletes events one hour after the last client could ask for them. */
@Injectable()
export class ExpiredEventsRepository implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ExpiredEventsRepository.name);
  private cleanup: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.cleanup = setInterval(() => {
      this.deleteExpired().catch((error: unknown) => {
        // The next cleanup deletes the same events.
        this.logger.warn({ err: error }, 'Expired events could not be deleted.');
      });
    }, CLEANUP_INTERVAL).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.cleanup);
  }

  /** Deletes expired events, until none is left that no other transaction uses. */
  async deleteExpired(): Promise<void> {
    for (let deleted = CLEANUP_BATCH; deleted === CLEANUP_BATCH;) {
      const rows = await this.database.write(DELETE_EXPIRED, []);
      deleted = rows.length;
    }
  }
}

/** Returns one row for each deleted event. */
const DELETE_EXPIRED: PreparedStatement = {
  name: UNNAMED,
  text: `
    delete from house_event where ctid in (
      select ctid from house_event where created_at < now() - interval '25 hours'
      limit ${String(CLEANUP_BATCH)} for update skip locked
    )
    returning 1`,
};
