import { Fixtures } from '../../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';
import { detectAll } from '../../support/test-worker.js';
import { type Kitchen, useKitchen } from './kitchen.js';

const error = (status: number, code: number) => ({ status, body: { code } });

describe('cookings', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let member: Member;
  let kitchen: Kitchen;
  let recipe: any;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    member = await signUpAdministrator(app);
    kitchen = useKitchen(member.client);
    // Beef keeps two days in the fridge, and 60 in the freezer.
    recipe = await fixtures.writeDetected(member.client, {
      name: 'Bœuf aux carottes',
      ingredients: [fixtures.line('beef', 800, 'gram'), fixtures.line('carrot', 4)],
      steps: [
        { description: 'Éplucher les carottes.' },
        { description: 'Braiser le bœuf 2 heures.' },
      ],
    });
  });

  const KEEPS = { fridgeDays: 2, freezerDays: 60, why: 'cookedMeat' };

  it('POST creates a cooking, which says how long the dish keeps and what remains', async () => {
    const response = await kitchen.send('POST', '/planning/cookings', {
      recipeId: recipe.id,
      date: '2093-11-30',
      portions: 8,
    });
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      id: expect.any(Number),
      recipe: expect.objectContaining({ id: recipe.id, name: 'Bœuf aux carottes' }),
      date: '2093-11-30',
      portions: 8,
      remaining: 8,
      keeps: KEEPS,
      items: [],
    });
  });

  it('keeps no shorter for what a dish of its texts often contains', async () => {
    const content = { name: 'Bœuf braisé', steps: [{ description: 'Braiser le bœuf 2 heures.' }] };
    const keepsWith = async (description: string) => {
      const ingredients = [fixtures.line('beef', 800, 'gram')];
      const { id } = await fixtures.write(member.client, { ...content, ingredients, description });
      await detectAll(app);
      return (await kitchen.cook(id, 4)).keeps;
    };
    expect(await keepsWith('Avec une mayonnaise.')).toMatchObject({ freezerDays: 0 });
    expect(await keepsWith('Avec une salade Waldorf.')).toEqual(KEEPS);
  });

  it('serves items from a cooking: fresh, from the fridge, from the freezer, or too late', async () => {
    const cooking = await kitchen.cook(recipe.id, 8);
    const eatBy = '2093-12-02';
    expect(await kitchen.serve(cooking.id, '2093-11-30', 2)).toMatchObject({
      cookingId: cooking.id,
      recipe: { id: recipe.id },
      storage: 'FRESH',
      eatBy,
    });
    const chilled = await kitchen.serve(cooking.id, '2093-12-02', 2);
    expect(chilled).toMatchObject({ storage: 'FRIDGE', eatBy });
    expect(chilled).not.toHaveProperty('thawOn');
    const frozen = await kitchen.serve(cooking.id, '2093-12-03', 2);
    expect(frozen).toMatchObject({ storage: 'FREEZER', eatBy: '2094-01-29', thawOn: '2093-12-02' });
    expect(frozen).not.toHaveProperty('warning');
    const late = await kitchen.serve(cooking.id, '2094-02-15', 1);
    expect(late).toMatchObject({ storage: 'FREEZER', warning: 'KEEPS_TOO_SHORT' });
    const [day] = (await kitchen.week('2093-11-30')).days;
    expect(day.cookings).toMatchObject([
      { id: cooking.id, portions: 8, remaining: 1, keeps: KEEPS },
    ]);
    expect(day.cookings[0].items.map(({ storage }: any) => storage)).toEqual([
      'FRESH',
      'FRIDGE',
      'FREEZER',
      'FREEZER',
    ]);
  });

  it('GET /planning shows cookings on their day, and where each meal is kept, in any week', async () => {
    const cooking = await kitchen.cook(recipe.id, 4);
    const { id } = await kitchen.serve(cooking.id, '2093-12-08', 2);
    const week = await kitchen.week('2093-12-07');
    expect(week.days.map(({ cookings }: any) => cookings)).toEqual([[], [], [], [], [], [], []]);
    const item = week.days[1].slots[3].items[0];
    expect(item).toMatchObject({
      id,
      cookingId: cooking.id,
      storage: 'FREEZER',
      thawOn: '2093-12-07',
    });
  });

  it('returns 409/4026 for a meal with more portions than remain, and changes nothing', async () => {
    const cooking = await kitchen.cook(recipe.id, 4);
    await kitchen.serve(cooking.id, '2093-11-30', 3);
    const item = { cookingId: cooking.id, date: '2093-12-01', slot: 'LUNCH', portions: 2 };
    expect(await kitchen.send('POST', '/planning/items', item)).toMatchObject(error(409, 4026));
    const kept = await kitchen.serve(cooking.id, '2093-12-01', 1);
    const path = `/planning/items/${String(kept.id)}`;
    expect(await kitchen.send('PATCH', path, { portions: 2 })).toMatchObject(error(409, 4026));
    expect((await kitchen.cooking(cooking.id)).remaining).toBe(0);
  });

  it('gives the last portion to exactly one of 50 requests at once', async () => {
    const cooking = await kitchen.cook(recipe.id, 1);
    const other = await signUpMember(app, member);
    const item = { cookingId: cooking.id, date: '2093-11-30', slot: 'DINNER', portions: 1 };
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? member : other).client.post('/planning/items', item),
      ),
    );
    const codes = responses.map(({ status, body }) => body.code ?? status);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 4026)).toHaveLength(49);
    expect((await kitchen.cooking(cooking.id)).remaining).toBe(0);
  });

  it('returns 400/4000 for a meal before its cooking', async () => {
    const cooking = await kitchen.cook(recipe.id, 4);
    const item = { cookingId: cooking.id, date: '2093-11-29', slot: 'LUNCH', portions: 1 };
    expect(await kitchen.send('POST', '/planning/items', item)).toMatchObject(error(400, 4000));
    const { id } = await kitchen.serve(cooking.id, '2093-12-01', 1);
    const itemPath = `/planning/items/${String(id)}`;
    expect(await kitchen.send('PATCH', itemPath, { date: '2093-11-29' })).toMatchObject(
      error(400, 4000),
    );
    const path = `/planning/cookings/${String(cooking.id)}`;
    expect(await kitchen.send('PATCH', path, { date: '2093-12-02' })).toMatchObject(
      error(400, 4000),
    );
  });

  it('PATCH changes the day and the portions, not below those of its meals', async () => {
    const cooking = await kitchen.cook(recipe.id, 6);
    await kitchen.serve(cooking.id, '2093-12-02', 4);
    const path = `/planning/cookings/${String(cooking.id)}`;
    expect(await kitchen.send('PATCH', path, { portions: 3 })).toMatchObject(error(409, 4026));
    const { body } = await kitchen.send('PATCH', path, { portions: 4, date: '2093-12-02' });
    expect(body).toMatchObject({ portions: 4, remaining: 0, items: [{ storage: 'FRESH' }] });
    expect(await kitchen.send('PATCH', path, {})).toMatchObject(error(400, 4000));
  });

  it('DELETE deletes a cooking and its items; deleting an item gives its portions back', async () => {
    const cooking = await kitchen.cook(recipe.id, 4);
    const { id } = await kitchen.serve(cooking.id, '2093-12-01', 3);
    await member.client.succeed('DELETE', `/planning/items/${String(id)}`);
    expect((await kitchen.cooking(cooking.id)).remaining).toBe(4);
    await kitchen.serve(cooking.id, '2093-12-01', 3);
    const path = `/planning/cookings/${String(cooking.id)}`;
    await member.client.succeed('DELETE', path);
    const week = await kitchen.week('2093-11-30');
    expect(week.days.every(({ cookings }: any) => cookings.length === 0)).toBe(true);
    expect(kitchen.itemsOf(week)).toEqual([]);
    expect(await kitchen.send('DELETE', path)).toMatchObject(error(404, 4057));
  });

  it('deletes the cookings of a recipe with it', async () => {
    const cooking = await kitchen.cook(recipe.id, 4);
    await kitchen.serve(cooking.id, '2093-12-01', 3);
    await member.client.succeed('DELETE', `/recipes/${String(recipe.id)}`);
    const week = await kitchen.week('2093-11-30');
    expect(week.days[0].cookings).toEqual([]);
    expect(kitchen.itemsOf(week)).toEqual([]);
    expect(await app.sql('select id from cooking where id = $1', [cooking.id])).toEqual([]);
  });

  it('turns planned meals of one recipe into a cooking', async () => {
    const plan = (date: string, recipeId = recipe.id) =>
      member.client.succeed<{ id: number }>('POST', '/planning/items', {
        recipeId,
        date,
        slot: 'LUNCH',
        portions: 3,
      });
    const [second, first] = [await plan('2093-12-03'), await plan('2093-12-01')];
    const itemIds = [second.id, first.id];
    const response = await kitchen.send('POST', '/planning/cookings', { itemIds });
    expect(response).toMatchObject({
      status: 201,
      body: {
        date: '2093-12-01',
        portions: 6,
        remaining: 0,
        items: [
          { id: first.id, storage: 'FRESH' },
          { id: second.id, storage: 'FRIDGE' },
        ],
      },
    });
    expect(await kitchen.send('POST', '/planning/cookings', { itemIds })).toMatchObject(
      error(400, 4000),
    );
    const other = await fixtures.write(member.client);
    const mixed = [(await plan('2093-12-04')).id, (await plan('2093-12-04', other.id)).id];
    expect(await kitchen.send('POST', '/planning/cookings', { itemIds: mixed })).toMatchObject(
      error(400, 4000),
    );
    expect(await kitchen.send('POST', '/planning/cookings', { itemIds: [2e9] })).toMatchObject(
      error(404, 4053),
    );
  });

  it('plans cookings and items that name them by index in one request, all or none', async () => {
    const batch = (portions: number) => ({
      cookings: [{ recipeId: recipe.id, date: '2093-11-30', portions: 4 }],
      items: [
        { cooking: 0, date: '2093-11-30', slot: 'DINNER', portions: 2 },
        { text: 'restaurant', date: '2093-12-01', slot: 'DINNER' },
        { cooking: 0, date: '2093-12-05', slot: 'DINNER', portions },
      ],
    });
    expect(await kitchen.send('POST', '/planning/items/batch', batch(3))).toMatchObject(
      error(409, 4026),
    );
    expect((await kitchen.week('2093-11-30')).days[0].cookings).toEqual([]);
    const { status, body } = await kitchen.send('POST', '/planning/items/batch', batch(2));
    expect(status).toBe(201);
    const [{ id, items }] = body.cookings;
    expect(items).toHaveLength(2);
    expect(body.items).toMatchObject([
      { cookingId: id, storage: 'FRESH' },
      { cookingId: null, text: 'restaurant' },
      { cookingId: id, storage: 'FREEZER' },
    ]);
    const unknown = { ...batch(1), cookings: [] };
    expect(await kitchen.send('POST', '/planning/items/batch', unknown)).toMatchObject(
      error(400, 4000),
    );
  });

  it('copies a week with its cookings, whose copies serve the copies of their meals', async () => {
    const earlier = await kitchen.cook(recipe.id, 2, '2093-11-28');
    await kitchen.serve(earlier.id, '2093-12-01', 2);
    const cooking = await kitchen.cook(recipe.id, 8);
    await kitchen.serve(cooking.id, '2093-12-01', 2);
    await kitchen.serve(cooking.id, '2093-12-09', 3);
    const body = { from: '2093-11-30', to: '2094-01-04' };
    const response = await kitchen.send('POST', '/planning/copy', body);
    expect(response.status).toBe(200);
    const { cookings, items } = response.body;
    expect(cookings).toMatchObject([{ date: '2094-01-04', portions: 8, remaining: 6 }]);
    expect(items).toMatchObject([
      { date: '2094-01-05', portions: 2, cookingId: null },
      { date: '2094-01-05', portions: 2, cookingId: cookings[0].id, storage: 'FRIDGE' },
    ]);
  });

  it.each<[string, object]>([
    ['no recipe and no items', { date: '2093-11-30', portions: 4 }],
    ['no date', { recipeId: 1, portions: 4 }],
    ['no portions', { recipeId: 1, date: '2093-11-30' }],
    ['a recipe and items', { recipeId: 1, itemIds: [1], date: '2093-11-30', portions: 4 }],
    ['an empty list of items', { itemIds: [] }],
    ['0 portions', { recipeId: 1, date: '2093-11-30', portions: 0 }],
  ])('POST /planning/cookings returns 400/4000 for %s', async (_, body) => {
    expect(await kitchen.send('POST', '/planning/cookings', body)).toMatchObject(error(400, 4000));
  });

  it('buys the ingredients once, for the portions of the cooking, in the week of its day', async () => {
    const cooking = await kitchen.cook(recipe.id, 6);
    await kitchen.serve(cooking.id, '2093-12-01', 2);
    await kitchen.serve(cooking.id, '2093-12-08', 2);
    const amountsIn = async (date: string) => {
      const { lines } = (await member.client.get(`/planning/shopping-list?date=${date}`)).body;
      return lines.map(({ ingredientId, amounts }: any) => [ingredientId, amounts[0].quantity]);
    };
    expect(await amountsIn('2093-11-30')).toEqual([
      [fixtures.id('ingredients', 'carrot'), 6],
      [fixtures.id('ingredients', 'beef'), 1.2],
    ]);
    expect(await amountsIn('2093-12-07')).toEqual([]);
  });

  it('has portions that people eat, discard, freeze and thaw', async () => {
    const cooking = await kitchen.cook(recipe.id, 6);
    const report = (body: object) =>
      kitchen.send('POST', `/planning/cookings/${String(cooking.id)}/portions`, body);
    expect(await report({})).toMatchObject(error(400, 4000));
    expect(await report({ eaten: 7 })).toMatchObject(error(409, 4026));
    expect(await report({ thawed: 1 })).toMatchObject(error(409, 4026));
    expect(await report({ eaten: 1, frozen: 3 })).toMatchObject({
      status: 200,
      body: { id: cooking.id, portions: 6, remaining: 5 },
    });
    expect(await kitchen.stock()).toMatchObject([
      { cookingId: cooking.id, storage: 'FRIDGE', portions: 2, eatBy: '2093-12-02' },
      { cookingId: cooking.id, storage: 'FREEZER', portions: 3, eatBy: '2094-01-29' },
    ]);
    expect(await report({ thawed: 1, discarded: 2 })).toMatchObject({ body: { remaining: 3 } });
    expect(await report({ eaten: 3 })).toMatchObject({ body: { remaining: 0 } });
    expect(await kitchen.stock()).toEqual([]);
    expect(await report({ eaten: 1 })).toMatchObject(error(409, 4026));
  });

  it('GET /house/current/stock lists what is left, soonest first; meals count until their day is over', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const daysLater = (days: number) =>
      new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    const old = await kitchen.cook(recipe.id, 5, daysLater(-4));
    await kitchen.serve(old.id, daysLater(-3), 2);
    await kitchen.serve(old.id, daysLater(3), 1);
    const recent = await kitchen.cook(recipe.id, 2, today);
    await kitchen.serve(recent.id, today, 2);
    expect(await kitchen.stock()).toMatchObject([
      { cookingId: old.id, recipe: { id: recipe.id }, date: daysLater(-4), storage: 'FRIDGE',
        portions: 3, eatBy: daysLater(-2), warning: 'KEEPS_TOO_SHORT' },
      { cookingId: recent.id, storage: 'FRIDGE', portions: 2, eatBy: daysLater(2), warning: null },
    ]); // prettier-ignore
  });

  it('serves no items of another house: 404/4057', async () => {
    const cooking = await kitchen.cook(recipe.id, 4);
    const stranger = useKitchen((await signUpAdministrator(app)).client);
    const item = { cookingId: cooking.id, date: '2093-12-01', slot: 'LUNCH', portions: 1 };
    expect(await stranger.send('POST', '/planning/items', item)).toMatchObject(error(404, 4057));
    expect(await stranger.stock()).toEqual([]);
  });

  it('keeps the recipe of a cooking as it was when the house may no longer read it', async () => {
    const author = await signUpMember(app, member);
    const hidden = await fixtures.write(author.client, { visibility: 'HOUSE', name: 'Gratin' });
    await kitchen.cook(hidden.id, 4);
    await author.client.succeed('PUT', `/recipes/${String(hidden.id)}`, {
      ...fixtures.recipe({ name: 'Autre gratin' }),
      visibility: 'PERSONAL',
    });
    const [day] = (await kitchen.week('2093-11-30')).days;
    expect(day.cookings[0].recipe).toMatchObject({ name: 'Gratin', frozen: true });
  });

  it('sends an event of kind planning when a cooking changes', async () => {
    const cooking = await kitchen.cook(recipe.id, 4);
    const events = await app.sql(
      `select ids from house_event where kind = 'planning' and house_id = (
         select house_id from cooking where id = $1
       )`,
      [cooking.id],
    );
    expect(events).toContainEqual({ ids: [cooking.id] });
  });
});
