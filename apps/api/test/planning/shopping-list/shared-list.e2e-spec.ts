import { randomUUID } from 'node:crypto';
import { QUOTAS } from '#domain/quotas.js';
import { holdLock, waitingForLock } from '../../support/database/table-lock.js';
import { openEvents } from '../../support/event-stream.js';
import { Fixtures } from '../../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';
import type { TestClient } from '../../support/test-client.js';
import { until } from '../../support/until.js';

const DATE = '2026-07-08';
const OPERATIONS = '/planning/shopping-list/operations';

describe('shared shopping list', () => {
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

  describe('operations', () => {
    it('are applied once, whatever is sent again', async () => {
      await plan([['onion', 3, 'piece']]);
      const bread = add({ text: 'pain' });
      const batch = [
        check('onion', amount(1, 'piece')),
        bread,
        operation('REMOVE', { lineId: randomUUID() }),
      ];
      const { body: first } = await send(batch);
      expect(first.ignored).toEqual([batch[2]?.id]);
      expect((await send(batch, robin)).body).toEqual(first);
      const { body: more } = await send([...batch, check('onion', amount(1, 'piece'))]);
      expect(lineOf(more, 'onion').checked).toEqual([amount(2, 'piece')]);
      expect(more.ownLines).toHaveLength(1);
      expect(more.version).toBeGreaterThan(first.version);
    });

    it('name a line that the device has added before it was online', async () => {
      const bread = add({ text: 'pain', ...amount(2, 'piece') });
      const { body } = await send([
        bread,
        operation('EDIT', { lineId: bread.id, text: 'pain complet', unitId: null }),
        operation('CHECK', { lineId: bread.id, quantity: 1 }),
      ]);
      expect(body).toMatchObject({
        ignored: [],
        ownLines: [
          {
            id: bread.id,
            text: 'pain complet',
            ingredientId: null,
            quantity: 2,
            unitId: null,
            checked: false,
          },
        ],
      });
    });

    it('edit, tick off and remove the own lines of another member', async () => {
      const salt = add({ ...fixtures.line('salt', 500, 'gram') });
      const bread = add({ text: 'pain' });
      await send([salt, bread]);
      const { body } = await send(
        [operation('CHECK', { lineId: salt.id }), operation('REMOVE', { lineId: bread.id })],
        robin,
      );
      expect(body.ownLines).toMatchObject([{ id: salt.id, checked: true, missingQuantity: 0 }]);
      const { body: later } = await send([operation('EDIT', { lineId: bread.id, text: 'pains' })]);
      expect(later.ignored).toHaveLength(1);
      expect(later.ownLines).toEqual(body.ownLines);
    });

    it.each(['ingredient-0', 'ingredient-2147483648', 'ingredient-9999999999'])(
      'of the line %s, which no list has, are ignored without harm to the others',
      async (unknown) => {
        const bread = add({ text: 'pain' });
        const ticks = ['CHECK', 'UNCHECK', 'REMOVE'].map((kind) =>
          operation(kind, { lineId: unknown }),
        );
        const { status, body } = await send([...ticks, bread]);
        expect(status).toBe(200);
        expect(body).toMatchObject({
          ignored: ticks.map(({ id }) => id),
          ownLines: [{ id: bread.id }],
        });
      },
    );

    it('accept UUIDs in upper case', async () => {
      const bread = add({ text: 'pain' });
      await send([{ ...bread, id: bread.id.toUpperCase() }]);
      const removal = operation('REMOVE', { lineId: bread.id.toUpperCase() });
      expect((await send([removal])).body).toMatchObject({ ignored: [], ownLines: [] });
    });

    it('concern one week of one house', async () => {
      const bread = add({ text: 'pain' });
      const removal = operation('REMOVE', { lineId: bread.id });
      await send([bread]);
      const weekBefore = { date: '2026-07-05', operations: [removal] };
      expect((await camille.client.post(OPERATIONS, weekBefore)).body.ignored).toEqual([
        removal.id,
      ]);
      const stranger = await signUpAdministrator(app);
      expect((await send([removal], stranger)).body.ignored).toEqual([removal.id]);
      expect((await read()).ownLines).toHaveLength(1);
    });

    it.each<[string, object, string]>([
      ['an id that is no UUID', { id: 'x', kind: 'ADD', text: 'a' }, 'operations[0].id must be a UUID'],
      ['an unknown kind', { id: randomUUID(), kind: 'TICK' }, 'operations[0].kind must be one of'],
      ['CHECK without a line', operation('CHECK'), 'operations[0].lineId must be given'],
      ['CHECK of a planned line without a unit', operation('CHECK', { lineId: 'ingredient-1', quantity: 1 }), 'operations[0].unitId must be given'],
      ['a unit without a quantity', operation('ADD', { text: 'a', unitId: 1 }), 'operations[0].quantity must be given'],
      ['ADD without text and ingredient', operation('ADD'), 'operations[0].text or ingredientId must be given'],
      ['EDIT of nothing', operation('EDIT', { lineId: 'x' }), 'operations[0]: at least one of'],
      ['a text over 200 characters', operation('ADD', { text: 'a'.repeat(201) }), 'operations[0].text must be'],
    ])('return 400/4000 for %s', async (_, invalid, message) => {
      const { status, body } = await send([invalid, add({ text: 'pain' })]);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 4000 });
      expect(body.message).toContain(message);
      expect((await read()).ownLines).toEqual([]);
    }); // prettier-ignore

    it('return 400/4000 for 201 operations', async () => {
      const operations = Array.from({ length: 201 }, () => add({ text: 'pain' }));
      expect(await send(operations)).toMatchObject({ status: 400, body: { code: 4000 } });
    });

    it.each([
      ['404/4044 for an unknown ingredient', { ingredientId: 999_999 }, 4044],
      ['404/4046 for an unknown unit', { text: 'pain', quantity: 1, unitId: 999_999 }, 4046],
    ])('return %s and apply nothing', async (_, fields, code) => {
      const response = await send([add({ text: 'pain' }), add(fields)]);
      expect(response).toMatchObject({ status: 404, body: { code } });
      expect((await read()).ownLines).toEqual([]);
    });

    it('return 409/4025 for more than 200 own lines, and apply nothing', async () => {
      const { max, message } = QUOTAS.ownLines;
      const lines = Array.from({ length: max }, () => add({ text: 'pain' }));
      expect((await send(lines)).status).toBe(200);
      const response = await send([check('onion', amount(1, 'piece')), add({ text: 'beurre' })]);
      expect(response).toMatchObject({ status: 409, body: { code: 4025, message } });
      const swap = [operation('REMOVE', { lineId: lines[0]?.id }), add({ text: 'beurre' })];
      expect((await send(swap)).body.ownLines).toHaveLength(max);
    });

    it('return 409/4025 for more than 2,000 ticked amounts, and apply nothing', async () => {
      const { max, message } = QUOTAS.listTicks;
      await app.sql(
        `insert into shopping_tick (house_id, date, line_id, thousandths)
         select $1, date_trunc('week', $2::date), 'ingredient-' || number, 1000
         from generate_series(1000001, $3) as number`,
        [camille.houseId, DATE, 1_000_000 + max - 2],
      );
      await send([check('onion', amount(1, 'piece'))]);
      const both = [check('butter', amount(1, 'gram')), check('flour', amount(1, 'gram'))];
      const exceeded = { status: 409, body: { code: 4025, message } };
      expect(await send(both)).toMatchObject(exceeded);
      expect(await send([check('onion', amount(1, 'piece'))])).toMatchObject({ status: 200 });
      const swap = [uncheck('onion'), ...both];
      expect(await send(swap)).toMatchObject({ status: 200 });
      expect(await send([check('onion', amount(1, 'piece'))])).toMatchObject(exceeded);
    });
  });

  describe('the version', () => {
    it('grows with every change of the list, and only changes with an event', async () => {
      const item = await plan([['onion', 3, 'piece']]);
      const { client } = camille;
      const recipeId = (await client.get(`/planning?date=${DATE}`)).body.days
        .flatMap(({ slots }: any) => slots)
        .flatMap(({ items }: any) => items)[0].recipe.id;
      const bread = add({ text: 'pain' });
      const changes: (() => Promise<unknown>)[] = [
        () => send([bread]),
        () => send([operation('CHECK', { lineId: bread.id })]),
        () => send([operation('EDIT', { lineId: bread.id, text: 'pains' })]),
        () => send([operation('REMOVE', { lineId: bread.id })]),
        () => setPortions(item, 8),
        () => client.put(`/recipes/${String(recipeId)}`, fixtures.recipe()),
        () => client.patch('/house/current/shelf-order', { subcategories: ['breads'] }),
        () => client.delete(`/recipes/${String(recipeId)}`),
      ];
      let before = await read();
      for (const change of changes) {
        await change();
        const after = await read();
        expect(after.version).toBeGreaterThan(before.version);
        expect(await read(robin)).toEqual(after);
        before = after;
      }
      await send([bread]);
      expect(await read()).toEqual(before);
    });
  });

  it('is sent as an event with the week, when something has changed', async () => {
    const stream = await openEvents(app, robin.client);
    const bread = add({ text: 'pain' });
    await send([bread]);
    await send([bread]);
    await camille.client.patch('/house/current', { name: 'La Roseraie' });
    await stream.until(() => stream.events().length >= 2);
    stream.close();
    expect(stream.events()).toMatchObject([
      { name: 'shopping-list', ids: [20260706] },
      { name: 'house', ids: [camille.houseId] },
    ]);
  });

  it('is deleted with the house', async () => {
    await send([add({ text: 'pain' }), check('onion', amount(1, 'piece'))]);
    await camille.client.delete('/house/current');
    for (const table of ['shopping_operation', 'shopping_own_line', 'shopping_tick']) {
      const rows = await app.sql(`select from ${table} where house_id = $1`, [camille.houseId]);
      expect(rows).toEqual([]);
    }
  });

  describe('concurrent requests', () => {
    it('apply an operation once that arrives ten times at once', async () => {
      await plan([['onion', 30, 'piece']]);
      const batch = [check('onion', amount(2, 'piece')), add({ text: 'pain' })];
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, index) => send(batch, index % 2 ? camille : robin)),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
      const list = await read();
      expect(lineOf(list, 'onion').checked).toEqual([amount(2, 'piece')]);
      expect(list.ownLines).toHaveLength(1);
    });

    it('lose no tick of two devices, while the plan changes', async () => {
      const item = await plan([['onion', 40, 'piece']]);
      const ticks = Array.from({ length: 20 }, () => check('onion', amount(1, 'piece')));
      const responses = await Promise.all(
        ticks.flatMap((tick, index) => [
          send([tick], index % 2 ? camille : robin),
          setPortions(item, 4 + (index % 3)),
        ]),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      await setPortions(item, 4);
      expect(lineOf(await read(), 'onion')).toMatchObject({
        checked: [amount(20, 'piece')],
        missing: [amount(20, 'piece')],
      });
    });

    it('plan a recipe only after an edit of it that has begun: the house would not be told', async () => {
      const { id: recipeId } = await fixtures.write(camille.client);
      const edit = 'update recipe set updated_at = now() where id = $1';
      const author = await holdLock(app, edit, [recipeId]);
      const item = { recipeId, date: DATE, slot: 'LUNCH', portions: 4 };
      const state = { isPlanned: false };
      const planned = camille.client.post('/planning/items', item).then((response) => {
        state.isPlanned = true;
        return response;
      });
      await until(async () => state.isPlanned || (await waitingForLock(app)).length > 0);
      expect(state.isPlanned).toBe(false);
      await author.query('commit');
      await author.end();
      expect((await planned).status).toBe(201);
    });

    it('of a whole line from two devices tick it off once', async () => {
      await plan([['onion', 3, 'piece']]);
      await Promise.all([send([check('onion')], camille), send([check('onion')], robin)]);
      expect(lineOf(await read(), 'onion').checked).toEqual([amount(3, 'piece')]);
    });

    it('with the same version have the same list', async () => {
      const item = await plan([['onion', 3, 'piece']]);
      const lists = new Map<number, Set<string>>();
      const observe = ({ version, lines, ownLines }: any) => {
        const texts = lists.get(version) ?? new Set();
        lists.set(version, texts.add(JSON.stringify([lines, ownLines])));
      };
      await Promise.all(
        Array.from({ length: 30 }, async (_, index) => {
          if (index % 3 === 0) await setPortions(item, 1 + index);
          else
            observe(
              (await send([add({ text: `n° ${String(index)}` })], index % 2 ? camille : robin))
                .body,
            );
          observe(await read(robin));
        }),
      );
      expect(lists.size).toBeGreaterThan(1);
      for (const texts of lists.values()) expect(texts.size).toBe(1);
    });
  });
});

describe('PATCH /house/current/shelf-order', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let camille: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    camille = await signUpAdministrator(app);
  });

  const SHELF_ORDER = '/house/current/shelf-order';
  const replace = (subcategories: unknown) => camille.client.patch(SHELF_ORDER, { subcategories });

  it('returns the whole order, and sorts the list', async () => {
    const ingredients = ['carrot', 'apple', 'butter', 'bread'].map((key) => fixtures.line(key));
    const { id: recipeId } = await fixtures.write(camille.client, { ingredients });
    const item = { recipeId, date: DATE, slot: 'LUNCH', portions: 4 };
    await camille.client.post('/planning/items', item);
    const subcategories = async () =>
      (await camille.client.get(`/planning/shopping-list?date=${DATE}`)).body.lines.map(
        ({ subcategory }: any) => subcategory,
      );
    expect(await subcategories()).toEqual(['fruits', 'vegetables', 'breads', 'milkAndCream']);

    const { status, body } = await replace(['breads', 'milkAndCream', 'breads']);
    expect(status).toBe(200);
    expect(body.subcategories).toHaveLength(22);
    expect(body.subcategories.slice(0, 3)).toEqual(['breads', 'milkAndCream', 'vegetables']);
    expect((await camille.client.get(SHELF_ORDER)).body).toEqual(body);
    expect(await subcategories()).toEqual(['breads', 'milkAndCream', 'vegetables', 'fruits']);

    await replace([]);
    expect(await subcategories()).toEqual(['fruits', 'vegetables', 'breads', 'milkAndCream']);
  });

  it.each([
    ['an unknown shelf', ['breads', 'cellar'], 'subcategories[1] must be one of'],
    ['no list', null, 'subcategories must be a list'],
    ['numbers', [1], 'subcategories[0] must be one of'],
  ])('returns 400/4000 for %s', async (_, subcategories, message) => {
    const { status, body } = await replace(subcategories);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 4000 });
    expect(body.message).toContain(message);
  });
});
