import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Client, Pool } from 'pg';
import type { DestinationStream } from 'pino';
import { createLogger } from '#platform/logging/create-logger.js';
import { createApp } from '../../src/app.js';
import { Config } from '../../src/config.js';
import { Visitor } from './visitor.js';

/** The API on a database of its own, with the real classifier behind it. */
export interface TestApp {
  readonly url: string;
  readonly databaseUrl: string;
  readonly app: NestFastifyApplication;
  /** Somebody with a browser of their own: a cookie jar and nothing else. */
  visitor(): Visitor;
  /** Asks the database itself, for what cannot be seen from outside. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export const INTERNAL_SECRET = 'the-worker-and-the-tests-know-this-one';

/**
 * Starts the API for one test file; `env` overrides variables, `log` reads what it writes down.
 * Close it in `afterAll`.
 */
export async function startTestApp(
  env: Record<string, string> = {},
  log?: DestinationStream,
): Promise<TestApp> {
  const { databaseUrl, drop } = await createDatabase();
  const config = new Config({
    PORT: '0',
    DATA_DIR: tmpdir(),
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    JWT_SECRET: randomBytes(32).toString('hex'),
    INTERNAL_SECRET,
    DATABASE_URL: databaseUrl,
    CLASSIFIER_URL: required('TEST_CLASSIFIER_URL'),
    ...env,
  });
  const app = await createApp(config, log && createLogger('api', 'info', log));
  await app.listen(config.port, config.host);
  const url = await app.getUrl();
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  return {
    url,
    databaseUrl,
    app,
    visitor: () => new Visitor(url),
    sql: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    close: async () => {
      await pool.end();
      await app.close();
      await drop();
    },
  };
}

/** A copy of the database that the test run migrated and seeded once. */
async function createDatabase(): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const adminUrl = required('TEST_DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const administer = async (statement: string) => {
    const admin = new Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  };
  await administer(`create database ${name} template template_popote`);
  const databaseUrl = new URL(adminUrl);
  databaseUrl.pathname = `/${name}`;
  return {
    databaseUrl: databaseUrl.href,
    drop: () => administer(`drop database ${name} with (force)`),
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the tests with npm test.`);
  return value;
}
