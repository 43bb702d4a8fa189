import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import pino from 'pino';
import { NestLogger } from '#platform/logging/nest-logger.js';
import { PACKAGE_VERSION } from '#platform/package-version.js';
import { migrate } from '../../src/cli/migrate.js';
import { Config } from '../../src/config.js';
import { findDifference } from '../../src/database/schema-check.js';
import { ReadinessService } from '../../src/health/readiness.service.js';
import { untilReady } from '../../src/health/until-ready.js';
import { createDatabase, type CreatedDatabase } from '../support/database/create-database.js';
import { startApiProcess } from '../support/processes/app-process.js';
import { freePort } from '../support/processes/free-port.js';
import { until } from '../support/until.js';

const JWT_SECRET = 'a-secret-of-a-test-of-the-readiness';
const INTERNAL_SECRET = 'another-secret-of-the-same-test-file';

describe('readiness', () => {
  let database: CreatedDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());

  const lines: string[] = [];
  beforeAll(() => {
    Logger.overrideLogger(new NestLogger(pino({}, { write: (line) => lines.push(line) })));
  });
  const start = async (databaseUrl: string) => {
    const port = await freePort();
    const config = new Config({
      DATABASE_URL: databaseUrl,
      PORT: port,
      JWT_SECRET,
      INTERNAL_SECRET,
    });
    return { url: `http://127.0.0.1:${port}`, started: untilReady(config) };
  };
  const untilAnswered = async (url: string): Promise<Response> => {
    await until(() =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    );
    return fetch(url);
  };

  it('is alive and not ready until the database has its migrations', async () => {
    const { url, started } = await start(database.url);
    const answer = await untilAnswered(`${url}/health/ready`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
    expect(await answer.json()).toMatchObject({ code: 5030 });
    expect((await fetch(`${url}/recipes`)).status).toBe(503);
    const alive = await fetch(`${url}/health`);
    expect([alive.status, await alive.json()]).toEqual([
      200,
      { status: 'ok', version: PACKAGE_VERSION },
    ]);
    expect(lines.join('')).toContain('the database lacks InitialSchema1763600000000');
    await migrate(database.url);
    await expect(started).resolves.toBeUndefined();
    // Each reason is logged once. On a busy machine, the catalogues are seen missing as well.
    const reasons = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(reasons).toEqual([...new Set(reasons)]);
  });

  it('is not ready until the database has the keys of its catalogues', async () => {
    const emptied = await createDatabase();
    await migrate(emptied.url);
    await emptied.run("delete from utensil where key = 'oven'");
    const { url, started } = await start(emptied.url);
    expect((await untilAnswered(`${url}/health/ready`)).status).toBe(503);
    expect(lines.at(-1)).toContain('the database lacks keys of utensil. Run the migration');
    await migrate(emptied.url);
    await expect(started).resolves.toBeUndefined();
    await emptied.drop();
  });

  it('starts when a newer version has retired a key', async () => {
    await database.run("update utensil set retired = true where key = 'oven'");
    const { started } = await start(database.url);
    await expect(started).resolves.toBeUndefined();
  });

  it('starts with the schema of a newer version', async () => {
    await database.run("insert into migrations (timestamp, name) values (9, 'Newer9')");
    const { started } = await start(database.url);
    await expect(started).resolves.toBeUndefined();
  });

  it('is lost while a table lacks a column, and requests then get 503/5030', async () => {
    const api = await startApiProcess(database.url, JWT_SECRET);
    const statusOf = async (path: string) => (await fetch(api.url + path)).status;
    const statuses = () => Promise.all(['/health', '/health/ready', '/docs'].map(statusOf));
    expect(await statuses()).toEqual([200, 200, 200]);
    await database.run('alter table recipe rename name to title');
    await until(async () => (await statusOf('/docs')) === 503);
    expect(await statuses()).toEqual([200, 503, 503]);
    expect(await (await fetch(`${api.url}/docs`)).json()).toMatchObject({ code: 5030 });
    await database.run('alter table recipe rename title to name');
    await until(async () => (await statusOf('/docs')) === 200);
    expect(await statuses()).toEqual([200, 200, 200]);
    await api.stop();
  });

  it('waits, and names what differs, when the database was made by another text of a migration', async () => {
    const other = "update migration_digest set digest = 'another'";
    await database.run(`create table digests as table migration_digest; ${other}`);
    const { url, started } = await start(database.url);
    expect((await untilAnswered(`${url}/health/ready`)).status).toBe(503);
    expect(lines.at(-1)).toContain('differs: another text of InitialSchema1763600000000. See docs');
    await database.run('delete from migration_digest; insert into migration_digest table digests');
    await expect(started).resolves.toBeUndefined();
  });

  describe('the comparison of a schema', () => {
    let client: Client;
    beforeAll(async () => {
      client = new Client({ connectionString: database.url });
      await client.connect();
    });
    beforeEach(() => client.query('begin'));
    afterEach(() => client.query('rollback'));
    afterAll(() => client.end());

    it.each([
      ['drop table house_calendar', 'no table house_calendar, no column house_calendar.house_id, '],
      ['alter table recipe drop column portions', 'no column recipe.portions'],
      ['drop index house_left_at', 'no index house_left_at'],
      ['alter table house drop constraint house_week_starts_on', 'no constraint house.house_week'],
      ['alter function add_house_events rename to add_events', 'no function add_house_events('],
      ['delete from migration_digest', 'another text of InitialSchema1763600000000'],
      ['drop table migration_digest', 'another text of InitialSchema1763600000000, no table migr'],
    ])('notices %s', async (statement, difference) => {
      await client.query(statement);
      expect(await findDifference(client)).toContain(`differs: ${difference}`);
    });

    it.each([
      'alter table recipe add column newer text',
      'create table newer (id int primary key)',
      "insert into migration_digest values ('Newer9', 'digest')",
      'alter table recipe alter column name drop not null',
    ])('accepts %s', async (statement) => {
      await client.query(statement);
      expect(await findDifference(client)).toBeUndefined();
    });
  });

  it('ends a check that has begun before its connection is closed', async () => {
    const config = { DATABASE_URL: database.url, JWT_SECRET, INTERNAL_SECRET };
    const readiness = new ReadinessService(new Config(config));
    const answer = readiness.isReady();
    await readiness.onApplicationShutdown();
    expect(await answer).toBe(true);
  });

  it('does not wait when the password is wrong', async () => {
    const url = Object.assign(new URL(database.url), { password: 'wrong' }).href;
    const { started } = await start(url);
    await expect(started).rejects.toMatchObject({ code: '28P01' });
  });
});
