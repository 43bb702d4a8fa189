import { mkdir } from 'node:fs/promises';
import { Pool } from 'pg';
import { createTestDatabase } from './database/test-database.js';
import { startApiProcess } from './processes/app-process.js';
import { requiredVariable } from './required-variable.js';
import type { SharedApp } from './test-app.js';
import { TestClient } from './test-client.js';
import { recordSensitive } from './test-log.js';

export const JWT_SECRET = 'a-jwt-secret-for-tests-of-32-bytes-or-more';

/**
 * The API that all test files of a worker share, with default variables, in a process of its own. A
 * file that uses it signs up its own people, changes no row of others, and expects that others
 * publish recipes.
 */
export function useSharedApp(): SharedApp {
  let app!: Awaited<ReturnType<typeof start>>;
  let pool!: Pool;
  beforeAll(async () => {
    app = await oncePerWorker('shared app', start);
    pool = new Pool({ connectionString: app.databaseUrl, max: 1 });
  });
  afterAll(() => pool.end());
  return {
    get url() {
      return app.url;
    },
    get databaseUrl() {
      return app.databaseUrl;
    },
    client: () => new TestClient(app.url),
    sql: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
  };
}

/** Returns values only: functions of this test file end with it. */
async function start(): Promise<{ readonly url: string; readonly databaseUrl: string }> {
  const { databaseUrl } = await createTestDatabase();
  recordSensitive('secret', JWT_SECRET);
  // `npm test` deletes what stands beside its logs.
  const dataDir = `${requiredVariable('TEST_LOG_FOLDER')}-data-${String(process.pid)}`;
  await mkdir(dataDir);
  const { url } = await startApiProcess(databaseUrl, JWT_SECRET, { DATA_DIR: dataDir });
  return { url, databaseUrl };
}
