import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { requiredVariable } from '../required-variable.js';

/** A database for one test file. */
export interface TestDatabase {
  readonly databaseUrl: string;
  readonly drop: () => Promise<void>;
}

/** Copies the template database that `npm test` migrated and seeded. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = requiredVariable('TEST_DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const runAsAdmin = async (statement: string) => {
    const admin = new Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  };
  // Copying files takes less time than the default strategy, which writes every page to the log.
  await runAsAdmin(`create database ${name} template template_popote strategy file_copy`);
  const databaseUrl = new URL(adminUrl);
  databaseUrl.pathname = `/${name}`;
  return {
    databaseUrl: databaseUrl.href,
    drop: () => runAsAdmin(`drop database ${name} with (force)`),
  };
}
