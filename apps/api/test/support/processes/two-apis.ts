import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { Pool } from 'pg';
import { createTestDatabase } from '../database/test-database.js';
import { type ClientSource, listen } from '../test-app.js';
import { TestClient } from '../test-client.js';
import { recordSensitive } from '../test-log.js';
import { type RunningApp, startApiProcess } from './app-process.js';

/** Two processes of the API on one database. `client()` returns clients of the first one. */
export interface TwoApis extends ClientSource {
  readonly first: RunningApp;
  /** The process of the tests. */
  readonly second: RunningApp;
  readonly databaseUrl: string;
  /** Runs SQL on the database, for state that no route returns. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** A proxy in front of the database. */
interface Pooler {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts both processes with the same environment. `pool` starts a proxy in front of the database;
 * both processes then connect to it.
 */
export async function startTwoApis(
  env: Record<string, string> = {},
  pool?: (databaseUrl: string) => Promise<Pooler>,
): Promise<TwoApis> {
  const database = await createTestDatabase();
  const pooler = await pool?.(database.databaseUrl);
  const jwtSecret = randomBytes(32).toString('hex');
  recordSensitive('secret', jwtSecret);
  const databaseUrl = pooler?.url ?? database.databaseUrl;
  const own = { DATA_DIR: tmpdir(), DATABASE_URL: databaseUrl, JWT_SECRET: jwtSecret };
  const [first, app] = await Promise.all([
    startApiProcess(databaseUrl, jwtSecret, env),
    listen({ ...own, ...env }),
  ]);
  const second = { url: await app.getUrl(), stop: () => app.close() };
  const connections = new Pool({ connectionString: database.databaseUrl, max: 1 });
  return {
    first,
    second,
    databaseUrl: database.databaseUrl,
    client: () => new TestClient(first.url),
    sql: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await connections.query<Row>(text, values)).rows,
    close: async () => {
      await connections.end();
      await Promise.all([first.stop(), second.stop()]);
      await pooler?.stop();
      await database.drop();
    },
  };
}
