import { randomUUID } from 'node:crypto';
import { addDays } from '#domain/planning/week.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember, signUpPerson } from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';

const TODAY = new Date().toISOString().slice(0, 10);
const day = (number: number) => addDays(TODAY, number);

describe('the pantry', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let camille: Member;
  let robin: Member;
  let bread: any;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    camille = await signUpAdministrator(app);
    robin = await signUpMember(app, camille);
    const ingredients = [fixtures.line('flour', 500, 'gram'), fixtures.line('egg', 2)];
    bread = await fixtures.write(camille.client, {
      ...{ visibility: 'HOUSE', portions: 4, ingredients },
    });
  });

  const unit = (key: string) => fixtures.id('units', key);
  const food = (key: string) => fixtures.id('ingredients', key);
  const grams = (quantity: number) => [{ quantity, unitId: unit('gram') }];
  const rowOf = (key: string) => `/house/current/pantry/${String(food(key))}`;
  const set = (
    key: string,
    quantity: number | null,
    ofUnit: string | null,
    fields: object = {},
  ) => {
    const unitId = ofUnit === null ? null : unit(ofUnit);
    return robin.client.succeed('PUT', rowOf(key), { quantity, unitId, ...fields });
  };
  const rows = async () => await camille.client.succeed<any[]>('GET', '/house/current/pantry');
  const plan = async (date: string, portions = 4): Promise<string> => {
    const item = { recipeId: bread.id, date, slot: 'LUNCH', portions };
    const { id } = await camille.client.succeed('POST', '/planning/items', item);
    return `/planning/items/${String(id)}`;
  };
  const listOf = (query: string) =>
    camille.client.succeed('GET', `/planning/shopping-list?${query}`);
  const line = async (date: string, key = 'flour', part: 'lines' | 'staples' = 'lines') =>
    (await listOf(`from=${date}&to=${date}`))[part].find(
      (each: any) => each.ingredientId === food(key),
    );
  const send = (date: string, kind: string, fields: object = {}) =>
    robin.client.succeed('POST', '/planning/shopping-list/operations', {
      date,
      operations: [
        { id: randomUUID(), kind, lineId: `ingredient-${String(food('flour'))}`, ...fields },
      ],
    });

  it('is listed soonest first, then in the order of the list, and rows are replaced and removed', async () => {
    expect(await rows()).toEqual([]);
    await set('milk', 1, 'liter');
    await set('carrot', 4, 'piece');
    await set('egg', 6, 'piece', { bestBefore: day(9) });
    const cream = await set('cream', 20, 'centiliter', { bestBefore: day(-1), asOf: day(-30) });
    expect(cream).toEqual({
      ...{ ingredientId: food('cream'), quantity: 20, unitId: unit('centiliter') },
      ...{ bestBefore: day(-1), asOf: day(-30), remaining: 20, expired: true },
    });
    const keys = ['cream', 'egg', 'carrot', 'milk'];
    expect((await rows()).map((row) => row.ingredientId)).toEqual(keys.map(food));
    expect(await set('egg', null, null)).toMatchObject({
      ...{ quantity: null, unitId: null, bestBefore: null, asOf: TODAY, remaining: null },
      expired: false,
    });
    for (let times = 0; times < 2; times += 1) {
      expect(await camille.client.delete(rowOf('cream'))).toMatchObject({ status: 204 });
    }
    expect((await rows()).map((row) => row.ingredientId)).toEqual(
      ['carrot', 'egg', 'milk'].map(food),
    );
  });

  it.each<[string, object, number]>([
    ['a quantity without a unit', { quantity: 1 }, 4000],
    ['a unit without a quantity', { quantity: null, unitId: 1 }, 4000],
    ['nothing of it', { quantity: 0, unitId: 1 }, 4000],
    ['tomorrow', { quantity: null, asOf: day(1) }, 4000],
    ['a day of long ago', { quantity: null, asOf: day(-32) }, 4000],
    ['an unknown unit', { quantity: 1, unitId: 9999 }, 4046],
  ])('refuses %s', async (_, body, code) => {
    expect(await robin.client.put(rowOf('flour'), body)).toMatchObject({ body: { code } });
    expect(await robin.client.put('/house/current/pantry/999999', body)).toMatchObject({
      body: { code: code === 4000 ? 4000 : 4044 },
    });
  });

  it('has 500 foods', async () => {
    const ids = (await camille.client.succeed<any[]>('GET', '/reference/ingredients'))
      .map(({ id }) => id)
      .filter((id) => id !== food('flour') && id !== food('egg'));
    await app.sql(
      `insert into pantry_row (house_id, ingredient_id, as_of)
       select $1, unnest($2::int[]), current_date`,
      [camille.houseId, ids.slice(0, 499)],
    );
    await set('flour', null, null);
    await set('flour', 1, 'kilogram');
    const refused = await robin.client.put(rowOf('egg'), { quantity: 1, unitId: unit('piece') });
    expect(refused).toMatchObject({ status: 409, body: { code: 4025 } });
    expect(refused.body.message).toContain('500');
  });

  it('is given to the needs from its day on, in the order of their days', async () => {
    await set('flour', 1.2, 'kilogram', { asOf: day(-2) });
    await plan(day(-3));
    await plan(day(-1));
    const moved = await plan(day(2));
    await plan(day(9));
    expect(await line(day(-3))).toMatchObject({ fromPantry: [], missing: grams(500) });
    expect(await line(day(2))).toMatchObject({ fromPantry: grams(500), missing: [], toBuy: [] });
    expect(await line(day(9))).toMatchObject({
      ...{ amounts: grams(500), fromPantry: grams(200), missing: grams(300), toBuy: grams(300) },
    });
    expect(await rows()).toMatchObject([{ remaining: 0.7 }]);
    const range = await listOf(`from=${day(0)}&to=${day(9)}`);
    expect(range.lines[0]).toMatchObject({ fromPantry: grams(700), missing: grams(300) });
    await camille.client.succeed('PATCH', moved, { date: day(-2) });
    expect(await line(day(9))).toMatchObject({ fromPantry: grams(200) });
    expect(await rows()).toMatchObject([{ remaining: 0.2 }]);
    await camille.client.succeed('DELETE', moved);
    expect(await line(day(9))).toMatchObject({ fromPantry: grams(500), missing: [] });
  });

  it('covers all with some of a food, whose line stands among the staples', async () => {
    await plan(day(1));
    await set('flour', null, null);
    expect(await line(day(1))).toBeUndefined();
    expect(await line(day(1), 'flour', 'staples')).toMatchObject({
      ...{ fromPantry: grams(500), missing: [], toBuy: [] },
    });
    await send(day(1), 'ADD', { lineId: null, ...fixtures.line('flour', 100, 'gram') });
    expect(await line(day(1))).toMatchObject({ amounts: grams(600), missing: grams(100) });
  });

  it('counts before what was carried and ticked, and not for what was removed', async () => {
    const week = (number: number) => day(7 * number);
    await plan(week(1));
    await plan(week(2));
    await set('flour', 300, 'gram');
    expect(await line(week(1))).toMatchObject({ fromPantry: grams(300), missing: grams(200) });
    await send(week(1), 'CHECK');
    const bought = await line(week(1));
    expect(bought).toMatchObject({ fromPantry: grams(300), checked: grams(200), missing: [] });
    await set('flour', 400, 'gram');
    expect(await line(week(1))).toMatchObject({ fromPantry: grams(400), checked: grams(200) });
    const list = await listOf(`date=${week(2)}`);
    expect(list.lines[0]).toMatchObject({ carried: [{ quantity: 100 }], missing: grams(400) });
    await send(week(1), 'UNCHECK');
    await send(week(1), 'REMOVE');
    expect(await line(week(1))).toBeUndefined();
    expect(await line(week(2))).toMatchObject({ fromPantry: grams(400), missing: grams(100) });
  });

  it('prints what it covers as at home', async () => {
    await plan(day(1));
    await set('flour', 200, 'gram');
    await set('egg', 4, 'piece');
    const query = `from=${day(1)}&to=${day(1)}&lang=en`;
    const text = await listOf(`${query}&format=text`);
    expect(text).toMatch(/flour: 300 g .*\n\nAt home\n- eggs?: 2 pieces/);
    expect(await listOf(`${query}&format=csv`)).toContain('At home,egg,2,pieces');
  });

  it('sends an event of the house, and is at hand for makeable recipes', async () => {
    const { version } = await listOf(`date=${TODAY}`);
    await set('flour', 500, 'gram', { asOf: day(-1) });
    expect((await listOf(`date=${TODAY}`)).version).toBeGreaterThan(version);
    const makeable = () => robin.client.succeed<any[]>('GET', '/recipes/makeable?tab=foyer');
    expect(await makeable()).toMatchObject([{ id: bread.id, missingIngredientIds: [food('egg')] }]);
    await plan(day(-1));
    expect(await makeable()).toEqual([]);
    const alone = await signUpPerson(app);
    expect(await alone.client.succeed('GET', '/recipes/makeable?tab=perso')).toEqual([]);
  });

  it('is used in proposals: first what is best soonest', async () => {
    const dish = (key: string) =>
      fixtures.write(camille.client, {
        name: key,
        visibility: 'PERSONAL',
        ingredients: [fixtures.line(key, 600, 'gram')],
      });
    const [, , leek] = [await dish('carrot'), await dish('potato'), await dish('leek')];
    await set('carrot', 1, 'kilogram', { bestBefore: day(20) });
    await set('potato', 1, 'kilogram');
    await set('leek', 1, 'kilogram', { bestBefore: day(2) });
    const cells = [{ date: day(1), slot: 'DINNER', portions: 4 }];
    const { proposals } = await camille.client.succeed('POST', '/planning/proposals', {
      cells,
      tabs: ['perso'],
    });
    expect(proposals[0].items).toMatchObject([{ recipeId: leek.id }]);
    expect(proposals[0].why).toContainEqual({
      ...{ cell: 0, key: 'IN_PANTRY', ingredientIds: [food('leek')] },
    });
  });
});
