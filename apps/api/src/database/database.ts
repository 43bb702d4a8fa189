import { Injectable } from '@nestjs/common';
import { Pool, type PoolClient, type QueryConfig, type QueryResultRow } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import { withSpan } from '#platform/tracing/span.js';
import { ConnectionQueue, type ConnectionUse } from './connection-queue.js';
import { isRetryableRead, isRetryableWrite } from './database-error.js';
import type { PreparedStatement, SessionKey } from './prepared-statement.js';

const MAX_ATTEMPTS = 3;

/** Milliseconds after which a read fails with 503. */
const READ_TIMEOUT = 4_000;

/** The driver's timeout of one query, which its type definitions lack. */
interface TimedQuery extends QueryConfig {
  readonly query_timeout: number;
}

/**
 * Runs prepared statements and transactions. Prepared statements run on TypeORM's pool directly,
 * because TypeORM's own queries have no name and are planned at each execution.
 */
@Injectable()
export class Database {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly queue: ConnectionQueue,
  ) {}

  /**
   * Runs a prepared read. It is retried when the connection is lost. With a `manager` it runs once,
   * in the transaction of that manager.
   */
  async read<Row extends QueryResultRow>(
    { name, text }: PreparedStatement,
    values: readonly unknown[],
    manager?: EntityManager,
  ): Promise<Row[]> {
    if (manager !== undefined) return runWithin(manager, { name, text, values: [...values] });
    return this.retry('statement', isRetryableRead, async () => {
      const query: TimedQuery = { name, text, values: [...values], query_timeout: READ_TIMEOUT };
      const { rows } = await this.pool.query<Row>(query);
      return rows;
    });
  }

  /**
   * Runs a prepared read again and again: each page begins after the `position` of the last row before.
   * The position is the last parameter. Ends with an empty page.
   *
   * @param start the position before all rows
   */
  async *pages<Row extends { readonly position: unknown }>(
    statement: PreparedStatement,
    values: readonly unknown[],
    start: unknown,
    manager?: EntityManager,
  ): AsyncGenerator<Row[]> {
    for (let after = start; ;) {
      const rows = await this.read<Row>(statement, [...values, after], manager);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows;
      after = last.position;
    }
  }

  /**
   * Runs a read for a session. The statement begins with `LIVE_PROFILE`, whose parameters `$1` to
   * `$3` identify the session; `values` are `$4` and up. The statement returns one row when the
   * session is live, and none otherwise. With a `manager` it runs in that transaction, as in `read`.
   *
   * @throws NOT_AUTHENTICATED
   */
  async readAs<Row extends QueryResultRow>(
    { profileId, tokenVersion, tokenId }: SessionKey,
    statement: PreparedStatement,
    values: readonly unknown[] = [],
    manager?: EntityManager,
  ): Promise<Row> {
    const parameters = [profileId, tokenVersion, tokenId, ...values];
    const [row] = await this.read<Row>(statement, parameters, manager);
    if (row === undefined) throw new AppError('NOT_AUTHENTICATED');
    return row;
  }

  /**
   * Runs a prepared write in a transaction of its own. It is retried when it changed nothing. With a
   * `manager` it runs once, in the transaction of that manager.
   */
  async write<Row extends QueryResultRow>(
    { name, text }: PreparedStatement,
    values: readonly unknown[],
    manager?: EntityManager,
  ): Promise<Row[]> {
    if (manager !== undefined) return runWithin(manager, { name, text, values: [...values] });
    return this.retry('statement', isRetryableWrite, async () => {
      const { rows } = await this.pool.query<Row>({ name, text, values: [...values] });
      return rows;
    });
  }

  /** Runs `work` in one transaction. It is retried from the start when it changed nothing. */
  async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.retry('transaction', isRetryableWrite, () =>
      withSpan('transaction', {}, () => this.dataSource.transaction(work)),
    );
  }

  /** Connections of the pool, and requests that wait for one. */
  get connections(): { readonly busy: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    // The pool hands out an idle connection in the next tick: that request does not wait.
    const waiting = Math.max(0, waitingCount - idleCount) + this.queue.load.waiting;
    return { busy: totalCount - idleCount, idle: idleCount, waiting };
  }

  /**
   * Opens every connection of the pool, because a burst of requests that has to open them waits much
   * longer than one that finds them open. A connection that fails is opened by a later request.
   */
  async openConnections(): Promise<void> {
    const connections = Array.from({ length: this.pool.options.max }, () => this.pool.connect());
    for (const result of await Promise.allSettled(connections)) {
      if (result.status === 'fulfilled') result.value.release();
    }
  }

  /** @throws SERVICE_UNAVAILABLE when too many requests wait for a connection, or one too long */
  private retry<T>(
    use: ConnectionUse,
    canRetry: (error: unknown) => boolean,
    work: () => Promise<T>,
  ): Promise<T> {
    return this.queue.run(use, async () => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await work();
        } catch (error) {
          if (attempt === MAX_ATTEMPTS || !canRetry(error)) throw error;
        }
      }
    });
  }
}

/** Runs a statement on the connection of a transaction: TypeORM's own queries have no name. */
async function runWithin<Row extends QueryResultRow>(
  { queryRunner }: EntityManager,
  query: QueryConfig,
): Promise<Row[]> {
  const connection = (await queryRunner?.connect()) as PoolClient;
  return (await connection.query<Row>(query)).rows;
}
