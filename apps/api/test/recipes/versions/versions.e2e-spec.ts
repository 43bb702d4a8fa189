import { Fixtures } from '../../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';

describe('the versions of a recipe', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let author: Member;
  let member: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    author = await signUpAdministrator(app);
    member = await signUpMember(app, author);
  });

  const path = ({ id }: any, rest = '') => `/recipes/${String(id)}${rest}`;
  const versionsOf = (recipe: any) =>
    author.client.succeed<any[]>('GET', path(recipe, '/versions'));
  /** A payload that names every field. */
  const full = (overrides: object = {}) => ({
    ...fixtures.recipe({ visibility: 'HOUSE', locale: 'fr', name: 'Gratin' }),
    ingredients: [{ ...fixtures.line('carrot', 1.5), note: 'râpées', rawText: '1,5 carotte' }],
    otherLines: [{ kind: 'TEXT', text: 'fleur de sel', before: 1 }],
    imageUrl: 'https://soup.example/soup.jpg',
    ...{ prepMinutes: 5, cookMinutes: 10, restMinutes: 15 },
    ...{ description: 'Un gratin.', tags: ['hiver'], course: 'SIDE', parts: [] },
    ...overrides,
  });
  const write = (): Promise<any> => author.client.succeed('POST', '/recipes', full());
  const update = (recipe: any, overrides: object = {}, { client } = author) =>
    client.put(path(recipe), full(overrides));

  it('are the payloads that updates replaced, with who wrote them', async () => {
    await author.client.succeed('PATCH', '/house/current', { sharedEditing: true });
    const recipe = await write();
    expect(await versionsOf(recipe)).toEqual([]);
    await update(recipe);
    expect(await versionsOf(recipe)).toEqual([]);
    await update(recipe, { name: 'Tian', steps: [] }, member);
    await update(recipe, { name: 'Purée' });
    expect(await versionsOf(recipe)).toEqual([
      { version: 2, name: 'Tian', savedBy: member.id, savedAt: expect.any(String) },
      { version: 1, name: 'Gratin', savedBy: author.id, savedAt: recipe.createdAt },
    ]);
    expect(await author.client.succeed('GET', path(recipe, '/versions/1'))).toEqual(full());
  });

  it('come back with their steps and techniques, as a new version, with the visibility of now', async () => {
    const recipe = await write();
    await update(recipe, { visibility: 'PERSONAL', name: 'Soupe', steps: [], tags: [] });
    const restored = await author.client.succeed('POST', path(recipe, '/versions/1/restore'));
    const { steps, updatedAt, ...content } = recipe;
    expect(restored).toMatchObject({ ...content, visibility: 'PERSONAL' });
    expect(restored.steps.map(({ description }: any) => description)).toEqual(
      steps.map(({ description }: any) => description),
    );
    expect((await versionsOf(recipe)).map(({ version, name }) => [version, name])).toEqual([
      [2, 'Soupe'],
      [1, 'Gratin'],
    ]);
  });

  it('are the last 20, and go and come with their recipe', async () => {
    const recipe = await write();
    for (let each = 1; each <= 22; each++) await update(recipe, { name: String(each) });
    const versions = await versionsOf(recipe);
    expect(versions.map(({ version }) => version as number)).toEqual(
      Array.from({ length: 20 }, (_, index) => 22 - index),
    );
    for (const rest of ['/versions/2', '/versions/23']) {
      expect(await author.client.get(path(recipe, rest))).toMatchObject({
        status: 404,
        body: { code: 4064 },
      });
    }
    await author.client.succeed('DELETE', path(recipe));
    expect(await author.client.get(path(recipe, '/versions'))).toMatchObject({
      status: 404,
      body: { code: 4045 },
    });
    await author.client.succeed('POST', path(recipe, '/restore'));
    expect(await versionsOf(recipe)).toEqual(versions);
  });

  it('name nobody when the account is gone', async () => {
    const house = await signUpAdministrator(app);
    const writer = await signUpMember(app, house);
    const recipe: any = await writer.client.succeed('POST', '/recipes', full());
    await writer.client.succeed('PUT', path(recipe), full({ name: 'Tian' }));
    await writer.client.succeed('DELETE', '/auth/me', { password: writer.password });
    const versions = await house.client.succeed('GET', path(recipe, '/versions'));
    expect(versions).toMatchObject([{ version: 1, savedBy: null }]);
  });
});
