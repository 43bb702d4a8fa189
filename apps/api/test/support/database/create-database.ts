import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { requiredVariable } from '../required-variable.js';

/** A database of a test. */
export interface CreatedDatabase {
  readonly url: string;
  run(statement: string): Promise<void>;
  drop(): Promise<void>;
}

/**
 * Creates a database without tables, beside the template that `npm test` has made; or another one, with
 * the options of `create database`.
 */
export async function createDatabase(options = ''): Promise<CreatedDatabase> {
  const adminUrl = requiredVariable('TEST_DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const runOn = async (connectionString: string, statement: string) => {
    const client = new Client({ connectionString });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await runOn(adminUrl, `create database ${name} ${options}`);
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
  return {
    url,
    run: (statement) => runOn(url, statement),
    drop: () => runOn(adminUrl, `drop database ${name} with (force)`),
  };
}
