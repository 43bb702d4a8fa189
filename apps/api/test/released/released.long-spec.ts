import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { restore } from '../../src/cli/backup/restore.js';
import { migrate } from '../../src/cli/migrate.js';
import { findDifference } from '../../src/database/schema-check.js';
import { RULES } from '../authorization/rules.js';
import { Requests } from '../authorization/send-requests.js';
import { contentOf } from '../exchange/full-house.js';
import { send } from '../exchange/house-files.js';
import { createDatabase, type CreatedDatabase } from '../support/database/create-database.js';
import { signUpAdministrator } from '../support/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';
import { folderOf, PERSON, RELEASED_VERSIONS, WEEKS } from './released.js';

describe.each(RELEASED_VERSIONS)('version %s', (version) => {
  const folder = folderOf(version);
  let database: CreatedDatabase;
  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(() => database.drop());

  it('has a schema that this version completes', async () => {
    await database.run(await readFile(path.join(folder, 'schema.sql'), 'utf8'));
    await migrate(database.url);
    const client = new Client({ connectionString: database.url });
    await client.connect();
    expect(await findDifference(client)).toBeUndefined();
    await client.end();
  });
});

describe.each(RELEASED_VERSIONS)('the backup of version %s, restored by this version', (version) => {
  const folder = folderOf(version);
  let database: CreatedDatabase;
  let dataDir: string;
  let app: TestApp;
  beforeAll(async () => {
    database = await createDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'popote-released-'));
    await restore(database.url, path.join(folder, 'backup'), dataDir);
    app = await startTestApp({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  it('has the house that its export brings to another house', async () => {
    const client = app.client();
    await client.succeed('POST', '/auth/login', PERSON);
    const content = await contentOf({ client }, WEEKS);
    expect(content.recipes).toHaveLength(4);
    const other = await signUpAdministrator(app);
    const imported = await send(other.client, await readFile(path.join(folder, 'house.zip')));
    expect(imported).toMatchObject({ status: 200, body: { recipes: 4, skipped: 0 } });
    const imports = () => contentOf(other, WEEKS);
    // The photos come after the answer.
    await until(async () => (await imports()).recipes.some(({ photo }) => photo !== null));
    expect(await imports()).toEqual(content);
  });

  describe('has every operation', () => {
    let requests: Requests;
    beforeAll(async () => {
      requests = await Requests.prepare(app);
    });

    it.each(Object.entries(RULES))('%s', async (route, rule) => {
      for (const target of rule.targets) {
        for (const actor of ['author', 'administrator', 'worker'] as const) {
          const { headers } = requests.world;
          const outcome = await requests.outcomeOf(route, rule, headers[actor], target);
          const expected = rule.expected(actor, target);
          expect([actor, target, outcome.split(' ', 1)[0]]).toEqual([actor, target, expected]);
        }
      }
    });
  });
});
