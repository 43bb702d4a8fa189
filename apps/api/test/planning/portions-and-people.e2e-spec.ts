import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { refusal } from '../support/refusal.js';
import { useTestApp } from '../support/test-app.js';

const DATE = '2026-07-08';
const ITEMS = '/planning/items';

describe('portions, appetites and dishes of a week', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  let house: Member;
  let child: { readonly id: number };
  let recipe: { readonly id: number };
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    house = await signUpAdministrator(app);
    child = await house.client.succeed('POST', '/house/current/dependants', {
      firstName: 'Jules',
      appetite: 0.25,
    });
    recipe = await fixtures.write(house.client);
  });

  const plan = (item: object): Promise<any> =>
    house.client.succeed('POST', ITEMS, { date: DATE, slot: 'LUNCH', ...item });
  const change = (id: number, body: object) => house.client.patch(`${ITEMS}/${String(id)}`, body);
  const shown = async (): Promise<any[]> =>
    (await house.client.succeed('GET', `/planning?date=${DATE}`)).days.flatMap(({ slots }: any) =>
      slots.flatMap(({ items }: any) => items),
    );

  it('an item without portions has what its eaters eat, rounded up to halves', async () => {
    const profile = await house.client.succeed('PATCH', '/profile', { appetite: 1.5 });
    expect(profile).toMatchObject({ appetite: 1.5, unitSystem: 'METRIC', locale: null });
    expect(await house.client.succeed('GET', '/house/current')).toMatchObject({
      members: [{ appetite: 1.5 }],
      dependants: [{ appetite: 0.25 }],
    });
    expect(await plan({ recipeId: recipe.id })).toMatchObject({ portions: 2 });
    const eaters = [{ dependantId: child.id }];
    expect(await plan({ recipeId: recipe.id, eaters })).toMatchObject({ portions: 0.5 });
    expect(await plan({ text: 'Restaurant' })).toMatchObject({ portions: 1 });
  });

  it('portions are halves, also of cookings and of what is left of them', async () => {
    const cooking = await house.client.succeed('POST', '/planning/cookings', {
      ...{ recipeId: recipe.id, date: DATE, portions: 2.5 },
    });
    await plan({ cookingId: cooking.id, portions: 1.5 });
    expect(await house.client.succeed('GET', '/house/current/stock')).toEqual(expect.anything());
    const more = { date: DATE, slot: 'DINNER', cookingId: cooking.id };
    expect(await house.client.post(ITEMS, more)).toMatchObject(refusal(409, 4026));
    for (const portions of [0, 0.25, 1.2, 1000.5, '1']) {
      const item = { date: DATE, slot: 'LUNCH', recipeId: recipe.id, portions };
      expect(await house.client.post(ITEMS, item)).toMatchObject(refusal(400, 4000));
    }
  });

  it('lists and sessions scale to halves', async () => {
    await plan({ recipeId: recipe.id, portions: 0.5 });
    const list = await house.client.succeed('GET', `/planning/shopping-list?date=${DATE}`);
    expect(list.lines.map(({ amounts }: any) => amounts[0].quantity)).toEqual([0.75, 6.25]);
    for (const cooks of ['', '&cooks=2']) {
      const session = await house.client.succeed('GET', `/planning/batch?date=${DATE}${cooks}`);
      expect(session.recipes).toMatchObject([{ id: recipe.id }]);
    }
  });

  it('PATCH swaps the recipe of an item, but not of a text or of a cooking', async () => {
    const other = await fixtures.write(house.client);
    const { id } = await plan({ recipeId: recipe.id });
    expect(await change(id, { recipeId: other.id })).toMatchObject({
      ...{ status: 200, body: { id, recipe: { id: other.id } } },
    });
    const text = await plan({ text: 'Restaurant' });
    const cooking = await house.client.succeed('POST', '/planning/cookings', {
      ...{ recipeId: recipe.id, date: DATE, portions: 2 },
    });
    const served = await plan({ cookingId: cooking.id, portions: 1 });
    for (const [item, body] of [
      [text, { recipeId: other.id }],
      [served, { recipeId: other.id }],
      [{ id }, { text: 'Pizza' }],
      [{ id }, { recipeId: null }],
      [{ id }, { portions: null, note: 'x' }],
    ]) {
      expect(await change(item.id, body)).toMatchObject(refusal(400, 4000));
    }
    expect(await change(id, { recipeId: 2_000_000_000 })).toMatchObject(refusal(404, 4045));
  });

  it('DELETE of days removes their items, and cookings whose items are all among them', async () => {
    const cook = (date: string) =>
      house.client.succeed('POST', '/planning/cookings', {
        ...{ recipeId: recipe.id, date, portions: 4 },
      });
    const gone = await cook(DATE);
    const kept = await cook(DATE);
    await cook('2026-07-09');
    await plan({ cookingId: gone.id, portions: 1 });
    await plan({ cookingId: kept.id, portions: 1 });
    const later = await plan({ cookingId: kept.id, portions: 1, date: '2026-07-10' });
    await plan({ text: 'Restaurant', date: '2026-07-09' });
    const path = `${ITEMS}?from=${DATE}&to=2026-07-09`;
    expect(await house.client.delete(path)).toMatchObject({
      ...{ status: 200, body: { items: 3, cookings: 2 } },
    });
    expect(await shown()).toMatchObject([{ id: later.id, cookingId: kept.id }]);
    for (const query of ['from=2026-07-09&to=2026-07-08', 'from=2026-07-01&to=2026-08-01', '']) {
      expect(await house.client.delete(`${ITEMS}?${query}`)).toMatchObject(refusal(400, 4000));
    }
  });

  it('a house has several administrators, in their order', async () => {
    const member = await signUpMember(app, house);
    const path = '/house/current/administrators';
    expect(await member.client.patch(path, { memberIds: [member.id] })).toMatchObject(
      refusal(403, 4031),
    );
    const memberIds = [member.id, house.id];
    expect(await house.client.patch(path, { memberIds })).toMatchObject({
      status: 200,
      body: { administratorId: member.id, administratorIds: memberIds },
    });
    for (const [body, status, code] of [
      [{ memberIds: [] }, 400, 4000],
      [{ memberIds: [house.id, 2_000_000_000] }, 404, 4051],
    ] as const) {
      expect(await member.client.patch(path, body)).toMatchObject(refusal(status, code));
    }
    await member.client.succeed('POST', '/house/leave');
    expect(await house.client.succeed('GET', '/house/current')).toMatchObject({
      administratorIds: [house.id],
    });
  });

  it('printed lists have the units and the language of the person', async () => {
    await plan({ recipeId: recipe.id, portions: 4 });
    await house.client.succeed('PATCH', '/profile', { unitSystem: 'US', locale: 'en' });
    const list = `/planning/shopping-list?date=${DATE}&format=text`;
    const { body, headers } = await house.client.get<string>(list);
    expect(headers.get('content-language')).toBe('en');
    expect(body).toMatch(/ (oz|lb|cups?|tbsp)\b/);
    const french = await house.client.get(`${list}&lang=fr`);
    expect(french.headers.get('content-language')).toBe('fr');
  });
});
