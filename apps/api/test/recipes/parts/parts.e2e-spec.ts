import { Fixtures } from '../../support/fixtures.js';
import {
  type Member,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
} from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';
import type { TestClient } from '../../support/test-client.js';

describe('parts of recipes', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let author: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    author = await signUpAdministrator(app);
  });

  const part = (recipeId: number, fields: object = {}) => ({
    recipeId,
    portions: 2,
    before: 0,
    ...fields,
  });
  const write = (fields: object = {}, client: TestClient = author.client) =>
    fixtures.write(client, fields);
  const post = (parts: unknown, fields: object = {}) =>
    author.client.post('/recipes', fixtures.recipe({ ...fields, parts }));
  const put = (id: number, fields: object) =>
    author.client.put(`/recipes/${String(id)}`, fixtures.recipe(fields));
  const get = async (id: number, query = '', client: TestClient = author.client) =>
    (await client.get(`/recipes/${String(id)}${query}`)).body;

  it('stand in the recipe with their name, in the order sent; the note stays with the part', async () => {
    const dough = await write({ name: 'Pâte brisée', portions: 6 });
    const cream = await write({ name: 'Crème' });
    const parts = [part(dough.id, { note: 'bien froide', before: 2 }), part(cream.id)];
    const { status, body } = await post(parts);
    expect(status).toBe(201);
    expect(body.parts).toEqual([
      {
        ...{ recipeId: dough.id, portions: 2, note: 'bien froide', before: 2 },
        ...{ name: 'Pâte brisée', recipePortions: 6, readable: true, frozen: false },
      },
      {
        ...{ recipeId: cream.id, portions: 2, note: null, before: 0 },
        ...{ name: 'Crème', recipePortions: 4, readable: true, frozen: false },
      },
    ]);
    expect(await get(body.id)).toEqual(body);
    const moved = await put(body.id, {
      parts: [part(cream.id, { portions: 0.125 }), part(dough.id)],
    });
    expect(moved.body.parts).toMatchObject([
      { recipeId: cream.id, portions: 0.125, note: null },
      { recipeId: dough.id, portions: 2, note: 'bien froide', before: 0 },
    ]);
  });

  it('stay in a PUT without parts, move to the end of fewer lines, and go with [] and null', async () => {
    const dough = await write();
    const { body } = await post([part(dough.id, { before: 2 })]);
    const ingredients = [fixtures.line('carrot')];
    const shorter = await put(body.id, { ingredients });
    expect(shorter.body.parts).toMatchObject([{ recipeId: dough.id, before: 1 }]);
    expect((await put(body.id, { parts: [] })).body.parts).toEqual([]);
    await put(body.id, { parts: [part(dough.id)] });
    expect((await put(body.id, { parts: null })).body.parts).toEqual([]);
  });

  it('expand=parts returns their content, unscaled, to the last level', async () => {
    const flour = await write({
      name: 'Mélange',
      ingredients: [fixtures.line('flour', 100, 'gram')],
    });
    const dough = await write({ name: 'Pâte', parts: [part(flour.id)] });
    const tart = await write({ parts: [part(dough.id)] });
    const { parts } = await get(tart.id, '?expand=parts,nutrition');
    const [{ ingredients, otherLines, steps, parts: inner }] = parts;
    expect({ ingredients, otherLines, steps }).toEqual({
      ingredients: dough.ingredients,
      otherLines: [],
      steps: dough.steps,
    });
    expect(inner).toMatchObject([
      { recipeId: flour.id, name: 'Mélange', ingredients: flour.ingredients, parts: [] },
    ]);
  });

  it.each<[string, (id: number) => unknown, string]>([
    ['a recipe twice', (id) => [part(id), part(id)], 'parts[1].recipeId'],
    ['no place', (id) => [part(id, { before: undefined })], 'parts[0].before'],
    ['a place after the last line', (id) => [part(id, { before: 3 })], 'parts[0].before'],
    ['no portions', (id) => [part(id, { portions: 0 })], 'parts[0].portions'],
    ['too many portions', (id) => [part(id, { portions: 1000.001 })], 'parts[0].portions'],
    ['four decimals', (id) => [part(id, { portions: 0.0001 })], 'parts[0].portions'],
    ['a long note', (id) => [part(id, { note: 'n'.repeat(201) })], 'parts[0].note'],
    ['21 parts', (id) => Array.from({ length: 21 }, () => part(id)), 'parts'],
  ])('with %s are 400/4000', async (_case, partsOf, path) => {
    const { id } = await write();
    const { status, body } = await post(partsOf(id));
    expect([status, body.code]).toEqual([400, 4000]);
    expect(body.message).toContain(path);
  });

  it('must be readable by who writes them: 404/4045 before a circle', async () => {
    const stranger = await signUpPerson(app);
    const secret = await write({ visibility: 'PERSONAL' }, stranger.client);
    const own = await write();
    for (const id of [secret.id, 999_999_999]) {
      expect((await post([part(id)])).body.code).toBe(4045);
      expect((await put(own.id, { parts: [part(own.id), part(id)] })).body.code).toBe(4045);
    }
  });

  it('make no circle and at most three levels, counted in both directions: 409/4027', async () => {
    const [a, b, c, d] = await Promise.all([write(), write(), write(), write()]);
    expect((await put(a.id, { parts: [part(a.id)] })).body.code).toBe(4027);
    expect((await put(c.id, { parts: [part(d.id)] })).status).toBe(200);
    expect((await put(a.id, { parts: [part(b.id)] })).status).toBe(200);
    expect((await put(b.id, { parts: [part(c.id)] })).status).toBe(200);
    const deeper = [
      await post([part(a.id)]),
      await put(d.id, { parts: [part((await write()).id)] }),
      await put(d.id, { parts: [part(a.id)] }),
    ];
    expect(deeper.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [409, 4027]),
    );
    await author.client.succeed('DELETE', `/recipes/${String(a.id)}`);
    expect((await post([part(b.id)])).status).toBe(201);
  });

  it('are shown to everybody who may read the recipe', async () => {
    const dough = await write({ visibility: 'PERSONAL', name: 'Secret de famille' });
    const tart = await write({ parts: [part(dough.id)] });
    const reader = await signUpPerson(app);
    const { parts } = await get(tart.id, '?expand=parts', reader.client);
    expect(parts).toMatchObject([
      {
        ...{ recipeId: dough.id, name: 'Secret de famille', readable: false, frozen: false },
        ingredients: dough.ingredients,
      },
    ]);
  });

  it('a member with shared editing adds recipes that the member may read', async () => {
    const member = await signUpMember(app, author);
    await author.client.succeed('PATCH', '/house/current', { sharedEditing: true });
    const secret = await write({ visibility: 'PERSONAL' });
    const dough = await write({ visibility: 'HOUSE' }, member.client);
    const tart = await write({ visibility: 'HOUSE', parts: [part(secret.id)] });
    const change = (parts: unknown) =>
      member.client.put(
        `/recipes/${String(tart.id)}`,
        fixtures.recipe({ visibility: 'HOUSE', parts }),
      );
    const { body } = await change([part(secret.id, { portions: 3 }), part(dough.id)]);
    expect(body.parts).toMatchObject([
      { recipeId: secret.id, portions: 3, readable: false },
      { recipeId: dough.id, readable: true },
    ]);
    await change([]);
    expect((await change([part(secret.id)])).body.code).toBe(4045);
  });

  it('a change of a part changes the ETag of the recipe, and not what If-Match compares', async () => {
    const dough = await write();
    const tart = await write({ parts: [part(dough.id)] });
    const path = `/recipes/${String(tart.id)}`;
    const etag = async () => String((await author.client.get(path)).headers.get('etag'));
    const before = await etag();
    await put(dough.id, { ingredients: [fixtures.line('flour', 100, 'gram')] });
    const after = await etag();
    expect(after).not.toBe(before);
    const body = fixtures.recipe({ name: 'Tarte' });
    const send = (tag: string) => author.client.send<any>('PUT', path, body, { 'if-match': tag });
    expect((await send(before)).status).toBe(200);
    const late = await send(after);
    expect(late.body.code).toBe(4120);
  });
});
