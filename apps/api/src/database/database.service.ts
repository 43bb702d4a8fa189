import { Injectable } from '@nestjs/common';
import type { Pool, QueryConfig, QueryResultRow } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import { isUnavailable, isRetryable } from './database-error.js';
import type { PreparedStatement } from './prepared-statement.js';
import type { SessionKey } from './session-key.js';

const ATTEMPTS = 3;

/** Milliseconds after which whoever waits for a read is told to come back: 503. */
const READ_TIMEOUT = 4_000;

/** What the driver reads of a query beside what its types say. */
interface TimedQuery extends QueryConfig {
  readonly query_timeout: number;
}

/** The ways to the database: prepared statements, and transactions of several. */
@Injectable()
export class Database {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs a prepared read. It is repeated when its connection was lost, which a read never
   * notices: several servers restart theirs without anybody seeing an error.
   */
  async read<Row extends QueryResultRow>(
    { name, text }: PreparedStatement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    return attempt(isUnavailable, async () => {
      const query: TimedQuery = { name, text, values: [...values], query_timeout: READ_TIMEOUT };
      const { rows } = await this.pool.query<Row>(query);
      return rows;
    });
  }

  /**
   * Runs a read for a session. The statement begins with `LIVE_PROFILE`, whose parameters `$1` to
   * `$3` are the session's; `values` are `$4` and up. One row, or none when the session is not live.
   *
   * @throws NOT_AUTHENTICATED
   */
  async readAs<Row extends QueryResultRow>(
    { profileId, tokenVersion, tokenId }: SessionKey,
    statement: PreparedStatement,
    values: readonly unknown[] = [],
  ): Promise<Row> {
    const [row] = await this.read<Row>(statement, [profileId, tokenVersion, tokenId, ...values]);
    if (row === undefined) throw new AppError('NOT_AUTHENTICATED');
    return row;
  }

  /** Runs a prepared write that is a transaction by itself; again when nothing came of it. */
  async write<Row extends QueryResultRow>(
    { name, text }: PreparedStatement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    return attempt(isRetryable, async () => {
      const { rows } = await this.pool.query<Row>({ name, text, values: [...values] });
      return rows;
    });
  }

  /** Runs `work` in one transaction; from the start again when nothing came of it. */
  async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return attempt(isRetryable, () => this.dataSource.transaction(work));
  }

  /** Connections of the pool, and requests that wait for one. */
  get connections(): { readonly busy: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** TypeORM never names its statements; its pool, asked directly, does. */
  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}

async function attempt<T>(
  mayRepeat: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  for (let left = ATTEMPTS - 1; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !mayRepeat(error)) throw error;
    }
  }
}
