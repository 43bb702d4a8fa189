import { SETTINGS } from '../../src/database/data-source.options.js';
import { Fixtures } from '../support/fixtures.js';
import { signUpAdministrator } from '../support/people.js';
import {
  hasPgBouncer,
  pgBouncerSkipReason,
  startPgBouncer,
} from '../support/database/pgbouncer.js';
import {
  createServiceDatabase,
  run,
  type ServiceDatabase,
} from '../support/database/service-database.js';
import { startTestApp } from '../support/test-app.js';
import { TestWorker } from '../support/test-worker.js';

/** The address of a closed port: every new step stays pending. */
const NO_CLASSIFIER = 'http://127.0.0.1:1';

/** Uses the API from sign-up to the deletion of an account. Returns the status of the deletion. */
async function useEveryFeature(databaseUrl: string): Promise<number> {
  const app = await startTestApp({
    DATABASE_URL: databaseUrl,
    CLASSIFIER_URL: NO_CLASSIFIER,
    RATE_LIMIT: 'on',
  });
  try {
    const fixtures = await Fixtures.load(app);
    const { client, password } = await signUpAdministrator(app);
    const { id, steps } = await fixtures.write(client, {
      steps: [{ description: 'Faire mijoter 20 minutes.' }],
    });
    await new TestWorker(app).detectAll();
    const recipe = await client.get(`/recipes/${String(id)}`);
    expect(recipe.body.steps).toMatchObject([{ techSteps: [{ key: 'simmer' }] }]);
    const correction = { techStepId: null, start: 0, end: 13 };
    const corrections = `/recipes/${String(id)}/steps/${String(steps[0].id)}/corrections`;
    expect(await client.post(corrections, correction)).toMatchObject({ status: 201 });
    const item = { recipeId: id, date: '2026-11-20', slot: 'LUNCH', portions: 2 };
    expect(await client.post('/planning/items', item)).toMatchObject({ status: 201 });
    expect(await client.get('/planning/shopping-list?date=2026-11-20')).toMatchObject({
      status: 200,
      body: { lines: [{}, {}] },
    });
    expect(await client.post('/auth/logout-everywhere')).toMatchObject({ status: 204 });
    expect(await client.get('/auth/me')).toMatchObject({ status: 401 });
    const { client: other } = await signUpAdministrator(app);
    return (await other.delete('/auth/me', { password })).status;
  } finally {
    await app.close();
  }
}

describe('the role of the service', () => {
  let database: ServiceDatabase;
  beforeAll(async () => {
    database = await createServiceDatabase();
  });
  afterAll(() => database.drop());

  it('is sufficient for the API', async () => {
    expect(await useEveryFeature(database.serviceUrl)).toBe(204);
  });

  it.each([
    'create table intruder (id int)',
    'create temporary table intruder (id int)',
    'create schema intruder',
    'drop table recipe',
    'alter table recipe add column intruder int',
    'truncate recipe',
    'alter role popote_owner superuser',
    'create role intruder',
    'create database intruder',
    'set role popote_owner',
    "copy recipe to program 'cat'",
  ])('may not %s', async (statement) => {
    // SQLSTATE 42501 is insufficient_privilege.
    await expect(run(database.serviceUrl, statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('has the settings that the API sends at connection', async () => {
    const rows = await run(
      database.serviceUrl,
      `select name, setting from pg_settings
       where name in (${Object.keys(SETTINGS)
         .map((name) => `'${name}'`)
         .join(', ')})`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual(SETTINGS);
  });

  (hasPgBouncer() ? describe : describe.skip)(`with PgBouncer${pgBouncerSkipReason()}`, () => {
    it('is sufficient for the API in transaction mode', async () => {
      const pgBouncer = await startPgBouncer(database.serviceUrl);
      try {
        expect(await useEveryFeature(pgBouncer.url)).toBe(204);
      } finally {
        await pgBouncer.stop();
      }
    });
  });
});
