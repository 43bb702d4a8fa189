import { randomUUID } from 'node:crypto';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';

const DATE = '2026-07-08';
const SHOPS = '/house/current/shops';

describe('shops', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let camille: Member;
  let robin: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    camille = await signUpAdministrator(app);
    robin = await signUpMember(app, camille);
    const keys = ['bread', 'carrot', 'butter', 'apple'];
    const ingredients = keys.map((key) => fixtures.line(key));
    const { id } = await fixtures.write(camille.client, { ingredients, portions: 1 });
    const item = { recipeId: id, date: DATE, slot: 'LUNCH', portions: 1 };
    await camille.client.succeed('POST', '/planning/items', item);
  });

  const ids = (...keys: string[]) => keys.map((key) => fixtures.id('ingredients', key));
  const add = (name: string, fields: object = {}) =>
    camille.client.succeed('POST', SHOPS, { name, ...fields });
  const pathOf = ({ id }: { id: number }) => `${SHOPS}/${String(id)}`;
  const list = (query = '') =>
    robin.client.succeed('GET', `/planning/shopping-list?date=${DATE}${query}`);
  const foods = async (query?: string) => {
    const keys = ['bread', 'carrot', 'butter', 'apple'];
    const { lines } = await list(query);
    return lines.map((line: any) => keys.find((key) => ids(key)[0] === line.ingredientId));
  };
  const send = async (kind: string, fields: object) => {
    const id = randomUUID();
    const operations = [{ id, kind, ...fields }];
    await robin.client.succeed('POST', '/planning/shopping-list/operations', {
      date: DATE,
      operations,
    });
    return id;
  };

  it('are added, changed and removed; a food belongs to one shop', async () => {
    const bakery = await add('Boulangerie', { ingredientIds: ids('bread', 'butter') });
    expect(bakery).toEqual({
      ...{ id: bakery.id, name: 'Boulangerie', subcategories: [] },
      ingredientIds: ids('bread', 'butter'),
    });
    const market = await add('Marché', { subcategories: ['fruits'], ingredientIds: ids('butter') });
    const shops = () => robin.client.succeed('GET', SHOPS);
    expect(await shops()).toMatchObject([{ ingredientIds: ids('bread') }, market]);
    const changed = await robin.client.succeed('PATCH', pathOf(bakery), {
      ...{ name: 'Fournil', subcategories: null, ingredientIds: ids('butter', 'bread') },
    });
    expect(changed).toEqual({ ...bakery, name: 'Fournil', ingredientIds: ids('butter', 'bread') });
    expect(await shops()).toEqual([changed, { ...market, ingredientIds: [] }]);
    expect(await robin.client.patch(pathOf(market), { name: null })).toMatchObject({ status: 400 });
    expect(await robin.client.patch(pathOf(market), { ingredientIds: [999_999] })).toMatchObject({
      body: { code: 4044 },
    });
    expect(await robin.client.delete(pathOf(bakery))).toMatchObject({ status: 204 });
    expect(await robin.client.delete(pathOf(bakery))).toMatchObject({ body: { code: 4063 } });
    expect(await shops()).toEqual([{ ...market, ingredientIds: [] }]);
  });

  it('are at most 20', async () => {
    for (let number = 0; number < 20; number += 1) await add(`Shop ${String(number)}`);
    const refused = await camille.client.post(SHOPS, { name: 'one more' });
    expect(refused).toMatchObject({ status: 409, body: { code: 4025 } });
  });

  it('have their lines and those of no shop, in their order', async () => {
    const bakery = await add('Boulangerie', { ingredientIds: ids('bread') });
    const subcategories = ['milkAndCream', 'fruits'];
    const market = await add('Marché', { subcategories, ingredientIds: ids('carrot', 'apple') });
    const all = await list();
    expect(all.lines.map(({ shopId }: any) => shopId).sort()).toEqual(
      [market.id, market.id, bakery.id, null].sort(),
    );
    expect(await foods(`&shopId=${String(market.id)}`)).toEqual(['butter', 'apple', 'carrot']);
    expect(await foods(`&shopId=${String(bakery.id)}`)).toEqual(['bread', 'butter']);
    const text = await list(`&shopId=${String(bakery.id)}&format=text&lang=en`);
    expect(text).toContain('bread');
    expect(text).not.toContain('carrot');
    const stranger = await signUpAdministrator(app);
    const { id } = await stranger.client.succeed('POST', SHOPS, { name: 'Loin' });
    for (const format of ['json', 'csv']) {
      const path = `/planning/shopping-list?date=${DATE}&format=${format}&shopId=${String(id)}`;
      const unknown = await robin.client.get(path);
      expect(unknown).toMatchObject({ status: 404, body: { code: 4063 } });
    }
    expect(await robin.client.get(`/planning/shopping-list?date=${DATE}&shopId=x`)).toMatchObject({
      status: 400,
    });
    await camille.client.succeed('DELETE', pathOf(market));
    expect(await foods(`&shopId=${String(bakery.id)}`)).toHaveLength(4);
  });

  it('are named by own lines, else by their ingredient; an unknown one is none', async () => {
    const [bakery, market] = [
      await add('Boulangerie', { ingredientIds: ids('bread') }),
      await add('Marché'),
    ];
    const paper = await send('ADD', { text: 'papier', shopId: market.id });
    const bread = await send('ADD', { ...fixtures.line('bread', 2) });
    const unknown = await send('ADD', { text: 'fleurs', shopId: 999_999 });
    const shopOf = async (id: string) =>
      (await list()).ownLines.find((line: any) => line.id === id).shopId;
    expect(await Promise.all([paper, bread, unknown].map(shopOf))).toEqual([
      ...[market.id, bakery.id, null],
    ]);
    const inMarket = await list(`&shopId=${String(market.id)}`);
    expect(inMarket.ownLines.map(({ id }: any) => id)).toEqual([paper, unknown]);
    await send('EDIT', { lineId: bread, shopId: market.id });
    expect(await shopOf(bread)).toBe(market.id);
    const { ownLines } = await list(`&shopId=${String(market.id)}`);
    expect(ownLines).toContainEqual(expect.objectContaining({ id: bread, inLine: false }));
    await send('EDIT', { lineId: paper, shopId: null });
    expect(await shopOf(paper)).toBeNull();
    await camille.client.succeed('DELETE', pathOf(market));
    expect(await shopOf(bread)).toBe(bakery.id);
  });
});
