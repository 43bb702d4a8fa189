import { randomUUID } from 'node:crypto';
import { Fixtures } from '../../support/fixtures.js';
import {
  type Member,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
} from '../../support/people.js';
import { startTwoApis, type TwoApis } from '../../support/processes/two-apis.js';

const DATE = '2026-07-08';
const WEEK_BEFORE = '2026-07-01';

/** A process may keep the list that it has computed; no process may return an old one. */
describe('GET /planning/shopping-list after a change at another process', () => {
  let apis: TwoApis;
  let fixtures: Fixtures;
  beforeAll(async () => {
    apis = await startTwoApis();
    fixtures = await Fixtures.load(apis);
  });
  afterAll(() => apis.close());

  let camille: Member;
  let robin: Member;
  let soup: any;
  let itemId: number;
  beforeEach(async () => {
    camille = await signUpAdministrator(apis);
    robin = await signUpMember(apis, camille);
    soup = await fixtures.write(camille.client, {
      name: 'Soupe',
      ingredients: [fixtures.line('onion', 2), fixtures.line('salt', 5, 'gram')],
    });
    itemId = await plan(soup.id, DATE);
    await Promise.all([read(camille), read(robin)]);
  });

  const plan = async (recipeId: number, date: string, portions = 4) => {
    const item = { recipeId, date, slot: 'LUNCH', portions };
    return (await camille.client.succeed('POST', '/planning/items', item)).id;
  };
  /** Reads at the process at which nothing is changed. */
  const get = ({ client }: Member, query = `date=${DATE}`) =>
    client.at(apis.second).get(`/planning/shopping-list?${query}`);
  const read = async (member = robin, query?: string) => (await get(member, query)).body;
  const line = (list: any, key = 'onion') =>
    list.lines.find((each: any) => each.ingredientId === fixtures.id('ingredients', key));
  const lineId = () => `ingredient-${String(fixtures.id('ingredients', 'onion'))}`;
  const pieces = (quantity: number) => [{ quantity, unitId: fixtures.id('units', 'piece') }];
  const send = ({ client }: Member, date: string, kind: string, fields: object) =>
    client.succeed('POST', '/planning/shopping-list/operations', {
      date,
      operations: [{ id: randomUUID(), kind, ...fields }],
    });

  it('is the same for every member while nothing changes, whatever day of the week is asked for', async () => {
    const first = await get(robin);
    const second = await get(camille, 'date=2026-07-06');
    const range = await get(camille, 'from=2026-07-06&to=2026-07-12');
    expect(line(first.body)).toMatchObject({ amounts: pieces(2) });
    for (const same of [second, range]) {
      expect(same.body).toEqual(first.body);
      expect(same.headers.get('etag')).toBe(first.headers.get('etag'));
    }
    expect(await read(robin, 'from=2026-07-09&to=2026-07-12')).toMatchObject({ lines: [] });
    expect(await read(robin, 'date=2026-07-15')).toMatchObject({ lines: [] });
  });

  it('answers 304 to who has the list', async () => {
    const etag = (await get(robin)).headers.get('etag') ?? '';
    const known = () =>
      robin.client.at(apis.second).send('GET', `/planning/shopping-list?date=${DATE}`, undefined, {
        'if-none-match': etag,
      });
    expect(await known()).toMatchObject({ status: 304 });
    await camille.client.patch(`/planning/items/${String(itemId)}`, { portions: 8 });
    expect(await known()).toMatchObject({ status: 200 });
  });

  it('has new portions, new items and new cookings', async () => {
    await camille.client.patch(`/planning/items/${String(itemId)}`, { portions: 8 });
    expect(line(await read())).toMatchObject({ amounts: pieces(4) });
    await plan(soup.id, '2026-07-10', 2);
    expect(line(await read())).toMatchObject({ amounts: pieces(5) });
    const cooking = { recipeId: soup.id, date: DATE, portions: 6 };
    const { id } = await camille.client.succeed('POST', '/planning/cookings', cooking);
    expect(line(await read())).toMatchObject({ amounts: pieces(8) });
    await camille.client.succeed('DELETE', `/planning/cookings/${String(id)}`);
    expect(line(await read())).toMatchObject({ amounts: pieces(5) });
  });

  it('has the new name, lines and texts of a recipe, and no deleted one', async () => {
    const path = `/recipes/${String(soup.id)}`;
    const otherLines = [{ kind: 'TEXT', text: 'fleur de sel', before: 0 }];
    const changed = { name: 'Velouté', ingredients: [fixtures.line('onion', 3)], otherLines };
    await camille.client.succeed('PUT', path, fixtures.recipe(changed));
    const list = await read();
    expect(list).toMatchObject({
      recipes: [{ name: 'Velouté' }],
      texts: [{ text: 'fleur de sel' }],
    });
    expect(line(list)).toMatchObject({ amounts: pieces(3) });
    await camille.client.succeed('DELETE', path);
    expect(await read()).toMatchObject({ recipes: [], lines: [], texts: [] });
  });

  it('has the new lines of a recipe of a stranger, and no recipe of a deleted account', async () => {
    const stranger = await signUpPerson(apis);
    const recipe = await fixtures.write(stranger.client);
    await plan(recipe.id, DATE);
    expect(line(await read(), 'carrot')).toMatchObject({ amounts: pieces(6) });
    const changed = fixtures.recipe({ ingredients: [fixtures.line('carrot', 7)] });
    await stranger.client.succeed('PUT', `/recipes/${String(recipe.id)}`, changed);
    expect(line(await read(), 'carrot')).toMatchObject({ amounts: pieces(7) });
    await stranger.client.succeed('DELETE', '/auth/me', { password: stranger.password });
    expect(line(await read(), 'carrot')).toBeUndefined();
  });

  it('has the ticks, own lines and removed lines of other devices', async () => {
    await send(camille, DATE, 'CHECK', { lineId: lineId() });
    expect(line(await read())).toMatchObject({ missing: [], checkedBy: camille.id });
    await send(camille, DATE, 'UNCHECK', { lineId: lineId() });
    expect(line(await read())).toMatchObject({ missing: pieces(2), checkedBy: null });
    await send(camille, DATE, 'ADD', { text: 'pain' });
    expect(await read()).toMatchObject({ ownLines: [{ text: 'pain', addedBy: camille.id }] });
    await send(camille, DATE, 'REMOVE', { lineId: lineId() });
    expect(line(await read())).toBeUndefined();
  });

  it('has the own lines of an earlier week, and what was bought for it', async () => {
    const item = await plan(soup.id, WEEK_BEFORE);
    await send(camille, WEEK_BEFORE, 'CHECK', { lineId: lineId() });
    await send(camille, WEEK_BEFORE, 'ADD', { text: 'pain' });
    expect(await read()).toMatchObject({ ownLines: [{ text: 'pain', since: WEEK_BEFORE }] });
    expect(line(await read())).toMatchObject({ missing: pieces(2), carried: [] });
    await camille.client.succeed('DELETE', `/planning/items/${String(item)}`);
    expect(line(await read())).toMatchObject({ missing: [], carried: pieces(2) });
  });

  it('follows the staples, the shelves and the first day of the week of the house', async () => {
    const ingredientIds = [fixtures.id('ingredients', 'salt')];
    await camille.client.succeed('PUT', '/house/current/staples', { ingredientIds });
    expect(await read()).toMatchObject({ lines: [{ id: lineId() }], staples: [{}] });
    await camille.client.succeed('PUT', '/house/current/staples', { ingredientIds: [] });
    const order = async () => (await read()).lines.map(({ subcategory }: any) => subcategory);
    const shelves = await order();
    const subcategories = shelves.toReversed();
    await camille.client.succeed('PATCH', '/house/current/shelf-order', { subcategories });
    expect(await order()).toEqual(subcategories);
    await camille.client.succeed('PATCH', '/house/current', { weekStartsOn: 'THURSDAY' });
    expect(await read()).toMatchObject({ weekStart: '2026-07-02', recipes: [{ id: soup.id }] });
  });

  it('names no member who has left, and is none for this member', async () => {
    await send(robin, DATE, 'CHECK', { lineId: lineId() });
    expect(line(await read(camille))).toMatchObject({ checkedBy: robin.id });
    await robin.client.succeed('POST', '/house/leave');
    expect(line(await read(camille))).toMatchObject({ missing: [], checkedBy: null });
    expect(await get(robin)).toMatchObject({ status: 404, body: { code: 4041 } });
  });

  it('names no member whose account was deleted', async () => {
    await send(robin, DATE, 'CHECK', { lineId: lineId() });
    expect(line(await read(camille))).toMatchObject({ checkedBy: robin.id });
    await robin.client.succeed('DELETE', '/auth/me', { password: robin.password });
    expect(line(await read(camille))).toMatchObject({ missing: [], checkedBy: null });
    expect(await get(robin)).toMatchObject({ status: 401 });
  });
});
