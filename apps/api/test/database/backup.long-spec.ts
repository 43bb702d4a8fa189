import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { AccountAdministration } from '../../src/auth/account-administration.service.js';
import { backup } from '../../src/cli/backup/backup.js';
import { restore } from '../../src/cli/backup/restore.js';
import { createDatabase, type CreatedDatabase } from '../support/database/create-database.js';
import { openEvents } from '../support/event-stream.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpPerson } from '../support/people.js';
import { picture } from '../recipes/photos/picture.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const DATE = '2026-11-20';

/** Everything that these routes return must be the same after a restore. */
const PATHS = [
  '/auth/me',
  '/house/current',
  '/recipes?tab=perso',
  `/planning?date=${DATE}`,
  `/planning/shopping-list?date=${DATE}`,
];

describe('a backup', () => {
  const databases: CreatedDatabase[] = [];
  let folder: string;
  /** Where photos are restored. */
  let dataDir: string;
  let photoUrl: string;
  let app: TestApp;
  let restored: TestApp;
  let member: Member;
  let recipeId: number;
  let lastEventId: string;
  let before: unknown[];

  async function emptyDatabase(): Promise<string> {
    const database = await createDatabase();
    databases.push(database);
    return database.url;
  }
  async function read({ client }: Pick<Member, 'client'>): Promise<unknown[]> {
    const answers = [];
    for (const path of [...PATHS, `/recipes/${String(recipeId)}`, photoUrl]) {
      const { status, body } = await client.get(path);
      expect(status).toBe(200);
      answers.push(body);
    }
    return answers.map(withoutVersion);
  }
  /** The version of a shopping list is the id of an event, which a restore changes. */
  const withoutVersion = (body: object) => ({ ...body, version: undefined });

  async function logIn({ email, password }: Member) {
    const client = restored.client();
    await client.post('/auth/login', { email, password });
    return client;
  }

  beforeAll(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'popote-backup-')), 'backup');
    dataDir = path.join(path.dirname(folder), 'data');
    app = await startTestApp();
    const fixtures = await Fixtures.load(app);
    member = await signUpAdministrator(app);
    ({ id: recipeId } = await fixtures.write(member.client, {
      name: 'Tab\tulé "à l’ancienne" \\ 100 %',
      steps: [{ description: 'Faire mijoter 20 minutes.\nServir\r\nchaud.' }],
    }));
    await member.client.post(`/recipes/${String(recipeId)}/favorite`);
    const jpeg = await picture(80, 60).jpeg().toBuffer();
    photoUrl = (await member.client.putPhoto(recipeId, jpeg)).body.photo.url;
    const item = { recipeId, date: DATE, slot: 'LUNCH', portions: 2 };
    await member.client.post('/planning/items', item);
    await app.app.get(AccountAdministration).createResetLink(member.email);
    before = await read(member);
    await backup(app.databaseUrl, folder, app.dataDir);

    // What happens after the backup is lost.
    const stream = await openEvents(app, member.client);
    await member.client.delete(`/recipes/${String(recipeId)}`);
    await stream.until(() => stream.events().length > 0);
    lastEventId = stream.lastEventId();
    stream.close();

    const databaseUrl = await emptyDatabase();
    await restore(databaseUrl, folder, dataDir);
    restored = await startTestApp({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await restored.close();
    await app.close();
    for (const database of databases) await database.drop();
    await rm(path.dirname(folder), { recursive: true });
  });

  it('restores what the service returned when it was taken', async () => {
    const client = await logIn(member);
    expect(await read({ client })).toEqual(before);
  });

  it('restores a database that can be written to', async () => {
    const { client } = await signUpAdministrator(restored);
    const fixtures = await Fixtures.load(restored);
    expect(await fixtures.write(client)).toMatchObject({ id: expect.any(Number) });
  });

  it('ends all sessions and links of accounts', async () => {
    const client = Object.assign(restored.client(), { cookie: member.client.cookie });
    expect(await client.get('/auth/me')).toMatchObject({ status: 401 });
    expect(await app.sql('select from account_link')).toHaveLength(1);
    expect(await restored.sql('select from account_link')).toEqual([]);
  });

  it('gives no id that may have been given after it was taken', async () => {
    const lost = await signUpPerson(app);
    const created = await signUpPerson(restored);
    expect(created.id).toBeGreaterThan(lost.id + 900_000);
  });

  it('makes clients load everything again that received events after it was taken', async () => {
    const client = await logIn(member);
    const stream = await openEvents(restored, client, { 'last-event-id': lastEventId });
    await stream.until(() => stream.events().length > 0);
    expect(stream.events()).toMatchObject([{ name: 'reset' }]);
    stream.close();
  });

  it('restores nothing into a database that is not empty', async () => {
    await expect(restore(app.databaseUrl, folder, dataDir)).rejects.toThrow(
      'The database is not empty',
    );
  });

  it('is not written over another one', async () => {
    await expect(backup(app.databaseUrl, folder, app.dataDir)).rejects.toMatchObject({
      code: 'EEXIST',
    });
  });

  it('is refused to a role that may not read a sequence', async () => {
    const role = `reader_${randomBytes(4).toString('hex')}`;
    await app.sql(`create role ${role}; grant select on all tables in schema public to ${role}`);
    const url = new URL(app.databaseUrl);
    url.searchParams.set('options', `-c role=${role}`);
    await expect(backup(url.href, `${folder}-2`, app.dataDir)).rejects.toThrow(
      'The role may not read',
    );
    await app.sql(`drop owned by ${role}; drop role ${role}`);
  });

  it.each<[string, string, (rows: string) => string, unknown]>([
    [
      'a row is missing',
      'recipe_line',
      (rows) => rows.slice(0, rows.lastIndexOf('\n', rows.length - 2) + 1),
      { message: expect.stringContaining('rows instead of') },
    ],
    [
      'a row refers to one that does not exist',
      'planning_item',
      (rows) => rows.replace(/^((?:[^\t]*\t){5})\d+/m, (_row, keys: string) => `${keys}99`),
      { code: '23503' },
    ],
  ])('restores no row when %s', async (_name, table, damage, error) => {
    const file = path.join(folder, `${table}.copy.gz`);
    const intact = await readFile(file);
    await writeFile(file, gzipSync(damage(gunzipSync(intact).toString())));
    const databaseUrl = await emptyDatabase();
    await expect(restore(databaseUrl, folder, dataDir)).rejects.toMatchObject(error as object);
    await writeFile(file, intact);
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    expect((await client.query('select from profile')).rowCount).toBe(0);
    await client.end();
  });

  it('is refused when it is not complete', async () => {
    await expect(restore(await emptyDatabase(), path.dirname(folder), dataDir)).rejects.toThrow(
      'is not a complete backup',
    );
  });
});
