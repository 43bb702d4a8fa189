import { addDays, weekStartOf } from '#domain/planning/week.js';
import { Fixtures } from '../../support/fixtures.js';
import { type Member, signUpAdministrator } from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';
import { type Kitchen, useKitchen } from './kitchen.js';

describe('portions that no longer keep', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let member: Member;
  let kitchen: Kitchen;
  let recipeId: number;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    member = await signUpAdministrator(app);
    kitchen = useKitchen(member.client);
    // Beef keeps two days in the fridge, and 60 in the freezer.
    const written = await fixtures.writeDetected(member.client, {
      name: 'Bœuf aux carottes',
      ingredients: [fixtures.line('beef', 800, 'gram'), fixtures.line('carrot', 4)],
      steps: [{ description: 'Braiser le bœuf 2 heures.' }],
    });
    recipeId = written.id;
  });

  const today = new Date().toISOString().slice(0, 10);
  const day = (days: number) => addDays(today, days);
  const spoiled = (eatBy = day(-7)) => ({ storage: 'FRIDGE', eatBy, warning: 'KEEPS_TOO_SHORT' });
  const patch = (id: number, change: object) =>
    member.client.succeed('PATCH', `/planning/items/${String(id)}`, change);
  const old = () => kitchen.cook(recipeId, 2, day(-9));

  async function expectSpoiled(item: any, cookingId: number, eatBy = day(-7)): Promise<void> {
    expect(item).toMatchObject({ cookingId, ...spoiled(eatBy) });
    expect(item).not.toHaveProperty('thawOn');
    const stock = await kitchen.stock();
    expect(stock.filter((row) => row.cookingId === cookingId)).toMatchObject([
      { portions: 2, ...spoiled(eatBy) },
    ]);
    expect(stock.map(({ storage }) => storage)).not.toContain('FREEZER');
  }

  it('stay spoiled when a meal is planned from them, in grid, session and calendar', async () => {
    const { id } = await old();
    const item = await kitchen.serve(id, day(1), 2);
    await expectSpoiled(item, id);
    const week = await kitchen.week(day(1));
    expect(kitchen.itemsOf(week)).toMatchObject([{ id: item.id, ...spoiled() }]);
    const session = (date: string) => member.client.get(`/planning/batch?date=${date}&cooks=1`);
    expect((await session(day(1))).body.reminders).toEqual([]);
    expect((await session(day(-9))).body.tasks.at(-1)).toMatchObject({
      kind: 'PACK',
      storage: 'FRIDGE',
    });
    const { url } = await member.client.succeed('POST', '/house/current/calendar');
    expect(await (await fetch(url)).text()).not.toContain('VALARM');
  });

  it('stay spoiled when a meal that was not eaten is moved', async () => {
    const { id } = await old();
    const item = await kitchen.serve(id, day(-8), 2);
    expect(item).toMatchObject({ storage: 'FRIDGE', eatBy: day(-7) });
    expect(item).not.toHaveProperty('warning');
    await expectSpoiled(await patch(item.id, { date: day(1) }), id);
  });

  it('stay spoiled in a batch, in the copy of a week and in a menu', async () => {
    const cookings = [{ recipeId, date: day(-9), portions: 2 }];
    const items = [{ cooking: 0, date: day(1), slot: 'LUNCH', portions: 2 }];
    const batch = { cookings, items };
    const added = await member.client.succeed('POST', '/planning/items/batch', batch);
    await expectSpoiled(added.items[0], added.cookings[0].id);

    // A week whose meal is in time, written into a week of the past.
    const monday = weekStartOf(day(14), 'MONDAY');
    const cooking = await kitchen.cook(recipeId, 2, monday);
    const planned = await kitchen.serve(cooking.id, addDays(monday, 5), 2);
    expect(planned).toMatchObject({ storage: 'FREEZER', thawOn: addDays(monday, 4) });
    const past = addDays(monday, -28);
    const copy = { from: monday, to: past };
    const copied = await member.client.succeed('POST', '/planning/copy', copy);
    const menu = await member.client.succeed('POST', '/planning/menus', { name: 'Plats', date: monday }); // prettier-ignore
    const path = `/planning/menus/${String(menu.id)}/apply`;
    const applied = await member.client.succeed('POST', path, { date: past });
    for (const [item] of [copied.items, applied.items]) {
      expect(item).toMatchObject({ date: addDays(past, 5), ...spoiled(addDays(past, 2)) });
    }
    const later = await member.client.succeed('POST', path, { date: addDays(monday, 7) });
    expect(later.items).toMatchObject([{ storage: 'FREEZER' }]);
  });

  it('freezes portions of a meal that is planned in time, whatever happens to the plan later', async () => {
    const { id } = await kitchen.cook(recipeId, 4, day(-2));
    const item = await kitchen.serve(id, day(5), 2);
    expect(item).toMatchObject({ storage: 'FREEZER', eatBy: day(58), thawOn: day(4) });
    await app.sql('update cooking set date = date - 7 where id = $1', [id]);
    const moved = await patch(item.id, { date: day(6) });
    expect(moved).toMatchObject({ storage: 'FREEZER', eatBy: day(51), thawOn: day(5) });
    await member.client.succeed('DELETE', `/planning/items/${String(item.id)}`);
    expect(await kitchen.serve(id, day(7), 2)).toMatchObject({ storage: 'FREEZER' });
    expect(await kitchen.serve(id, day(8), 2)).toMatchObject(spoiled());
    expect(await kitchen.stock()).toMatchObject([
      { storage: 'FRIDGE', portions: 2, eatBy: day(-7), warning: 'KEEPS_TOO_SHORT' },
      { storage: 'FREEZER', portions: 2, eatBy: day(51), warning: null },
    ]);
  });

  it('POST …/portions freezes only on a day on which the fridge keeps the dish', async () => {
    const freeze = ({ id }: any) =>
      member.client.post(`/planning/cookings/${String(id)}/portions`, { frozen: 1 });
    expect(await freeze(await kitchen.cook(recipeId, 2, day(-2)))).toMatchObject({ status: 200 });
    expect(await freeze(await kitchen.cook(recipeId, 2, day(-3)))).toMatchObject({
      status: 400,
      body: { code: 4000 },
    });
  });
});
