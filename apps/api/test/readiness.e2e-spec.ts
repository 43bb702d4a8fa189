import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import pino from 'pino';
import { migrate } from '../src/cli/migrate.js';
import { untilMigrated } from '../src/health/until-migrated.js';
import { freePort } from './support/processes/free-port.js';
import { until } from './support/until.js';

/** Creates an empty database. */
async function createDatabase() {
  const adminUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `test_${randomBytes(6).toString('hex')}`;
  const runOn = async (connectionString: string, statement: string) => {
    const client = new Client({ connectionString });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await runOn(adminUrl, `create database ${name}`);
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
  return {
    url,
    run: (statement: string) => runOn(url, statement),
    drop: () => runOn(adminUrl, `drop database ${name} with (force)`),
  };
}

describe('a version of the API', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());

  const lines: string[] = [];
  const logger = pino({}, { write: (line) => lines.push(line) });
  const start = async (databaseUrl: string) => {
    const port = Number(await freePort());
    const started = untilMigrated({ databaseUrl, host: '127.0.0.1', port }, logger);
    return { url: `http://127.0.0.1:${String(port)}`, started };
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
    expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }]);
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

  it('does not wait when the password is wrong', async () => {
    const url = Object.assign(new URL(database.url), { password: 'wrong' }).href;
    const { started } = await start(url);
    await expect(started).rejects.toMatchObject({ code: '28P01' });
  });
});
