import { Client, type ClientConfig } from 'pg';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { InitialSchema1763600000000 } from '../../../../migrations/1763600000000-initial-schema.js';

/** With more connections, statements wait inside PostgreSQL and the highest latencies increase. */
const POOL_SIZE = 8;

/** Milliseconds that a request waits for a connection while all of them are in use. */
const POOL_TIMEOUT = 3_000;

/** Milliseconds until PostgreSQL must have accepted a new connection. */
const CONNECT_TIMEOUT = 500;

/**
 * Settings of every connection. A prepared statement is planned once, without its parameters: all
 * requests get the same plan, which the tests compare with a snapshot. Lists read indexes in order
 * and stop at the limit; a bitmap scan would first read every match. With both scans off, the
 * planner uses a bitmap or a sequential scan only where no index scan exists, whichever costs less.
 * Timeouts are in milliseconds.
 *
 * They are sent in the startup parameter `options`, which PgBouncer ignores. Behind PgBouncer the
 * role of the service has the same settings: see scripts/database-roles.sql.
 */
export const SETTINGS: Readonly<Record<string, string>> = {
  TimeZone: 'UTC',
  jit: 'off',
  plan_cache_mode: 'force_generic_plan',
  enable_bitmapscan: 'off',
  enable_seqscan: 'off',
  statement_timeout: '9000',
  idle_in_transaction_session_timeout: '10000',
  // A statement ends soon after its client has gone. PostgreSQL on Windows does not support it.
  ...(process.platform === 'win32' ? {} : { client_connection_check_interval: '1000' }),
};

/** A connection of the pool. */
class PooledClient extends Client {
  constructor(config: ClientConfig = {}) {
    // The pool has one timeout for connecting and for waiting; connecting gets a shorter one here.
    // The pool hides the password from enumeration.
    super({ ...config, password: config.password, connectionTimeoutMillis: CONNECT_TIMEOUT });
    // The pool removes its listener when it provides the connection, and TypeORM adds one a moment
    // later. Without this one, an error in between ends the process. The next statement fails.
    this.on('error', () => undefined);
  }
}

/** Connection options. Timeouts are in milliseconds, short so that requests soon fail with 503. */
export function dataSourceOptions(url: string): PostgresDataSourceOptions {
  return {
    type: 'postgres',
    url,
    applicationName: 'popote',
    migrations: [InitialSchema1763600000000],
    poolSize: POOL_SIZE,
    connectTimeoutMS: POOL_TIMEOUT,
    extra: {
      Client: PooledClient,
      min: POOL_SIZE, // idle connections stay open
      query_timeout: 10_000,
      options: Object.entries(SETTINGS)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    },
  };
}
