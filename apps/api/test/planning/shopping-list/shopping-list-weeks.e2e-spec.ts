import { randomUUID } from 'node:crypto';
import { QUOTAS } from '#domain/quotas.js';
import { Fixtures } from '../../support/fixtures.js';
import {
  type Member,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
} from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';

const WEEK = '2026-07-06';
const DATE = '2026-07-08';
const [NEXT, SECOND_NEXT, THIRD_NEXT] = ['2026-07-15', '2026-07-22', '2026-07-29'];
const OPERATIONS = '/planning/shopping-list/operations';
const STAPLES = '/house/current/staples';

describe('the shopping list of a house, week after week', () => {
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

  const ingredient = (key: string) => fixtures.id('ingredients', key);
  const lineId = (key: string) => `ingredient-${String(ingredient(key))}`;
  const amount = (quantity: number, unit = 'gram') => ({
    quantity,
    unitId: fixtures.id('units', unit),
  });
  const operation = (kind: string, fields: object = {}) => ({ id: randomUUID(), kind, ...fields });
  const on = (kind: string, key: string, fields: object = {}) =>
    operation(kind, { lineId: lineId(key), ...fields });
  const send = async (date: string, operations: object[], { client }: Member = camille) =>
    client.succeed('POST', OPERATIONS, { date, operations });
  const get = ({ client }: Member, query: string) => client.get(`/planning/shopping-list?${query}`);
  const read = async (date: string, person = camille) => (await get(person, `date=${date}`)).body;
  const lineOf = (list: any, key: string) =>
    list.lines.find(({ ingredientId }: any) => ingredientId === ingredient(key));

  /** Plans a recipe of four portions; returns the id of the item. */
  async function plan(date: string, lines: [string, number, string][], portions = 4) {
    const ingredients = lines.map((line) => fixtures.line(...line));
    const { id: recipeId } = await fixtures.write(camille.client, { ingredients, portions: 4 });
    const item = { recipeId, date, slot: 'LUNCH', portions };
    const { id } = await camille.client.succeed('POST', '/planning/items', item);
    return String(id);
  }
  const change = (item: string, fields: object) =>
    camille.client.succeed('PATCH', `/planning/items/${item}`, fields);

  describe('staples', () => {
    it('are water from the start, and are replaced by any member', async () => {
      const water = { ingredientIds: [ingredient('water')] };
      expect(await camille.client.get(STAPLES)).toMatchObject({ status: 200, body: water });
      const chosen = { ingredientIds: [ingredient('salt'), ingredient('pepper')] };
      expect(await robin.client.put(STAPLES, chosen)).toMatchObject({ status: 200, body: chosen });
      expect((await camille.client.get(STAPLES)).body).toEqual(chosen);
      const none = { ingredientIds: [] };
      expect((await camille.client.put(STAPLES, none)).body).toEqual(none);
      expect((await robin.client.get(STAPLES)).body).toEqual(none);
    });

    it('return 404/4044 for an unknown ingredient, and 404/4041 without a house', async () => {
      const unknown = await camille.client.put(STAPLES, { ingredientIds: [999_999] });
      expect(unknown).toMatchObject({ status: 404, body: { code: 4044 } });
      const { client } = await signUpPerson(app);
      expect(await client.get(STAPLES)).toMatchObject({ status: 404, body: { code: 4041 } });
    });

    it('stand apart, if the plan needs them, as whole lines', async () => {
      await camille.client.put(STAPLES, {
        ingredientIds: [ingredient('salt'), ingredient('flour')],
      });
      await plan(DATE, [['onion', 2, 'piece'], ['salt', 5, 'gram']]); // prettier-ignore
      const list = await read(DATE);
      expect(list.lines.map(({ id }: any) => id)).toEqual([lineId('onion')]);
      expect(list.staples).toMatchObject([
        { id: lineId('salt'), amounts: [amount(5)], missing: [amount(5)], checked: [] },
      ]);
      expect(Object.keys(list.staples[0])).toEqual(Object.keys(list.lines[0]));
      await send(DATE, [on('CHECK', 'salt')]);
      expect((await read(DATE)).staples).toMatchObject([{ missing: [] }]);
    });

    it('stand among the lines with an own line', async () => {
      await plan(DATE, [['water', 50, 'centiliter']]);
      expect((await read(DATE)).lines).toEqual([]);
      const own = operation('ADD', { ingredientId: ingredient('water'), ...amount(2, 'liter') });
      const list = await send(DATE, [own]);
      expect(list.staples).toEqual([]);
      expect(list.lines).toMatchObject([{ id: lineId('water'), amounts: [amount(2.5, 'liter')] }]);
    });

    it('are never missing for GET /recipes/makeable', async () => {
      const ingredients = [fixtures.line('onion', 1, 'piece'), fixtures.line('salt', 5, 'gram')];
      const { id } = await fixtures.write(camille.client, { ingredients });
      const missing = async () => {
        const path = `/recipes/makeable?tab=perso&ingredientIds=${String(ingredient('onion'))}`;
        const { body } = await camille.client.get(path);
        return body.find((recipe: any) => recipe.id === id)?.missingIngredientIds;
      };
      expect(await missing()).toEqual([ingredient('salt')]);
      await robin.client.put(STAPLES, { ingredientIds: [ingredient('salt')] });
      expect(await missing()).toEqual([]);
      await robin.client.put(STAPLES, { ingredientIds: [ingredient('onion')] });
      expect(await missing()).toBeUndefined();
    });

    it('are written apart into text and CSV', async () => {
      await plan(DATE, [['water', 50, 'centiliter'], ['onion', 2, 'piece']]); // prettier-ignore
      const { body: text } = await get(camille, `date=${DATE}&format=text&lang=en`);
      expect(text).toMatch(/- onion: 2 pieces .*\n\nAt home\n- water: 50 cl/);
      const { body: csv } = await get(camille, `date=${DATE}&format=csv&lang=fr`);
      expect(csv).toMatch(/\r\nÀ la maison,eau,50,cl,/);
    });
  });

  describe('REMOVE of a line of the plan', () => {
    it('takes the line off the list until the plan needs more, in that week alone', async () => {
      const item = await plan(DATE, [['flour', 500, 'gram']]);
      await plan(NEXT, [['flour', 500, 'gram']]);
      const list = await send(DATE, [on('REMOVE', 'flour')]);
      expect(list).toMatchObject({ ignored: [], lines: [], staples: [] });
      await change(item, { portions: 2 });
      expect((await read(DATE, robin)).lines).toEqual([]);
      await change(item, { portions: 6 });
      const [line] = (await read(DATE)).lines;
      expect(line).toMatchObject({ amounts: [amount(750)], missing: [amount(250)], checked: [] });
      expect((await read(NEXT)).lines).toMatchObject([{ missing: [amount(500)] }]);
    });

    it('is undone by ADD with the id of the line', async () => {
      await plan(DATE, [['flour', 500, 'gram']]);
      await send(DATE, [on('REMOVE', 'flour')]);
      const list = await send(DATE, [on('ADD', 'flour')], robin);
      expect(list).toMatchObject({
        ignored: [],
        lines: [{ missing: [amount(500)] }],
        ownLines: [],
      });
    });

    it('is ignored when the plan does not need the ingredient', async () => {
      const removal = on('REMOVE', 'flour');
      expect((await send(DATE, [removal])).ignored).toEqual([removal.id]);
    });

    it('is sent as an event, and grows the version', async () => {
      await plan(DATE, [['flour', 500, 'gram']]);
      const { version } = await read(DATE);
      expect((await send(DATE, [on('REMOVE', 'flour')])).version).toBeGreaterThan(version);
    });
  });

  describe('own lines', () => {
    it('follow into later weeks with the date of their addition until they are ticked', async () => {
      const bread = operation('ADD', { text: 'pain' });
      await send(DATE, [bread]);
      for (const date of [DATE, NEXT, THIRD_NEXT]) {
        expect((await read(date)).ownLines).toMatchObject([
          { id: bread.id, text: 'pain', since: DATE, checked: false, inLine: false },
        ]);
      }
      expect((await read('2026-07-05')).ownLines).toEqual([]);
      await send(NEXT, [operation('CHECK', { lineId: bread.id })], robin);
      for (const date of [DATE, NEXT]) {
        expect((await read(date)).ownLines).toMatchObject([{ id: bread.id, checked: true }]);
      }
      expect((await read(SECOND_NEXT)).ownLines).toEqual([]);
      await send(DATE, [operation('UNCHECK', { lineId: bread.id })]);
      expect((await read(SECOND_NEXT)).ownLines).toMatchObject([{ checked: false }]);
    });

    it('that are ticked in their week do not follow, and a removed one is gone everywhere', async () => {
      const [bread, bags] = [
        operation('ADD', { text: 'pain' }),
        operation('ADD', { text: 'sacs' }),
      ];
      await send(DATE, [bread, bags, operation('CHECK', { lineId: bread.id })]);
      expect((await read(NEXT)).ownLines).toMatchObject([{ id: bags.id }]);
      await send(NEXT, [operation('REMOVE', { lineId: bags.id })]);
      expect((await read(DATE)).ownLines).toMatchObject([{ id: bread.id }]);
      expect((await read(NEXT)).ownLines).toEqual([]);
    });

    it('of several weeks are at most 200 in a list', async () => {
      const { max, message } = QUOTAS.ownLines;
      const lines = Array.from({ length: max }, () => operation('ADD', { text: 'pain' }));
      await send(DATE, lines);
      const next = { date: NEXT, operations: [operation('ADD', { text: 'sel' })] };
      const exceeded = { status: 409, body: { code: 4025, message } };
      expect(await camille.client.post(OPERATIONS, next)).toMatchObject(exceeded);
      const tick = operation('CHECK', { lineId: lines[0]?.id });
      await send(DATE, [tick]);
      expect(await camille.client.post(OPERATIONS, next)).toMatchObject({ status: 200 });
      const untick = operation('UNCHECK', { lineId: lines[0]?.id });
      const again = { date: DATE, operations: [untick] };
      expect(await camille.client.post(OPERATIONS, again)).toMatchObject(exceeded);
    });
  });

  describe('what was bought and is no longer needed in its week', () => {
    it('counts in the next week when a dish is moved', async () => {
      const item = await plan(DATE, [['onion', 3, 'piece'], ['flour', 500, 'gram']]); // prettier-ignore
      await send(DATE, [on('CHECK', 'onion'), on('CHECK', 'flour', amount(200))]);
      await change(item, { date: NEXT });
      expect((await read(DATE)).lines).toEqual([]);
      const list = await read(NEXT);
      expect(lineOf(list, 'onion')).toMatchObject({
        carried: [{ ...amount(3, 'piece'), weekStart: WEEK }],
        checked: [],
        missing: [],
      });
      expect(lineOf(list, 'flour')).toMatchObject({
        carried: [{ ...amount(200), weekStart: WEEK }],
        missing: [amount(300)],
      });
      await send(NEXT, [on('CHECK', 'flour')]);
      expect(lineOf(await read(NEXT), 'flour')).toMatchObject({
        checked: [amount(300)],
        missing: [],
      });
    });

    it('counts once, in the two weeks after it, of the nearest week first', async () => {
      const item = await plan(DATE, [['flour', 500, 'gram']]);
      await send(DATE, [on('CHECK', 'flour')]);
      await change(item, { date: THIRD_NEXT });
      expect(lineOf(await read(THIRD_NEXT), 'flour')).toMatchObject({ carried: [] });
      await change(item, { date: SECOND_NEXT });
      expect(lineOf(await read(SECOND_NEXT), 'flour')).toMatchObject({
        carried: [{ ...amount(500), weekStart: WEEK }],
        missing: [],
      });
      await plan(NEXT, [['flour', 200, 'gram']]);
      expect(lineOf(await read(NEXT), 'flour')).toMatchObject({ missing: [] });
      expect(lineOf(await read(SECOND_NEXT), 'flour')).toMatchObject({
        carried: [{ ...amount(300), weekStart: WEEK }],
        missing: [amount(200)],
      });
      await send(NEXT, [on('CHECK', 'flour', amount(350))]);
      expect(lineOf(await read(SECOND_NEXT), 'flour')).toMatchObject({
        carried: [
          { ...amount(150), weekStart: '2026-07-13' },
          { ...amount(350), weekStart: WEEK },
        ],
        missing: [],
      });
    });

    it('does not count while its week needs it', async () => {
      await plan(DATE, [['flour', 500, 'gram']]);
      await send(DATE, [on('CHECK', 'flour')]);
      await plan(NEXT, [['flour', 500, 'gram']]);
      expect((await read(NEXT)).lines).toMatchObject([{ carried: [], missing: [amount(500)] }]);
    });

    it('does not bring texts and recipes of earlier weeks into a list', async () => {
      const otherLines = [{ kind: 'TEXT', text: 'fleur de sel', before: 0 }];
      const ingredients = [fixtures.line('onion', 1, 'piece')];
      const { id: recipeId } = await fixtures.write(camille.client, { ingredients, otherLines });
      const item = { recipeId, date: DATE, slot: 'LUNCH', portions: 4 };
      await camille.client.succeed('POST', '/planning/items', item);
      await send(DATE, [on('CHECK', 'onion')]);
      expect(await read(NEXT)).toMatchObject({ lines: [], texts: [], recipes: [] });
      expect(await read(DATE)).toMatchObject({
        texts: [{ recipeId }],
        recipes: [{ id: recipeId }],
      });
    });
  });

  describe('CHECK with what the device has seen', () => {
    it('counts once on two devices that have not seen each other', async () => {
      await plan(DATE, [['flour', 500, 'gram']]);
      const tick = () => on('CHECK', 'flour', { ...amount(500), seen: [] });
      await send(DATE, [tick()]);
      const list = await send(DATE, [tick()], robin);
      expect(list.lines).toMatchObject([{ checked: [amount(500)] }]);
      const seen = [amount(500)];
      const more = await send(DATE, [on('CHECK', 'flour', { ...amount(100), seen })]);
      expect(more.lines).toMatchObject([{ checked: [amount(600)] }]);
      const added = await send(DATE, [on('CHECK', 'flour', amount(100))], robin);
      expect(added.lines).toMatchObject([{ checked: [amount(700)] }]);
    });

    it.each([
      ['a quantity of 0', [{ quantity: 0, unitId: 1 }]],
      ['51 amounts', Array.from({ length: 51 }, () => ({ quantity: 1 }))],
      ['something else than a list', 'x'],
    ])('returns 400/4000 for %s', async (_, seen) => {
      const body = { date: DATE, operations: [on('CHECK', 'flour', { ...amount(1), seen })] };
      const response = await camille.client.post(OPERATIONS, body);
      expect(response).toMatchObject({ status: 400, body: { code: 4000 } });
    });

    it('returns 404/4046 for an unknown unit', async () => {
      const seen = [{ quantity: 1, unitId: 999_999 }];
      const body = { date: DATE, operations: [on('CHECK', 'flour', { ...amount(1), seen })] };
      const response = await camille.client.post(OPERATIONS, body);
      expect(response).toMatchObject({ status: 404, body: { code: 4046 } });
    });
  });

  it('names who added and who ticked a line, until they leave', async () => {
    await plan(DATE, [['flour', 500, 'gram']]);
    const bread = operation('ADD', { text: 'pain' });
    await send(DATE, [bread], robin);
    await send(DATE, [operation('CHECK', { lineId: bread.id })]);
    const list = await send(DATE, [on('CHECK', 'flour')], robin);
    expect(list.lines).toMatchObject([{ addedBy: null, checkedBy: robin.id }]);
    expect(list.ownLines).toMatchObject([{ addedBy: robin.id, checkedBy: camille.id }]);
    await robin.client.post('/house/leave');
    const after = await read(DATE);
    expect(after.version).toBeGreaterThan(list.version);
    expect(after.lines).toMatchObject([{ checkedBy: null }]);
    expect(after.ownLines).toMatchObject([{ addedBy: null, checkedBy: camille.id }]);
    const unticked = await send(DATE, [operation('UNCHECK', { lineId: bread.id })]);
    expect(unticked.ownLines).toMatchObject([{ checkedBy: null }]);
  });

  describe('a range of days', () => {
    it('has what is needed from the first to the last day, and the ticks of its weeks', async () => {
      await plan('2026-07-11', [['flour', 100, 'gram']]);
      await plan('2026-07-12', [['flour', 200, 'gram']]);
      await plan('2026-07-13', [['flour', 300, 'gram']]);
      await plan('2026-07-14', [['flour', 400, 'gram']]);
      await send(NEXT, [on('CHECK', 'flour', amount(50)), operation('ADD', { text: 'pain' })]);
      const { body } = await get(robin, 'from=2026-07-12&to=2026-07-13');
      expect(body).toMatchObject({
        weekStart: WEEK,
        lines: [{ amounts: [amount(500)], checked: [amount(50)], missing: [amount(450)] }],
        ownLines: [{ text: 'pain' }],
      });
      const { body: text } = await get(robin, 'from=2026-07-12&to=2026-07-13&format=text');
      expect(text).toContain('farine : 450 g');
    });

    it('does not take what an earlier day of a week needs of its ticks', async () => {
      await plan(WEEK, [['egg', 6, 'piece']]);
      await send(WEEK, [on('CHECK', 'egg')]);
      await plan(NEXT, [['egg', 4, 'piece']]);
      const range = `from=${DATE}&to=2026-07-19`;
      const missing = async () => (await get(camille, range)).body.lines[0].missing;
      expect(await missing()).toEqual([amount(4, 'piece')]);
      await send(WEEK, [on('CHECK', 'egg', amount(3, 'piece'))]);
      expect(await missing()).toEqual([amount(1, 'piece')]);
      const { body } = await get(camille, `from=${WEEK}&to=2026-07-19`);
      expect(body.lines).toMatchObject([{ missing: [amount(1, 'piece')] }]);
    });

    it('takes the ticks of a week for its days one after the other', async () => {
      await plan(WEEK, [['egg', 6, 'piece']]);
      await plan('2026-07-11', [['egg', 4, 'piece']]);
      await send(WEEK, [on('CHECK', 'egg', amount(7, 'piece'))]);
      const { body } = await get(camille, `from=${DATE}&to=2026-07-14`);
      expect(body.lines).toMatchObject([
        { checked: [amount(1, 'piece')], missing: [amount(3, 'piece')] },
      ]);
      const { body: earlier } = await get(camille, `from=${WEEK}&to=${DATE}`);
      expect(earlier.lines).toMatchObject([{ checked: [amount(6, 'piece')], missing: [] }]);
    });

    it('takes a line that was removed in one week from that week alone', async () => {
      await plan(WEEK, [['flour', 100, 'gram']]);
      await plan('2026-07-12', [['flour', 200, 'gram']]);
      await plan(NEXT, [['flour', 400, 'gram']]);
      await send(WEEK, [on('REMOVE', 'flour')]);
      for (const from of [WEEK, '2026-07-12', NEXT]) {
        const { body } = await get(camille, `from=${from}&to=2026-07-19`);
        expect(body.lines).toMatchObject([{ missing: [amount(400)] }]);
      }
    });

    it.each([
      ['from=2026-07-01&to=2026-07-31', 200],
      ['from=2026-07-06&to=2026-07-06', 200],
      ['from=2026-07-01&to=2026-08-01', 400],
      ['from=2026-07-06&to=2026-07-05', 400],
      ['from=2026-07-06', 400],
      ['to=2026-07-06', 400],
      ['date=2026-07-06&from=2026-07-06&to=2026-07-07', 400],
      ['date=2026-07-06&to=2026-07-07', 400],
      ['from=2026-02-30&to=2026-03-01', 400],
      ['', 400],
    ])('%s returns %d', async (query, status) => {
      const response = await get(camille, query);
      expect(response).toMatchObject({ status, body: status === 200 ? {} : { code: 4000 } });
    });
  });

  it.each([
    ['format=json', 'application/json'],
    ['format=text', 'text/plain'],
    ['format=csv', 'text/csv'],
  ])('%s wins over Accept', async (query, type) => {
    const accept = type === 'text/csv' ? 'text/plain' : 'text/csv';
    const path = `/planning/shopping-list?date=${DATE}&${query}&lang=en`;
    const { headers } = await camille.client.get(path, { accept, 'accept-language': 'fr' });
    expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(headers.get('content-language')).toBe(type === 'application/json' ? null : 'en');
  });

  it.each(['format=ics', 'format=svg', 'format=', 'lang=de'])(
    '%s returns 400/4000',
    async (query) => {
      const response = await get(camille, `date=${DATE}&${query}`);
      expect(response).toMatchObject({ status: 400, body: { code: 4000 } });
    },
  );
});
