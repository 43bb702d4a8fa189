import pg from 'pg';
import { migrate } from '../../apps/api/src/cli/migrate.js';

/** Creates and migrates another database on the same server. Returns its URL. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client
    .query(`create database ${client.escapeIdentifier(name)}`)
    .finally(() => client.end());
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return url.href;
}
