import { Fixtures } from '../../support/fixtures.js';
import {
  type Member,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
  signUpWithSources,
} from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';

const UNKNOWN = 2_147_483_647;

describe('recipes that are changed together', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let author: Member;
  let member: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    author = await signUpAdministrator(app);
    member = await signUpMember(app, author);
  });

  const path = ({ id }: any, rest = '') => `/recipes/${String(id)}${rest}`;
  const write = (overrides: object = {}, { client } = author) =>
    fixtures.write(client, { visibility: 'HOUSE', ...overrides });
  const read = async (recipe: any) => (await author.client.get(path(recipe))).body;
  const batch = (recipes: any[], change: object, { client } = author) =>
    client.post('/recipes/batch', { recipeIds: recipes.map(({ id }) => id as number), ...change });
  const tagsOf = async ({ client } = author) => (await client.get('/recipes/tags')).body as any[];
  const listed = async (query: string) =>
    (await author.client.get(`/recipes?authorId=${String(author.id)}&${query}`)).body.map(
      ({ id }: any) => id as number,
    );

  it('get and lose tags, by which they are found; no version is made', async () => {
    const [one, other] = [
      await write({ tags: ['Hiver', 'soupe'] }),
      await write({ tags: ['été'] }),
    ];
    const change = { addTags: ['hiver', 'Noël'], removeTags: ['ÉTÉ', 'soupe'] };
    expect((await batch([other, one], change)).body).toEqual({
      changed: [other.id, one.id],
      refused: [],
    });
    expect((await read(one)).tags).toEqual(['Hiver', 'Noël']);
    expect((await read(other)).tags).toEqual(['hiver', 'Noël']);
    expect(await listed('tags=noël')).toEqual([other.id, one.id]);
    expect(await listed('q=noel&sort=newest')).toEqual([other.id, one.id]);
    for (const gone of ['tags=soupe', 'q=soupe', 'tags=été', 'q=ete']) {
      expect([gone, await listed(gone)]).toEqual([gone, []]);
    }
    expect((await author.client.get(path(one, '/versions'))).body).toEqual([]);
    expect((await batch([one, other], change)).body.changed).toEqual([one.id, other.id]);
  });

  it('get a course, by which they are found, or the derived one again', async () => {
    const [one, other] = [
      await write({ name: 'Tarte aux pommes', ingredients: [], steps: [] }),
      await write({ name: 'Xyz' }),
    ];
    expect((await batch([one, other], { course: 'SNACK' })).body.changed).toEqual([
      one.id,
      other.id,
    ]);
    expect(await listed('courses=SNACK')).toEqual([other.id, one.id]);
    expect(await listed('courses=DESSERT')).toEqual([]);
    await batch([one, other], { course: null });
    expect(await read(one)).toMatchObject({ course: 'DESSERT', courseSource: 'DERIVED' });
    expect(await listed('courses=DESSERT')).toEqual([one.id]);
    expect(await listed('courses=SNACK')).toEqual([]);
    expect((await batch([one], { course: 'SUPPER' })).status).toBe(400);
  });

  it('are refused one by one, with the error of the change alone', async () => {
    const person = await signUpPerson(app);
    const alone = await fixtures.write(person.client, { visibility: 'PERSONAL' });
    const full = await write({ tags: Array.from({ length: 20 }, (_, index) => String(index)) });
    const [own, personal] = [await write(), await write({ visibility: 'PERSONAL' }, member)];
    const [shared, open] = [await write({}, member), await write({ visibility: 'PUBLIC' }, member)];
    const refused = async (...request: Parameters<typeof batch>) =>
      (await batch(...request)).body.refused.map(({ recipeId, code }: any) => [recipeId, code]);
    expect(
      await refused([own, full, personal, shared, open, { id: UNKNOWN }], { addTags: ['a'] }),
    ).toEqual([
      [full.id, 4000],
      [personal.id, 4045],
      [shared.id, 4030],
      [open.id, 4030],
      [UNKNOWN, 4045],
    ]);
    expect((await read(own)).tags).toEqual(['a']);
    expect(await refused([shared, own], { delete: true })).toEqual([[shared.id, 4030]]);
    expect((await author.client.get('/recipes/trash')).body).toMatchObject([{ id: own.id }]);
    const loner = { ...author, client: person.client };
    expect(await refused([alone], { visibility: 'HOUSE' }, loner)).toEqual([[alone.id, 4041]]);
    await author.client.succeed('PATCH', '/house/current', { sharedEditing: true });
    expect(await refused([shared], { addTags: ['b'], visibility: 'HOUSE' })).toEqual([]);
    expect(await refused([shared], { visibility: 'PUBLIC' })).toEqual([[shared.id, 4030]]);
  });

  it('do not bring a page into a house twice', async () => {
    const page = Buffer.from('https://soup.example/batch').toString('base64url');
    const importer = await signUpWithSources(app, 'web');
    const { client } = importer;
    const importPage = () =>
      client.succeed(
        'POST',
        `/sources/web/import/${page}`,
        fixtures.recipe({ visibility: 'HOUSE' }),
      );
    const imported: any[] = [];
    for (const name of ['Les Lilas', 'Les Roses', 'La Treille']) {
      imported.push(await importPage());
      await client.succeed('DELETE', '/house/current');
      await client.succeed('POST', '/house', { name });
      const sources = await client.succeed('GET', '/reference/sources');
      const sourceIds = sources.map(({ id }: any) => id as number);
      await client.succeed('PATCH', '/house/current/sources', { sourceIds });
    }
    expect((await batch(imported, { visibility: 'HOUSE' }, importer)).body).toEqual({
      changed: [imported[0].id],
      refused: imported.slice(1).map(({ id }) => ({ recipeId: id, code: 4022 })),
    });
  });

  it('change their visibility: the house keeps a copy of what it has planned', async () => {
    const recipe = await write({ name: 'Secret' });
    const item = { recipeId: recipe.id, date: '2026-07-08', slot: 'LUNCH', portions: 4 };
    await member.client.succeed('POST', '/planning/items', item);
    await author.client.succeed('POST', '/house/leave');
    const { body: own } = await author.client.get('/recipes?tab=perso');
    await author.client.succeed('POST', '/house', { name: 'Les Lilas' });
    expect((await batch(own, { visibility: 'HOUSE' })).body.refused).toEqual([]);
    const { houseId } = (await author.client.get('/auth/me')).body;
    expect(await read(own[0])).toMatchObject({ visibility: 'HOUSE', authorHouseId: houseId });
    expect((await batch(own, { visibility: 'PUBLIC' })).body.refused).toEqual([]);
    expect((await member.client.get(path(own[0]))).status).toBe(200);
    expect((await batch(own, { visibility: 'PERSONAL' })).body.refused).toEqual([]);
    expect((await member.client.get(path(own[0]))).status).toBe(404);
  });

  it.each([
    [{}],
    [{ addTags: [] }],
    [{ delete: false }],
    [{ delete: true, addTags: ['a'] }],
    [{ addTags: [''] }],
    [{ recipeIds: [], delete: true }],
    [{ recipeIds: Array.from({ length: 501 }, (_, index) => index + 1), delete: true }],
  ])('%#: a request that names no change, or too much, is 400', async (change) => {
    expect(await batch([{ id: 1 }], change)).toMatchObject({ status: 400, body: { code: 4000 } });
  });

  it('GET and PATCH /recipes/tags count and rename the tags of what the viewer may change', async () => {
    const recipes = [
      await write({ tags: ['Noël', 'fête'] }),
      await write({ tags: ['noël', 'Fête'] }),
      await write({ tags: ['noël'] }),
    ];
    await write({ tags: ['caché'] }, member);
    await write({ tags: ['caché'], visibility: 'PUBLIC' }, member);
    expect(await tagsOf()).toEqual([
      { tag: 'noël', recipes: 3 },
      { tag: 'Fête', recipes: 2 },
    ]);
    const rename = (body: object) => author.client.patch('/recipes/tags', body);
    expect((await rename({ from: 'NOËL', to: 'FÊTE' })).body).toEqual({ changed: 3 });
    expect(await tagsOf()).toEqual([{ tag: 'FÊTE', recipes: 3 }]);
    expect((await read(recipes[0])).tags).toEqual(['FÊTE']);
    expect((await rename({ from: 'caché', to: null })).body).toEqual({ changed: 0 });
    await author.client.succeed('PATCH', '/house/current', { sharedEditing: true });
    expect((await rename({ from: 'caché', to: null })).body).toEqual({ changed: 1 });
    expect(await rename({ from: 'fête' })).toMatchObject({ status: 400, body: { code: 4000 } });
  });
});
