import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../apps/api/src/cli/migrate.js';

/** Runs `work` on a connection, which is closed afterwards. */
export async function withClient<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Runs one statement. Returns its rows. */
export async function query<Row extends object>(databaseUrl: string, text: string): Promise<Row[]> {
  return withClient(databaseUrl, async (client) => (await client.query<Row>(text)).rows);
}

/** Creates and migrates another database on the same server. Returns its URL. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  await query(serverUrl, `create database ${pg.escapeIdentifier(name)}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return url.href;
}

/** Returns the path of the file whose first line is the process id of the database server. */
export async function databasePidFile(databaseUrl: string): Promise<string> {
  const [setting] = await query<{ folder: string }>(
    databaseUrl,
    `select current_setting('data_directory') as folder`,
  );
  return path.join(setting?.folder ?? '', 'postmaster.pid');
}
