import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import type { DestinationStream } from 'pino';
import { createLogger } from '#platform/logging/create-logger.js';
import { createApp } from '../../src/app.js';
import { Config } from '../../src/config.js';
import { createTestDatabase } from './database/test-database.js';
import { requiredVariable } from './required-variable.js';
import { TestClient } from './test-client.js';
import { recordSensitive, testLog } from './test-log.js';
import { until } from './until.js';

/** The API with the real classifier, and a database. */
export interface SharedApp extends ClientSource {
  readonly url: string;
  readonly databaseUrl: string;
  /** Runs SQL on the database of the API, for state that no route returns. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** The API in the process of the tests, with its own database. */
export interface TestApp extends SharedApp {
  /** A folder of its own, which is deleted when it closes. */
  readonly dataDir: string;
  readonly app: NestFastifyApplication;
  close(): Promise<void>;
}

/** Where helpers of tests get their clients: one process of the API, or several. */
export interface ClientSource {
  /** A client with an empty cookie jar. */
  client(): TestClient;
}

export const INTERNAL_SECRET = 'an-internal-secret-for-tests-of-32-bytes';

/** Starts the API before the tests of a suite, and closes it after them. */
export function useTestApp(...options: Parameters<typeof startTestApp>): TestApp {
  let app!: TestApp;
  beforeAll(async () => {
    app = await startTestApp(...options);
  });
  afterAll(() => app.close());
  return new Proxy({} as TestApp, { get: (_, property) => Reflect.get(app, property) as unknown });
}

/**
 * Starts the API for one test file, on a database of its own unless `env` has one. `env` overrides
 * environment variables; `log` receives the log lines. Call `close` in `afterAll`.
 */
export async function startTestApp(
  env: Record<string, string> = {},
  log?: DestinationStream,
): Promise<TestApp> {
  const { databaseUrl, drop } =
    env['DATABASE_URL'] === undefined
      ? await createTestDatabase()
      : { databaseUrl: env['DATABASE_URL'], drop: () => undefined };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'popote-data-'));
  const app = await listen({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env }, log);
  const url = await app.getUrl();
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  pool.on('error', () => undefined); // a test may end the connections of its database
  return {
    url,
    databaseUrl,
    dataDir,
    app,
    client: () => new TestClient(url),
    sql: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    close: async () => {
      await pool.end();
      await app.close();
      await drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/**
 * Starts the API in this process, on a database that exists. A process can have one: the strategies of
 * Passport belong to the process.
 */
export async function listen(
  env: Record<string, string>,
  log?: DestinationStream,
): Promise<NestFastifyApplication> {
  const config = new Config({
    PORT: '0',
    RATE_LIMIT: 'off',
    JWT_SECRET: randomBytes(32).toString('hex'),
    INTERNAL_SECRET,
    CLASSIFIER_URL: requiredVariable('TEST_CLASSIFIER_URL'),
    ...env,
  });
  for (const secret of [...config.jwtSecrets, ...config.internalSecrets]) {
    recordSensitive('secret', secret);
  }
  const app = await createApp(config, createLogger('api', 'trace', testLog(log)));
  await app.listen(config.port, config.host);
  // On a slow machine, the start itself is an overload.
  await until(() => !app.getHttpAdapter().getInstance().isUnderPressure());
  return app;
}
