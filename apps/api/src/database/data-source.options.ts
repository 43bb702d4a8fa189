import pg, { Client, type ClientConfig, type Pool, type PoolConfig } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { InitialSchema1763600000000 } from '../../../../migrations/1763600000000-initial-schema.js';

/** The migrations, in order. */
export const MIGRATIONS = [InitialSchema1763600000000] as const;

/** With more connections, statements wait inside PostgreSQL and the highest latencies increase. */
export const POOL_SIZE = 8;

/**
 * Milliseconds until PostgreSQL has accepted a connection. Right after a recovery, or on a busy
 * machine, a connection takes a second. Shorter timeouts would only add attempts to that load.
 */
const CONNECT_TIMEOUT = 3_000;

/** Milliseconds without traffic until the first TCP keepalive. */
const KEEP_ALIVE_DELAY = 10_000;

/**
 * Settings of every connection. A prepared statement is planned once, without its parameters, so
 * that all requests get the same plan. The cost of a random page is that of memory or an SSD; the
 * default is that of a hard disk. Timeouts are in milliseconds.
 *
 * They are sent in the startup parameter `options`, which PgBouncer ignores. Behind PgBouncer the
 * role of the service has the same settings: see scripts/database-roles.sql.
 */
export const SETTINGS: Readonly<Record<string, string>> = {
  TimeZone: 'UTC',
  jit: 'off',
  plan_cache_mode: 'force_generic_plan',
  random_page_cost: '1',
  statement_timeout: '9000',
  idle_in_transaction_session_timeout: '10000',
  // A statement ends soon after its client has gone. PostgreSQL on Windows does not support it.
  ...(process.platform === 'win32' ? {} : { client_connection_check_interval: '1000' }),
};

/** Message of the driver when PostgreSQL does not answer a statement in time. */
const READ_TIMED_OUT = 'Query read timeout';

/** A connection of the pool. */
class PooledClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // The pool removes its listener when it provides the connection, and TypeORM adds one a moment
    // later. Without this one, an error in between ends the process. The next statement fails.
    this.on('error', () => undefined);
  }

  /**
   * Closes the connection when a statement of a transaction times out. The driver would drop the
   * ROLLBACK that waits behind it, and the pool would give the open transaction to another request.
   */
  override query(...args: never[]): never {
    const result: unknown = super.query(...(args as unknown as [string]));
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === READ_TIMED_OUT) void this.end();
      });
    }
    return result as never;
  }
}

/** Options of the connection pool. Timeouts are in milliseconds, short so that requests soon fail with 503. */
export function poolOptions(url: string): PoolConfig {
  return {
    connectionString: url,
    application_name: 'popote',
    Client: PooledClient,
    min: POOL_SIZE, // idle connections stay open
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: 10_000,
    keepAlive: true, // a connection that a firewall has forgotten is found before it is used
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY,
    options: Object.entries(SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  };
}

/** TypeORM on a given pool, which it closes. By default its driver creates one that it does not share. */
export function dataSourceOptions(
  pool: Pool,
  migrations: readonly (typeof MIGRATIONS)[number][] = MIGRATIONS,
): DataSourceOptions {
  const SharedPool = function () {
    return pool;
  };
  return { type: 'postgres', driver: { ...pg, Pool: SharedPool }, migrations: [...migrations] };
}
