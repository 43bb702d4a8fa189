import { Fixtures } from '../../support/fixtures.js';
import { type Member, signUpAdministrator } from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';
import { type Kitchen, useKitchen } from './kitchen.js';

const FINISH = '2093-11-30T12:00:00Z';

describe('the batch session of cookings', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let member: Member;
  let kitchen: Kitchen;
  let recipe: any;
  let cooking: any;
  let [chilled, frozen]: any[] = [];
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    member = await signUpAdministrator(app);
    kitchen = useKitchen(member.client);
    recipe = await fixtures.writeDetected(member.client, {
      name: 'Bœuf aux carottes',
      ingredients: [fixtures.line('beef', 800, 'gram'), fixtures.line('carrot', 4)],
      steps: [
        { description: 'Éplucher les carottes.' },
        { description: 'Braiser le bœuf 2 heures.' },
      ],
    });
    cooking = await kitchen.cook(recipe.id, 10);
    await kitchen.serve(cooking.id, '2093-11-30', 2);
    chilled = await kitchen.serve(cooking.id, '2093-12-01', 3);
    frozen = await kitchen.serve(cooking.id, '2093-12-04', 4);
  });

  const session = async (query = '') =>
    (await member.client.get(`/planning/batch?date=2093-12-02${query}`)).body;

  it('cooks the dish once, and packs its portions after its last task', async () => {
    const { tasks, recipes } = await session();
    expect(recipes).toHaveLength(1);
    const items = cooking.id;
    const packed = tasks.filter(({ kind }: any) => kind === 'PACK');
    const pack = { kind: 'PACK', cookingId: items, techStepKey: null, steps: [] };
    expect(packed).toMatchObject([
      { ...pack, portions: 3, storage: 'FRIDGE', itemIds: [chilled.id], dates: ['2093-12-01'] },
      { ...pack, portions: 4, storage: 'FREEZER', itemIds: [frozen.id], dates: ['2093-12-04'] },
      { ...pack, portions: 1, storage: 'FRIDGE', itemIds: [], dates: [] },
    ]);
    const kinds = tasks.map(({ kind, techStepKey }: any) => kind ?? techStepKey);
    expect(kinds).toEqual(['peel', 'braise', 'COOL', 'PACK', 'PACK', 'PACK']);
    expect(tasks[0].ingredients[0].amounts[0].quantity).toBe(10);
  });

  it('lets a hot dish cool by itself before a cook packs it', async () => {
    const { tasks, makespanMinutes } = await session('&cooks=1');
    const braise = tasks.find(({ techStepKey }: any) => techStepKey === 'braise');
    const cool = tasks.find(({ kind }: any) => kind === 'COOL');
    const packed = tasks.filter(({ kind }: any) => kind === 'PACK');
    expect(cool).toMatchObject({ attention: 'PASSIVE', resource: null, portions: 8 });
    expect(cool.startMinute).toBeGreaterThanOrEqual(braise.endMinute);
    for (const pack of packed) {
      expect(pack).toMatchObject({ attention: 'ACTIVE', resource: 'COOK' });
      expect(pack.startMinute).toBeGreaterThanOrEqual(cool.endMinute);
    }
    expect(makespanMinutes).toBe(Math.max(...packed.map(({ endMinute }: any) => endMinute)));
  });

  it('reminds of thawing at 18:00 of the day before, in the time zone of the request', async () => {
    const thaw = { kind: 'THAW', cookingId: cooking.id, recipeId: recipe.id, itemIds: [frozen.id] };
    const remindersOf = async (query: string) =>
      (await session(query)).reminders.filter(({ kind }: any) => kind === 'THAW');
    expect(await remindersOf('&cooks=1')).toMatchObject([
      { ...thaw, startsAt: '2093-12-03T18:00:00.000Z' },
    ]);
    const query = `&finish=${FINISH}&timeZone=Europe/Paris`;
    const [reminder] = await remindersOf(query);
    expect(reminder).toMatchObject({ ...thaw, startsAt: '2093-12-03T17:00:00.000Z' });
    const { makespanMinutes } = await session(query);
    expect(reminder.startMinute - makespanMinutes).toBe(3 * 24 * 60 + 5 * 60);
  });

  it('cooks one day alone with scope=day: its cookings, and its meals that no cooking serves', async () => {
    const soup = await fixtures.write(member.client, { name: 'Soupe' });
    const meal = { recipeId: soup.id, date: '2093-12-01', slot: 'LUNCH', portions: 2 };
    const planned = await member.client.succeed<{ id: number }>('POST', '/planning/items', meal);
    const of = async (date: string, query = '') => {
      const path = `/planning/batch?date=${date}${query}`;
      const { weekStart, recipes } = (await member.client.get(path)).body;
      return { weekStart, names: recipes.map(({ name }: any) => name) };
    };
    const weekStart = '2093-11-30';
    const both = { weekStart, names: ['Bœuf aux carottes', 'Soupe'] };
    expect(await of('2093-12-01')).toEqual(both);
    expect(await of('2093-12-01', '&scope=week&cooks=2')).toEqual(both);
    for (const query of ['&scope=day', '&scope=day&cooks=2']) {
      expect(await of('2093-11-30', query)).toEqual({ weekStart, names: ['Bœuf aux carottes'] });
      expect(await of('2093-12-01', query)).toEqual({ weekStart, names: ['Soupe'] });
      expect(await of('2093-12-04', query)).toEqual({ weekStart, names: [] });
    }
    await member.client.succeed('DELETE', `/planning/items/${String(planned.id)}`);
  });

  it('reminds of thawing in the week of the meal, too', async () => {
    await kitchen.cook(recipe.id, 2, '2093-12-07');
    const later = await kitchen.cook(recipe.id, 3, '2093-12-09');
    const meal = await kitchen.serve(later.id, '2093-12-16', 3);
    const { body } = await member.client.get('/planning/batch?date=2093-12-14&cooks=1');
    expect(body.tasks).toEqual([]);
    expect(body.reminders).toMatchObject([{ cookingId: later.id, itemIds: [meal.id] }]);
  });

  it('writes packing and thawing in the picture and in the calendar', async () => {
    const query = `/planning/batch?date=2093-12-02&finish=${FINISH}`;
    const texts = [];
    for (const accept of ['image/svg+xml', 'text/calendar']) {
      const { body } = await member.client.get(query, { accept, 'accept-language': 'en' });
      texts.push(String(body).replace(/\r\n /g, '').replace(/\\,/g, ','));
    }
    const [picture = '', calendar = ''] = texts;
    expect(picture).toContain('let cool');
    expect(picture).toContain('start thawing');
    expect(calendar).toContain('SUMMARY:3 portions in the fridge for Tuesday 1 December (Bœuf');
    expect(calendar).toContain('SUMMARY:4 portions in the freezer for Friday 4 December (Bœuf');
    expect(calendar).toContain('SUMMARY:Reminder – start thawing (4 portions, Bœuf aux carottes)');
  });

  it.each(['timeZone=Mars/Olympus', 'timeZone='])('returns 400/4000 for %s', async (query) => {
    const path = `/planning/batch?date=2093-12-02&${query}`;
    expect(await member.client.get(path)).toMatchObject({ status: 400, body: { code: 4000 } });
  });
});
