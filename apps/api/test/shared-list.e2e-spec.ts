import { randomUUID } from 'node:crypto';
import { QUOTAS } from '#domain/quotas.js';
import { Fixtures } from './support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember, signUpPerson } from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import type { TestClient } from './support/test-client.js';

const DATE = '2026-07-08';
const OPERATIONS = '/planning/shopping-list/operations';

describe('shared shopping list', () => {
  let app: TestApp;
  let fixtures: Fixtures;
  let camille: Member;
  let robin: Member;
  beforeAll(async () => {
    app = await startTestApp();
    fixtures = await Fixtures.load(app);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    camille = await signUpAdministrator(app);
    robin = await signUpMember(app, camille);
  });

  const lineId = (ingredient: string) =>
    `ingredient-${String(fixtures.id('ingredients', ingredient))}`;
  const amount = (quantity: number, unit: string) => ({
    quantity,
    unitId: fixtures.id('units', unit),
  });
  const operation = (kind: string, fields: object = {}) => ({ id: randomUUID(), kind, ...fields });
  const check = (ingredient: string, fields: object = {}) =>
    operation('CHECK', { lineId: lineId(ingredient), ...fields });
  const uncheck = (ingredient: string, fields: object = {}) =>
    operation('UNCHECK', { lineId: lineId(ingredient), ...fields });
  const add = (fields: object) => operation('ADD', fields);

  const send = (operations: readonly object[], { client }: { client: TestClient } = camille) =>
    client.post(OPERATIONS, { date: DATE, operations });
  const read = async ({ client }: { client: TestClient } = camille) =>
    (await client.get(`/planning/shopping-list?date=${DATE}`)).body;
  const lineOf = (list: any, ingredient: string) =>
    list.lines.find(({ id }: any) => id === lineId(ingredient));

  /** Plans a recipe of four portions and returns the id of the planning item. */
  async function plan(lines: [string, number, string][], portions = 4): Promise<number> {
    const ingredients = lines.map((line) => fixtures.line(...line));
    const { id: recipeId } = await fixtures.write(camille.client, { ingredients, portions: 4 });
    const item = { recipeId, date: DATE, slot: 'LUNCH', portions };
    return (await camille.client.post('/planning/items', item)).body.id;
  }
  const setPortions = (itemId: number, portions: number) =>
    camille.client.patch(`/planning/items/${String(itemId)}`, { portions });

  it('shows a tick of one member to the other one', async () => {
    await plan([['onion', 3, 'piece']]);
    const { status, body } = await send([check('onion', amount(2, 'piece'))]);
    expect(status).toBe(200);
    expect(body.ignored).toEqual([]);
    expect(lineOf(body, 'onion')).toMatchObject({
      amounts: [amount(3, 'piece')],
      checked: [amount(2, 'piece')],
      missing: [amount(1, 'piece')],
    });
    const { ignored, ...list } = body;
    expect(ignored).toEqual([]);
    expect(await read(robin)).toEqual(list);
  });
});
