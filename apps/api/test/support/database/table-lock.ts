import { Client } from 'pg';
import type { SharedApp } from '../test-app.js';

/** What runs statements on the database of an API. */
type Database = Pick<SharedApp, 'sql' | 'databaseUrl'>;

/** Runs a statement in a transaction that holds its locks until `end`. */
export async function holdLock(
  { databaseUrl }: Pick<Database, 'databaseUrl'>,
  statement: string,
  values: unknown[] = [],
): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query(statement, values);
  return client;
}

/** Makes every statement on the table `profile` wait until `end`. */
export function lockProfiles(app: Database): Promise<Client> {
  return holdLock(app, 'lock table profile in access exclusive mode');
}

/** Process ids of the connections that wait for a lock. */
export async function waitingForLock({ sql }: Pick<Database, 'sql'>): Promise<number[]> {
  const rows = await sql<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
}
