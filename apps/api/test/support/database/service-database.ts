import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../../src/cli/migrate.js';

const ROLES = readFileSync(
  path.resolve(__dirname, '../../../../../scripts/database-roles.sql'),
  'utf8',
);
const PASSWORD = 'a-password-for-tests';

/** A database with the roles of a deployment, migrated by its owner. */
export interface ServiceDatabase {
  /** URL of the role of the service. */
  readonly serviceUrl: string;
  drop(): Promise<void>;
}

/** The names of the database and its roles are fixed: one test file at a time can use it. */
export async function createServiceDatabase(): Promise<ServiceDatabase> {
  const adminUrl = process.env['TEST_DATABASE_URL'] ?? '';
  await run(adminUrl, 'create database popote');
  await run(urlOf(adminUrl), ROLES);
  await run(
    adminUrl,
    `alter role popote_owner password '${PASSWORD}'; alter role popote_service password '${PASSWORD}'`,
  );
  await migrate(urlOf(adminUrl, 'popote_owner'));
  return {
    serviceUrl: urlOf(adminUrl, 'popote_service'),
    drop: async () => {
      await run(adminUrl, 'drop database popote with (force)');
      await run(adminUrl, 'drop role popote_service; drop role popote_owner');
    },
  };
}

/** Runs statements and returns the rows of the last one. */
export async function run(url: string, statements: string): Promise<any[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const results = await client.query(statements).finally(() => client.end());
  return [results].flat().at(-1)?.rows ?? [];
}

function urlOf(adminUrl: string, role?: string): string {
  const url = new URL(adminUrl);
  url.pathname = '/popote';
  if (role !== undefined) Object.assign(url, { username: role, password: PASSWORD });
  return url.href;
}
