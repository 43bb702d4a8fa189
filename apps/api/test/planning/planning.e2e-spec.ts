import { Fixtures } from '../support/fixtures.js';
import { signUpAdministrator, signUpMember, type Member } from '../support/people.js';
import { refusal } from '../support/refusal.js';
import { useSharedApp } from '../support/shared-app.js';
import type { TestClient } from '../support/test-client.js';

const SUMMARY_FIELDS = [
  'id',
  'name',
  'visibility',
  'authorId',
  'authorFirstName',
  'authorHouseId',
  'portions',
  'dietIds',
  'favourite',
  'frozen',
  'lastCookedOn',
  'timesCooked',
  'rating',
  'houseRating',
  'sourceId',
  'externalId',
  'imageUrl',
  'photo',
  'prepMinutes',
  'cookMinutes',
  'course',
  'courseSource',
  'createdAt',
  'updatedAt',
];

describe('planning', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let administrator: Member;
  let recipe: any;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    administrator = await signUpAdministrator(app);
    recipe = await fixtures.write(administrator.client);
  });

  const newItem = (overrides: object = {}) => ({
    recipeId: recipe.id,
    date: '2026-07-08',
    slot: 'DINNER',
    portions: 6,
    ...overrides,
  });
  const plan = async (client: TestClient, overrides: object = {}) =>
    (await client.post('/planning/items', newItem(overrides))).body;
  const weekOf = async (client: TestClient, date: string) =>
    (await client.get(`/planning?date=${date}`)).body;
  const itemsIn = ({ days }: any): any[] =>
    days.flatMap(({ slots }: any) => slots.flatMap(({ items }: any) => items));

  it('GET /planning returns every day and slot of an empty week and writes nothing', async () => {
    const { client, houseId } = await signUpAdministrator(app);
    const { status, headers, body } = await client.get('/planning?date=2026-07-08');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    const slots = ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'].map((slot) => ({ slot, items: [] }));
    const dates = ['06', '07', '08', '09', '10', '11', '12'].map((day) => `2026-07-${day}`);
    expect(body).toEqual({
      weekStart: '2026-07-06',
      days: dates.map((date) => ({ date, slots, cookings: [] })),
    });
    expect(await app.sql('select from planning_item where house_id = $1', [houseId])).toEqual([]);
  });

  it.each([
    ['1970-01-01', '1969-12-29', '1970-01-04'],
    ['2021-01-01', '2020-12-28', '2021-01-03'],
    ['2024-12-31', '2024-12-30', '2025-01-05'],
    ['2026-12-31', '2026-12-28', '2027-01-03'],
    ['2999-12-31', '2999-12-30', '3000-01-05'],
  ])('GET /planning?date=%s returns the week from %s to %s', async (date, monday, sunday) => {
    const { client } = await signUpAdministrator(app);
    const item = await plan(client, { date });
    const week = await weekOf(client, date);
    expect(week).toMatchObject({ weekStart: monday, days: { 0: { date: monday }, length: 7 } });
    expect(week.days[6].date).toBe(sunday);
    expect(itemsIn(week)).toEqual([item]);
  });

  it('POST /planning/items returns the item as GET /planning shows it to the whole house', async () => {
    const founder = await signUpAdministrator(app);
    const { client: member } = await signUpMember(app, founder);
    await member.post(`/recipes/${String(recipe.id)}/favorite`);
    const added = await founder.client.post('/planning/items', newItem());
    const summary = Object.fromEntries(SUMMARY_FIELDS.map((field) => [field, recipe[field]]));
    expect(added).toMatchObject({ status: 201 });
    expect(added.body).toEqual({
      id: expect.any(Number),
      date: '2026-07-08',
      slot: 'DINNER',
      portions: 6,
      cookingId: null,
      recipe: summary,
      text: null,
      note: null,
      eaters: null,
      routineId: null,
    });
    const [, , wednesday] = (await weekOf(member, '2026-07-06')).days;
    const item = { ...added.body, recipe: { ...summary, favourite: true } };
    expect(wednesday.slots[3]).toEqual({ slot: 'DINNER', items: [item] });
  });

  it('GET /planning lists the items of a slot in the order in which they were added', async () => {
    const { client } = await signUpAdministrator(app);
    const first = await plan(client);
    const second = await plan(client, { portions: 1 });
    const third = await plan(client);
    expect(itemsIn(await weekOf(client, '2026-07-08'))).toEqual([first, second, third]);
  });

  it.each([
    ['portions', { portions: 1000 }],
    ['the slot', { slot: 'BREAKFAST' }],
    ['the day', { date: '2026-07-12' }],
    ['the week', { date: '2026-07-13' }],
    ['all fields', { date: '2030-01-01', slot: 'SNACK', portions: 2 }],
    ['one field when the others are null', { date: null, slot: 'LUNCH', text: null }],
  ])('PATCH /planning/items/:itemId changes %s', async (_, change) => {
    const { client } = await signUpAdministrator(app);
    const item = await plan(client);
    const changed = await client.patch(`/planning/items/${String(item.id)}`, change);
    const changedFields = Object.entries(change).filter(([, value]) => value !== null);
    const expected = { ...item, ...Object.fromEntries(changedFields) };
    expect(changed).toMatchObject({ status: 200, body: expected });
    expect(itemsIn(await weekOf(client, expected.date))).toEqual([expected]);
    const before = itemsIn(await weekOf(client, '2026-07-08'));
    expect(before).toEqual(
      expected.date.startsWith('2026-07-') && expected.date < '2026-07-13' ? [expected] : [],
    );
  });

  it('DELETE removes an item, and returns 404/4053 the second time', async () => {
    const { client } = await signUpAdministrator(app);
    const item = await plan(client);
    const path = `/planning/items/${String(item.id)}`;
    expect(await client.delete(path)).toMatchObject({ status: 204, body: '' });
    expect(itemsIn(await weekOf(client, '2026-07-08'))).toEqual([]);
    expect(await client.delete(path)).toMatchObject(refusal(404, 4053));
    expect(await client.patch(path, { portions: 2 })).toMatchObject(refusal(404, 4053));
  });

  it.each([
    ['recipeId', { recipeId: '1' }],
    ['recipeId', { recipeId: 1.5 }],
    ['recipeId', { recipeId: undefined }],
    ['date', { date: '2026-02-29' }],
    ['date', { date: '2026-7-8' }],
    ['date', { date: '1969-12-31' }],
    ['date', { date: '3000-01-01' }],
    ['date', { date: '2026-07-08T12:00:00Z' }],
    ['date', { date: null }],
    ['date', { date: 20260708 }],
    ['slot', { slot: 'BRUNCH' }],
    ['slot', { slot: 'dinner' }],
    ['slot', { slot: undefined }],
    ['portions', { portions: 0 }],
    ['portions', { portions: 1001 }],
    ['portions', { portions: 1.2 }],
    ['portions', { portions: '4' }],
  ])('POST /planning/items returns 400/4000 for an invalid %s: %j', async (field, overrides) => {
    const response = await administrator.client.post('/planning/items', newItem(overrides));
    expect(response).toMatchObject(refusal(400, 4000));
    expect(response.body.message).toContain(field);
  });

  it.each([
    [{}],
    [{ date: null }],
    [{ unknown: 1 }],
    [{ portions: 0 }],
    [{ slot: '' }],
    [{ date: '2026-02-30' }],
    [undefined],
  ])('PATCH /planning/items/:itemId returns 400/4000 for %j', async (change) => {
    const { id } = await plan(administrator.client);
    expect(await administrator.client.patch(`/planning/items/${String(id)}`, change)).toMatchObject(
      refusal(400, 4000),
    );
  });

  it.each(['', '?date=', '?date=today', '?date=2026-02-30', '?date=2026-07-08&date=2026-07-09'])(
    'GET /planning returns 400/4000 for the query %j',
    async (query) => {
      expect(await administrator.client.get(`/planning${query}`)).toMatchObject(refusal(400, 4000));
    },
  );

  it('shows a planned PERSONAL recipe to the house in the week grid only', async () => {
    const founder = await signUpAdministrator(app);
    const member = await signUpMember(app, founder);
    const own = await fixtures.write(member.client, { visibility: 'PERSONAL' });
    const item = await plan(member.client, { recipeId: own.id });
    const [shown] = itemsIn(await weekOf(founder.client, '2026-07-08'));
    expect(shown).toEqual(item);
    expect(await founder.client.get(`/recipes/${String(own.id)}`)).toMatchObject(
      refusal(404, 4045),
    );
    const change = await founder.client.patch(`/planning/items/${String(item.id)}`, {
      portions: 2,
    });
    expect(change).toMatchObject({ status: 200, body: { recipe: { id: own.id }, portions: 2 } });
  });

  it('deletes the items of a deleted recipe', async () => {
    const { client } = await signUpAdministrator(app);
    const { id } = await fixtures.write(client);
    await plan(client, { recipeId: id });
    await client.delete(`/recipes/${String(id)}`);
    expect(itemsIn(await weekOf(client, '2026-07-08'))).toEqual([]);
  });

  it('accepts 50 concurrent items of a new week', async () => {
    const { client } = await signUpAdministrator(app);
    const days = Array.from(
      { length: 50 },
      (_, index) => `2026-07-${String(6 + (index % 7)).padStart(2, '0')}`,
    );
    const added = await Promise.all(
      days.map((date) => client.post('/planning/items', newItem({ date }))),
    );
    expect(new Set(added.map(({ status }) => status))).toEqual(new Set([201]));
    const shown = itemsIn(await weekOf(client, '2026-07-08')).map(({ id }) => Number(id));
    expect(shown.sort()).toEqual(added.map(({ body }) => Number(body.id)).sort());
  });

  it('loses no item when items move between two weeks concurrently', async () => {
    const { client } = await signUpAdministrator(app);
    const items = await Promise.all(Array.from({ length: 10 }, () => plan(client)));
    const move = ({ id }: any, date: string) =>
      client.patch(`/planning/items/${String(id)}`, { date });
    const moves = items.flatMap((item) => [move(item, '2031-05-05'), move(item, '2026-07-08')]);
    const statuses = (await Promise.all(moves)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const shown = [
      ...itemsIn(await weekOf(client, '2026-07-08')),
      ...itemsIn(await weekOf(client, '2031-05-05')),
    ];
    expect(shown.map(({ id }) => Number(id)).sort()).toEqual(
      items.map(({ id }) => Number(id)).sort(),
    );
  });

  it('POST /planning/items returns 201 or 404 while the recipe is being deleted', async () => {
    const { client } = await signUpAdministrator(app);
    for (let round = 0; round < 5; round++) {
      const { id } = await fixtures.write(client);
      const add = () => client.post('/planning/items', newItem({ recipeId: id }));
      const [, ...added] = await Promise.all([
        client.delete(`/recipes/${String(id)}`),
        ...Array.from({ length: 8 }, add),
      ]);
      for (const { status } of added) expect([201, 404]).toContain(status);
      expect(itemsIn(await weekOf(client, '2026-07-08'))).toEqual([]);
    }
  });
});
