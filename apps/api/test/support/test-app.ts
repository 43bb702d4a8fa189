import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Client, Pool } from 'pg';
import type { DestinationStream } from 'pino';
import { createLogger } from '#platform/logging/create-logger.js';
import { createApp } from '../../src/app.js';
import { Config } from '../../src/config.js';
import { TestClient } from './test-client.js';
import { recordSensitive, testLog } from './test-log.js';

/** The API with its own database and the real classifier. */
export interface TestApp {
  readonly url: string;
  readonly databaseUrl: string;
  readonly app: NestFastifyApplication;
  /** A client with an empty cookie jar. */
  client(): TestClient;
  /** Runs SQL on the database of the API, for state that no route returns. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export const INTERNAL_SECRET = 'an-internal-secret-for-tests-of-32-bytes';

/**
 * Starts the API for one test file. `env` overrides environment variables; `log` receives the log
 * lines. Call `close` in `afterAll`.
 */
export async function startTestApp(
  env: Record<string, string> = {},
  log?: DestinationStream,
): Promise<TestApp> {
  const { databaseUrl, drop } = await createDatabase();
  const config = new Config({
    PORT: '0',
    DATA_DIR: tmpdir(),
    RATE_LIMIT: 'off',
    JWT_SECRET: randomBytes(32).toString('hex'),
    INTERNAL_SECRET,
    DATABASE_URL: databaseUrl,
    CLASSIFIER_URL: required('TEST_CLASSIFIER_URL'),
    ...env,
  });
  for (const secret of [...config.jwtSecrets, ...config.internalSecrets]) {
    recordSensitive('secret', secret);
  }
  const app = await createApp(config, createLogger('api', 'trace', testLog(log)));
  await app.listen(config.port, config.host);
  const url = await app.getUrl();
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  return {
    url,
    databaseUrl,
    app,
    client: () => new TestClient(url),
    sql: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    close: async () => {
      await pool.end();
      await app.close();
      await drop();
    },
  };
}

/** Copies the template database that `npm test` migrated and seeded. */
async function createDatabase(): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const adminUrl = required('TEST_DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const runAsAdmin = async (statement: string) => {
    const admin = new Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  };
  await runAsAdmin(`create database ${name} template template_popote`);
  const databaseUrl = new URL(adminUrl);
  databaseUrl.pathname = `/${name}`;
  return {
    databaseUrl: databaseUrl.href,
    drop: () => runAsAdmin(`drop database ${name} with (force)`),
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the tests with npm test.`);
  return value;
}
