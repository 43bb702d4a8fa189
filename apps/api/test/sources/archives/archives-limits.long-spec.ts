import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { picture } from '../../recipes/photos/picture.js';
import { Fixtures } from '../../support/fixtures.js';
import {
  type Member,
  type Person,
  signUpAdministrator,
  signUpPerson,
} from '../../support/people.js';
import { type RecipeSite, startRecipeSite } from '../../support/recipe-site.js';
import { refusal } from '../../support/refusal.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';
import { recipeFile } from './recipe-file.js';
import { beginForm, filesIn, formOf, sendForm, startOfForm, uploadArchive } from './upload.js';
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

  describe('an upload', () => {
    it('that is slow takes no place: others upload, import a house and change a photo', async () => {
      const people = await Promise.all(Array.from({ length: 17 }, () => signUpPerson(app)));
      const begin = ({ client }: Person) =>
        beginForm(app.url, client.cookie, `${startOfForm()}the beginning`);
      const sockets = [...people, ...people].map(begin);
      const folder = path.join(app.dataDir, 'archives');
      await until(async () => (await filesIn(folder)).length === sockets.length);

      const { client } = member;
      const form = formOf(Buffer.from(recipeFile('Crêpe')));
      expect((await sendForm(client, form)).status).toBe(202);
      const house = await fetch(`${app.url}/house/current/export`, {
        headers: { cookie: client.cookie ?? '' },
      });
      const exported = formOf(Buffer.from(await house.arrayBuffer()));
      const imported = await sendForm(client, exported, '/house/current/import');
      expect(imported).toMatchObject({ status: 200 });
      const { id } = await client.succeed(
        'POST',
        '/recipes',
        fixtures.recipe({ visibility: 'PERSONAL' }),
      );
      const large = await picture(600, 400).png({ compressionLevel: 0 }).toBuffer();
      const type = { 'content-type': 'image/png' };
      const photo = await client.send('PUT', `/recipes/${String(id)}/photo`, large, type);
      expect(photo.status).toBe(200);
      for (const socket of sockets) socket.destroy();
    });

    it('above 200 MiB is refused, and leaves no file', async () => {
      const form = formOf(Buffer.alloc(200 * 1024 * 1024 + 1));
      expect(await sendForm(member.client, form)).toMatchObject(refusal(413, 4130));
      expect(await readdir(path.join(app.dataDir, 'archives'))).toEqual([]);
    });
  });

  describe('a hostile archive', () => {
    it('that needs more memory than its process has loses the part that needs it', async () => {
      // Each object takes many times its length in memory.
      const hungry = `{"@type":"Recipe","name":"x","a":[${'{},'.repeat(5_000_000)}{}]}`;
      const { archive } = await uploadArchive(
        member.client,
        await zip([
          ['a.json', recipeFile('Crêpe')],
          ['hungry.json', hungry],
          ['b.json', recipeFile('Galette')],
        ]),
      );
      expect(archive).toMatchObject({ state: 'READ', read: 2, total: 3 });
      expect(archive.failures.map(({ path: where }: any) => where)).toEqual(['hungry.json']);
    });
  });

  it('of thousands of objects without a recipe fails, and keeps its first recipe', async () => {
    const list = `[${recipeFile('Crêpe')},${'{},'.repeat(25_000)}{}]`;
    const { archive } = await uploadArchive(member.client, Buffer.from(list));
    expect(archive).toMatchObject({ state: 'FAILED', read: 1, drafts: [{ name: 'Crêpe' }] });
    expect(archive.failures).toHaveLength(1001);
    expect(archive.failures[0]).toEqual({ path: 'export[1]', reason: 'NO_RECIPE' });
    expect(archive.failures[1000]).toEqual({ path: 'export', reason: 'TOO_MANY_RECIPES' });
  });

  it('of another house is read while a large one is, whose deletion deletes its file', async () => {
    const recipes = Array.from({ length: 5000 }, (_, index) => recipeFile(String(index)));
    const large = await sendForm(member.client, formOf(Buffer.from(`[${recipes.join(',')}]`)));
    const largePath = `/archives/${String(large.body.id)}`;
    const folder = path.join(app.dataDir, 'archives');
    await until(async () => (await member.client.get(largePath)).body.read > 0);
    const other = await signUpAdministrator(app);
    const { archive } = await uploadArchive(other.client, Buffer.from(`[${recipeFile('Crêpe')}]`));
    expect(archive).toMatchObject({ state: 'READ', read: 1 });
    expect((await member.client.get(largePath)).body.state).toBe('READING');
    expect(await readdir(folder)).toHaveLength(1);
    expect((await member.client.delete(largePath)).status).toBe(204);
    expect(await readdir(folder)).toEqual([]);
  });
});
