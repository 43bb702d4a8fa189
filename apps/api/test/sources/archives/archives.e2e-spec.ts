import { Fixtures } from '../../support/fixtures.js';
import {
  type Member,
  type Person,
  signUpAdministrator,
  signUpMember,
  signUpWithSources,
} from '../../support/people.js';
import { refusal } from '../../support/refusal.js';
import { useSharedApp } from '../../support/shared-app.js';
import { BUILDERS, jpeg } from './builders.js';
import { linesOf, RECIPES, stepsOf } from './invented-recipes.js';
import { recipeFile } from './recipe-file.js';
import { formOf, importDrafts, sendForm, uploadArchive } from './upload.js';
import { zip } from './zip.js';

describe('archives of other applications', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let member: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    member = await signUpAdministrator(app);
  });

  const recipesOf = async ({ client }: Person) =>
    (await client.get('/recipes?tab=foyer&sort=name')).body as any[];

  it('of Mealie: every recipe with lines, steps and photo, once', async () => {
    const bytes = await BUILDERS.MEALIE(RECIPES, await jpeg());
    const { path: archivePath, archive } = await uploadArchive(member.client, bytes);
    expect(archive).toMatchObject({
      format: 'MEALIE',
      state: 'READ',
      read: 3,
      total: 3,
      failures: [],
    });
    expect(archive.drafts.map(({ name, ready }: any) => [name, ready])).toEqual([
      [RECIPES[0]?.name, true],
      [RECIPES[1]?.name, true],
      [RECIPES[2]?.name, false],
    ]);
    const imported = await importDrafts(member.client, archivePath, { ready: true });
    expect(imported.map(({ draftId }: any) => draftId)).toEqual(
      archive.drafts.slice(0, 2).map(({ id }: any) => id),
    );
    for (const [index, { recipeId }] of imported.entries()) {
      const { body: recipe } = await member.client.get(`/recipes/${String(recipeId)}`);
      const invented = RECIPES[index];
      if (invented === undefined) throw new Error('too many recipes');
      expect(recipe).toMatchObject({
        name: invented.name,
        visibility: 'HOUSE',
        portions: invented.portions,
        sourceUrl: invented.address,
        sourceId: null,
        photo: { width: 80, height: 60 },
      });
      expect(recipe.ingredients).toHaveLength(linesOf(invented).length);
      const text = recipe.steps.map(({ description }: any) => description).join('\n');
      for (const step of stepsOf(invented)) expect(text).toContain(step);
    }
    expect(await importDrafts(member.client, archivePath, { ready: true })).toEqual([]);
    const again = await uploadArchive(member.client, bytes);
    expect(again.archive.drafts.map(({ recipeId }: any) => recipeId)).toEqual([
      ...imported.map(({ recipeId }: any) => recipeId),
      null,
    ]);
    expect(await importDrafts(member.client, again.path, { ready: true })).toEqual([]);
    expect(await recipesOf(member)).toHaveLength(2);
  });

  describe('import', () => {
    const draftsOf = async (person: Person, ...files: string[]) => {
      const entries = files.map((file, index) => [`${String(index)}.json`, file] as const);
      return uploadArchive(person.client, await zip(entries));
    };

    it('creates one recipe of equal contents, also when requests arrive together', async () => {
      const { path: archivePath, archive } = await draftsOf(
        member,
        recipeFile('Crêpe'),
        recipeFile('Crêpe', { description: 'La même.' }),
      );
      expect(archive.read).toBe(2);
      const body = { ready: true };
      const imports = await Promise.all(
        [1, 2, 3].map(() => importDrafts(member.client, archivePath, body)),
      );
      expect(imports.flat()).toHaveLength(1);
      expect(await recipesOf(member)).toHaveLength(1);
    });
  });

  it('has drafts that name the recipe of their page, or of their content', async () => {
    const { client } = await signUpWithSources(app);
    const recipe = recipeFile('Tarte', { '@context': 'https://schema.org' });
    const page = {
      url: 'https://www.cuisine.example/tarte/',
      html: `<script type="application/ld+json">${recipe}</script>`,
    };
    const draft = await client.succeed('POST', '/sources/web/preview', page);
    const path = `/sources/web/import/${String(draft.externalId)}`;
    const { id } = await client.succeed('POST', path, draft);
    const archive = Buffer.from(
      `[${recipeFile('La tarte', { url: 'http://cuisine.example/tarte?utm_source=x' })}]`,
    );
    const uploaded = await uploadArchive(client, archive);
    expect(uploaded.archive.drafts).toMatchObject([{ recipeId: null, alreadyImported: id }]);
    const [{ recipeId }] = await importDrafts(client, uploaded.path, { ready: true });
    const again = await uploadArchive(client, archive);
    expect(again.archive.drafts).toMatchObject([{ recipeId, alreadyImported: recipeId }]);
    const other = await uploadArchive(member.client, archive);
    expect(other.archive.drafts).toMatchObject([{ recipeId: null, alreadyImported: null }]);
    const [{ recipeId: copyId }] = await importDrafts(member.client, other.path, { ready: true });
    const sourceIds = [fixtures.id('sources', 'web')];
    await member.client.succeed('PATCH', '/house/current/sources', { sourceIds });
    const pageOfCopy = await member.client.succeed('POST', '/sources/web/preview', page);
    expect(pageOfCopy).toMatchObject({ alreadyImported: copyId });
    expect(await member.client.post(path, draft)).toMatchObject({ status: 409 });
  });

  it('belongs to the person who uploaded it', async () => {
    const other = await signUpMember(app, member);
    const archive = Buffer.from(recipeFile('Crêpe'));
    const { path: archivePath } = await uploadArchive(member.client, archive);
    for (const [method, route, body] of [
      ['GET', archivePath],
      ['DELETE', archivePath],
      ['POST', `${archivePath}/import`, { ready: true }],
      ['POST', `${archivePath}/import/1`, fixtures.recipe()],
    ] as const) {
      expect(await other.client.send(method, route, body)).toMatchObject(refusal(404, 4062));
    }
    expect(await other.client.get('/archives/abc')).toMatchObject(refusal(400, 4000));
    expect((await member.client.delete(archivePath)).status).toBe(204);
    expect(await member.client.get(archivePath)).toMatchObject(refusal(404, 4062));
  });

  describe('an upload', () => {
    it('without a file is refused', async () => {
      const form = formOf(Buffer.from('x'), { field: 'other' });
      expect(await sendForm(member.client, form)).toMatchObject(refusal(400, 4000));
      expect(await sendForm(member.client, Buffer.from('--nothing'))).toMatchObject(
        refusal(400, 4000),
      );
      expect(await member.client.post('/archives')).toMatchObject(refusal(400, 4000));
      expect(await member.client.post('/archives', {})).toMatchObject(refusal(415, 4150));
    });
  });
});
