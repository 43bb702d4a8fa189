import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { requiredVariable } from '../required-variable.js';
import { REQUIRE_EVENTS } from './required-events.js';

/** A database for one test file. */
export interface TestDatabase {
  readonly databaseUrl: string;
  readonly drop: () => Promise<void>;
}

/** Copies the template database that `npm test` migrated and seeded. A change without its event fails in it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = requiredVariable('TEST_DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (connectionString: string, statement: string) => {
    const client = new Client({ connectionString });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  // Copying files takes less time than the default strategy, which writes every page to the log.
  await run(adminUrl, `create database ${name} template template_popote strategy file_copy`);
  const databaseUrl = new URL(adminUrl);
  databaseUrl.pathname = `/${name}`;
  await run(databaseUrl.href, REQUIRE_EVENTS);
  return {
    databaseUrl: databaseUrl.href,
    drop: () => run(adminUrl, `drop database ${name} with (force)`),
  };
}
