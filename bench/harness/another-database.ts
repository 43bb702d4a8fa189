import pg from 'pg';
import { migrate } from '../../apps/api/src/cli/migrate.js';

/** A second migrated database on the server of the first. */
export async function anotherDatabase(databaseUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client
    .query(`create database ${client.escapeIdentifier(name)}`)
    .finally(() => client.end());
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return url.href;
}
