import { randomUUID } from 'node:crypto';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Jobs } from '../../../src/jobs/jobs.service.js';
import { ExpiredRowsRepository } from '../../../src/deletion/expired-rows.repository.js';
import { ArchivesRepository } from '../../../src/sources/archives/archives.repository.js';
import { Fixtures } from '../../support/fixtures.js';
import {
  type Member,
  type Person,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
} from '../../support/people.js';
import { type RecipeSite, startRecipeSite } from '../../support/recipe-site.js';
import { refusal } from '../../support/refusal.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';
import { BUILDERS, jpeg } from './builders.js';
import { RECIPES } from './invented-recipes.js';
import { recipeFile } from './recipe-file.js';
import {
  beginForm,
  filesIn,
  formOf,
  importDrafts,
  sendForm,
  startOfForm,
  uploadArchive,
  whenRead,
} from './upload.js';
import { zip } from './zip.js';

describe('archives of other applications', () => {
  let site: RecipeSite;
  let app: TestApp;
  let fixtures: Fixtures;
  let member: Member;
  beforeAll(async () => {
    site = await startRecipeSite();
    app = await startTestApp(site.env);
    fixtures = await Fixtures.load(app);
  });
  afterAll(async () => {
    await app.close();
    site.close();
  });
  beforeEach(async () => {
    member = await signUpAdministrator(app);
  });

  const recipesOf = async ({ client }: Person) =>
    (await client.get('/recipes?sort=name')).body as any[];

  describe('import', () => {
    const draftsOf = async (person: Person, ...files: string[]) => {
      const entries = files.map((file, index) => [`${String(index)}.json`, file] as const);
      return uploadArchive(person.client, await zip(entries));
    };

    it('of drafts that are not ready keeps their unread lines as text', async () => {
      const file = recipeFile('Galette', {
        recipeIngredient: ['200 g de farine', '50 g de zorglub', 'sel', '2 œufs'],
      });
      const { path: archivePath, archive } = await draftsOf(member, file);
      expect(archive.drafts[0]).toMatchObject({ ready: false, recipeId: null });
      const draftIds = [archive.drafts[0].id];
      const [{ recipeId }] = await importDrafts(member.client, archivePath, { draftIds });
      const { body } = await member.client.get(`/recipes/${String(recipeId)}`);
      expect(body.ingredients).toHaveLength(2);
      expect(body.otherLines).toEqual([
        { kind: 'TEXT', text: '50 g de zorglub', before: 1 },
        { kind: 'TEXT', text: 'sel', before: 1 },
      ]);
    });

    it('of a draft that the person completes takes the body', async () => {
      const { path: archivePath, archive } = await draftsOf(member, recipeFile('Crêpe'));
      const one = `${archivePath}/import/${String(archive.drafts[0].id)}`;
      const { status, body } = await member.client.post(
        one,
        fixtures.recipe({ name: 'Crêpes de Camille', visibility: 'HOUSE' }),
      );
      expect({ status, name: body.name }).toEqual({ status: 201, name: 'Crêpes de Camille' });
      expect(await member.client.post(one, fixtures.recipe())).toMatchObject(refusal(409, 4022));
      expect(await importDrafts(member.client, archivePath, { ready: true })).toEqual([]);
    });

    it('leaves out what another member has imported for the house', async () => {
      const other = await signUpMember(app, member);
      const first = await draftsOf(member, recipeFile('Crêpe'));
      await importDrafts(member.client, first.path, { ready: true });
      const second = await draftsOf(other, recipeFile('Crêpe'));
      expect(await importDrafts(other.client, second.path, { ready: true })).toEqual([]);
      expect(await recipesOf(other)).toHaveLength(1);
    });

    it('creates one recipe for the house, also when its members import together', async () => {
      const other = await signUpMember(app, member);
      const files = Array.from({ length: 10 }, (_, index) => recipeFile(`Crêpe ${String(index)}`));
      const archives = await Promise.all(
        [member, other].map(async (person) => ({ person, ...(await draftsOf(person, ...files)) })),
      );
      const imports = await Promise.all(
        archives.map(({ person, path: own }) => importDrafts(person.client, own, { ready: true })),
      );
      expect(imports.flat()).toHaveLength(10);
      expect(await recipesOf(other)).toHaveLength(10);
    });

    it('is possible again after the recipe was deleted', async () => {
      const { path: archivePath } = await draftsOf(member, recipeFile('Crêpe'));
      const [{ recipeId }] = await importDrafts(member.client, archivePath, { ready: true });
      await member.client.succeed('DELETE', `/recipes/${String(recipeId)}`);
      expect(await importDrafts(member.client, archivePath, { ready: true })).toHaveLength(1);
    });

    it('without a house creates personal recipes', async () => {
      const person = await signUpPerson(app);
      const { path: archivePath } = await draftsOf(person, recipeFile('Crêpe'));
      await importDrafts(person.client, archivePath, { ready: true });
      expect(await recipesOf(person)).toMatchObject([{ visibility: 'PERSONAL' }]);
    });

    it('fetches a picture that is not in the archive once', async () => {
      site.pages.set('/crepe.jpg', { type: 'image/jpeg', body: await jpeg() });
      const image = `${site.url}/crepe.jpg`;
      const { path: archivePath } = await draftsOf(member, recipeFile('Crêpe', { image }));
      const [{ recipeId }] = await importDrafts(member.client, archivePath, { ready: true });
      await until(async () => {
        const { body } = await member.client.get(`/recipes/${String(recipeId)}`);
        return body.photo !== null;
      });
      expect(site.requests.filter((address) => address === '/crepe.jpg')).toHaveLength(1);
    });

    it.each([[{}], [{ ready: false }], [{ draftIds: [1], ready: true }], [{ draftIds: 'all' }]])(
      'refuses %j',
      async (body) => {
        const { path: archivePath } = await draftsOf(member, recipeFile('Crêpe'));
        const response = await member.client.post(`${archivePath}/import`, body);
        expect(response).toMatchObject(refusal(400, 4000));
      },
    );

    it('returns 404/4062 for an unknown draft', async () => {
      const { path: archivePath } = await draftsOf(member, recipeFile('Crêpe'));
      const response = await member.client.post(`${archivePath}/import`, { draftIds: [1, 99] });
      expect(response).toMatchObject(refusal(404, 4062));
      expect(await recipesOf(member)).toEqual([]);
    });
  });

  it('has pages of 100 drafts', async () => {
    const entries = Array.from(
      { length: 101 },
      (_, index) => [`${String(index)}.json`, recipeFile(`Crêpe ${String(index)}`)] as const,
    );
    const { path: archivePath, archive } = await uploadArchive(member.client, await zip(entries));
    expect([archive.read, archive.total, archive.drafts.length]).toEqual([101, 101, 100]);
    const { headers } = await member.client.get(archivePath);
    const next = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? '';
    const { body, headers: last } = await member.client.get(next);
    expect(body.drafts.map(({ name }: any) => name)).toEqual(['Crêpe 100']);
    expect(last.get('link')).toBeNull();
    expect(await importDrafts(member.client, archivePath, { ready: true })).toHaveLength(101);
  });

  describe('an upload', () => {
    it('that is refused before it is received leaves its place to the next one', async () => {
      const form = formOf(Buffer.alloc(3_000_000), { field: 'other' });
      const type = { 'content-type': 'multipart/form-data; boundary=invented-boundary' };
      for (let upload = 1; upload <= 3; upload++) {
        const response = await member.client.sendOnce('POST', '/archives', form, type);
        expect(response).toMatchObject(refusal(400, 4000));
      }
    });

    it('takes its place with its file, and at most two of a person arrive at once', async () => {
      const begin = (form: string) => beginForm(app.url, member.client.cookie, form);
      const part = `${startOfForm()}the beginning`;
      const sockets = [begin(''), begin(''), begin(''), begin(part), begin(part)];
      const folder = path.join(app.dataDir, 'archives');
      await until(async () => (await filesIn(folder)).length === 2);
      const form = formOf(Buffer.from(recipeFile('Crêpe')));
      expect(await sendForm(member.client, form)).toMatchObject(refusal(429, 4290));
      expect(await member.client.post('/archives')).toMatchObject(refusal(400, 4000));
      const other = await signUpPerson(app);
      expect((await sendForm(other.client, form)).status).toBe(202);
      for (const socket of sockets) socket.destroy();
      await until(async () => (await readdir(folder)).length === 0);
    });

    it('cannot be read by other users of the machine', async () => {
      const socket = beginForm(app.url, member.client.cookie, `${startOfForm()}x`);
      const folder = path.join(app.dataDir, 'archives');
      await until(async () => (await filesIn(folder)).length === 1);
      const [file = ''] = await readdir(folder);
      const modes = [await stat(folder), await stat(path.join(folder, file))];
      expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
      socket.destroy();
      await until(async () => (await readdir(folder)).length === 0);
    });

    it('that ends within the file is refused, and leaves no file', async () => {
      const form = formOf(Buffer.alloc(100_000)).subarray(0, 50_000);
      expect(await sendForm(member.client, form)).toMatchObject(refusal(400, 4000));
      expect(await readdir(path.join(app.dataDir, 'archives'))).toEqual([]);
    });

    it('is refused as a body of other routes', async () => {
      const type = { 'content-type': 'multipart/form-data; boundary=invented-boundary' };
      const form = formOf(Buffer.from('x'));
      const response = await member.client.send('POST', '/recipes', form, type);
      expect(response).toMatchObject(refusal(415, 4150));
    });

    it('of a person who has 20 archives is refused', async () => {
      await app.sql(
        `insert into archive (profile_id, file, name, state, leased_until)
         select $1, gen_random_uuid(), 'x', 'READ', now() from generate_series(1, 20)`,
        [member.id],
      );
      const form = formOf(Buffer.from(recipeFile('Crêpe')));
      expect(await sendForm(member.client, form)).toMatchObject(refusal(409, 4025));
    });
  });

  describe('a hostile archive', () => {
    it.each([
      ['no archive', Buffer.from('Bonjour !'), 'UNKNOWN_FORMAT'],
      ['half a zip', Buffer.from('PK\u0003\u0004 and no more'), 'UNREADABLE'],
    ])('%s has failed', async (_, bytes, reason) => {
      const { archive } = await uploadArchive(member.client, bytes, 'export.zip');
      expect(archive).toMatchObject({ format: null, state: 'FAILED', read: 0, drafts: [] });
      expect(archive.failures).toEqual([{ path: 'export.zip', reason }]);
    });

    it('with a broken picture has a recipe without photo', async () => {
      const { path: archivePath, archive } = await uploadArchive(
        member.client,
        await zip([
          ['a.json', recipeFile('Crêpe', { image: 'a.jpg' })],
          ['a.jpg', 'no picture'],
        ]),
      );
      expect(archive).toMatchObject({
        state: 'READ',
        failures: [{ path: 'a.json', reason: 'PICTURE_UNREADABLE' }],
      });
      const [{ recipeId }] = await importDrafts(member.client, archivePath, { ready: true });
      const { body } = await member.client.get(`/recipes/${String(recipeId)}`);
      expect(body.photo).toBeNull();
    });
  });

  describe('after a crash', () => {
    async function interrupted(leasedUntil: string, bytes: string | null, attempts = 1) {
      const file = randomUUID();
      const folder = path.join(app.dataDir, 'archives');
      await mkdir(folder, { recursive: true });
      if (bytes !== null) await writeFile(path.join(folder, file), bytes);
      const [row] = await app.sql<{ id: number }>(
        `insert into archive (profile_id, file, name, attempts, leased_until)
         values ($1, $2, 'export.json', $3, now() + $4::interval) returning id`,
        [member.id, file, attempts, leasedUntil],
      );
      return `/archives/${String(row?.id)}`;
    }

    it('an archive is read when the lease of its reader has ended', async () => {
      const archivePath = await interrupted('-1 second', recipeFile('Crêpe'));
      expect(await whenRead(member.client, archivePath)).toMatchObject({ state: 'READ', read: 1 });
      expect(await readdir(path.join(app.dataDir, 'archives'))).toEqual([]);
    });

    it.each([
      ['whose file no process has', '-11 minutes', 1],
      ['that ended its reader several times', '-1 second', 3],
    ])('an archive %s has failed', async (_, leasedUntil, attempts) => {
      const archivePath = await interrupted(leasedUntil, null, attempts);
      await app.app.get(ArchivesRepository).failSilent();
      expect(await whenRead(member.client, archivePath)).toMatchObject({
        state: 'FAILED',
        failures: [{ path: 'export.json', reason: 'INTERRUPTED' }],
      });
    });
  });

  describe('leaves nothing', () => {
    const upload = async () =>
      uploadArchive(member.client, await BUILDERS.SCHEMA_ORG(RECIPES, await jpeg()));
    const remaining = () =>
      app.sql(
        `select from archive where profile_id = $1
         union all select from archive_draft where archive_id in
           (select id from archive where profile_id = $1)
         union all select from imported_content where profile_id = $1`,
        [member.id],
      );
    const keptPhotos = (draftPhotos: readonly string[]) =>
      app.sql(`select from photo where id = any ($1::uuid[]) and delete_after > now()`, [
        draftPhotos,
      ]);
    const photosOf = async () =>
      (
        await app.sql<{ id: string }>(
          `select photo_id as id from archive_draft join archive on archive.id = archive_id
           where profile_id = $1`,
          [member.id],
        )
      ).map(({ id }) => id);

    it('when the account is deleted', async () => {
      const { path: archivePath } = await upload();
      await importDrafts(member.client, archivePath, { ready: true });
      const photos = await photosOf();
      expect(photos).toHaveLength(3);
      await member.client.succeed('DELETE', '/auth/me', { password: member.password });
      await app.app.get(Jobs).wake('deletion');
      expect(await remaining()).toEqual([]);
      expect(await keptPhotos(photos)).toEqual([]);
    });

    it('after 30 days, apart from imported recipes', async () => {
      const { path: archivePath } = await upload();
      await importDrafts(member.client, archivePath, { ready: true });
      await app.sql(`update archive set created_at = now() - interval '30 days'`);
      await app.sql(`update archive_draft set created_at = now() - interval '30 days'`);
      await app.app.get(ExpiredRowsRepository).deleteAll();
      expect(await member.client.get(archivePath)).toMatchObject(refusal(404, 4062));
      expect(await recipesOf(member)).toHaveLength(2);
      const again = await upload();
      expect(await importDrafts(member.client, again.path, { ready: true })).toEqual([]);
    });
  });
});
