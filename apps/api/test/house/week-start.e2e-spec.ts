import { randomUUID } from 'node:crypto';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';

describe('the first day of the weeks of a house', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let member: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    member = await signUpMember(app, await signUpAdministrator(app));
  });

  const startOn = (weekStartsOn: unknown) =>
    member.client.patch('/house/current', { weekStartsOn });
  const read = async (path: string): Promise<any> => (await member.client.get(path)).body;
  const planText = (date: string) =>
    member.client.succeed('POST', '/planning/items', { date, slot: 'LUNCH', text: date });

  it('is Monday until any member chooses another one', async () => {
    expect(await read('/house/current')).toMatchObject({ weekStartsOn: 'MONDAY' });
    const changed = await startOn('SUNDAY');
    expect(changed).toMatchObject({ status: 200, body: { weekStartsOn: 'SUNDAY' } });
    expect(await read('/house/current')).toEqual(changed.body);
    expect(await startOn(null)).toMatchObject({ status: 400, body: { code: 4000 } });
    expect(await read('/house/current')).toEqual(changed.body);
  });

  it.each(['sunday', 'SUN', 0, []])('returns 400/4000 for %j', async (day) => {
    expect(await startOn(day)).toMatchObject({ status: 400, body: { code: 4000 } });
  });

  it.each([
    ['SUNDAY', '2026-07-05', '2026-07-11'],
    ['WEDNESDAY', '2026-07-08', '2026-07-14'],
    ['THURSDAY', '2026-07-02', '2026-07-08'],
  ])('%s: grid, list and session of a Wednesday begin on %s', async (day, first, last) => {
    const recipe = await fixtures.write(member.client);
    for (const date of [first, last]) {
      const item = { recipeId: recipe.id, date, slot: 'LUNCH', portions: 2 };
      await member.client.succeed('POST', '/planning/items', item);
    }
    await startOn(day);
    const week = await read('/planning?date=2026-07-08');
    expect(week.weekStart).toBe(first);
    expect(week.days.map(({ date }: any) => date)).toHaveLength(7);
    expect(week.days[0]).toMatchObject({ date: first, slots: { 1: { items: { length: 1 } } } });
    expect(week.days[6]).toMatchObject({ date: last, slots: { 1: { items: { length: 1 } } } });
    expect(await read('/planning/shopping-list?date=2026-07-08')).toMatchObject({
      weekStart: first,
    });
    for (const kitchen of ['', '&cooks=1']) {
      const session = await read(`/planning/batch?date=2026-07-08${kitchen}`);
      expect(session.weekStart).toBe(first);
      expect(session.tasks[0].steps[0].itemIds).toHaveLength(2);
    }
  });

  it('a session follows a change at once', async () => {
    const recipe = await fixtures.write(member.client);
    const item = { recipeId: recipe.id, date: '2026-07-05', slot: 'LUNCH', portions: 2 };
    await member.client.succeed('POST', '/planning/items', item);
    expect((await read('/planning/batch?date=2026-07-06')).tasks).toEqual([]);
    await startOn('SUNDAY');
    expect((await read('/planning/batch?date=2026-07-06')).tasks).not.toEqual([]);
  });

  it('counts the items of the week that the house sees', async () => {
    await app.sql(
      `insert into planning_item (house_id, date, slot, portions, text)
       select $1, '2026-07-05', 'SNACK', 1, 'Goûter' from generate_series(1, 300)`,
      [member.houseId],
    );
    await planText('2026-07-06');
    await startOn('SUNDAY');
    const item = { date: '2026-07-11', slot: 'LUNCH', text: 'Restes' };
    expect(await member.client.post('/planning/items', item)).toMatchObject({
      status: 409,
      body: { code: 4025 },
    });
  });

  it('ticks and own lines stay with their day, and can be changed', async () => {
    const { id } = await fixtures.write(member.client, {
      ingredients: [fixtures.line('carrot', 300, 'gram')],
      portions: 2,
    });
    const date = '2026-07-08';
    const item = { recipeId: id, date, slot: 'LUNCH', portions: 2 };
    await member.client.succeed('POST', '/planning/items', item);
    const send = async (operation: object): Promise<any> =>
      member.client.succeed('POST', '/planning/shopping-list/operations', {
        date,
        operations: [{ id: randomUUID(), ...operation }],
      });
    const added = await send({ kind: 'ADD', text: 'papier cuisson' });
    const before = await send({ kind: 'CHECK', lineId: added.lines[0].id });
    for (const day of ['SUNDAY', 'TUESDAY', 'MONDAY']) {
      await startOn(day);
      const list = await read(`/planning/shopping-list?date=${date}`);
      expect(list.ownLines).toMatchObject([{ id: before.ownLines[0].id }]);
    }
    await startOn('SUNDAY');
    expect(await read(`/planning/shopping-list?date=${date}`)).toMatchObject({
      lines: [{ checked: before.lines[0].checked, missing: [] }],
    });
    const unchecked = await send({ kind: 'UNCHECK', lineId: added.lines[0].id });
    expect(unchecked.lines).toMatchObject([{ checked: [] }]);
    const removed = await send({ kind: 'REMOVE', lineId: before.ownLines[0].id });
    expect(removed).toMatchObject({ ownLines: [], ignored: [] });
  });

  it('own lines and ticks stand in the week of the day they were made for, whatever day is first', async () => {
    const { id } = await fixtures.write(member.client, {
      ingredients: [fixtures.line('carrot', 300, 'gram')],
      portions: 2,
    });
    const carrot = `ingredient-${String(fixtures.id('ingredients', 'carrot'))}`;
    const unitId = fixtures.id('units', 'gram');
    const [monday, sunday] = ['2026-05-04', '2026-05-10'];
    const made: Record<string, string> = {};
    for (const date of [monday, sunday]) {
      await member.client.succeed('POST', '/planning/items', { recipeId: id, date, slot: 'LUNCH', portions: 2 }); // prettier-ignore
      made[date] = randomUUID();
      await member.client.succeed('POST', '/planning/shopping-list/operations', {
        date,
        operations: [
          { id: made[date], kind: 'ADD', text: `pour le ${date}` },
          { id: randomUUID(), kind: 'CHECK', lineId: made[date] },
          { id: randomUUID(), kind: 'CHECK', lineId: carrot, quantity: 300, unitId },
        ],
      });
    }
    const listOf = (date: string) => read(`/planning/shopping-list?date=${date}`);
    const shown = ({ ownLines, lines }: any) => ({
      ownLines: ownLines.map((line: any) => line.id),
      checked: lines.flatMap((line: any) => line.checked.map(({ quantity }: any) => quantity)),
    });
    const inOneWeek = { ownLines: [made[monday], made[sunday]], checked: [600] };
    const apart = (date: string) => ({ ownLines: [made[date]], checked: [300] });
    for (const day of ['MONDAY', 'TUESDAY', 'SATURDAY', 'SUNDAY', 'MONDAY']) {
      await startOn(day);
      const isOneWeek = day === 'MONDAY';
      for (const date of [monday, sunday]) {
        const list = await listOf(date);
        expect({ day, ...shown(list) }).toEqual({ day, ...(isOneWeek ? inOneWeek : apart(date)) });
        expect(list.lines.flatMap(({ missing }: any) => missing)).toEqual([]);
      }
    }
    await startOn('SUNDAY');
    const range = await read('/planning/shopping-list?from=2026-05-04&to=2026-05-10');
    expect(shown(range)).toMatchObject({ ownLines: [made[monday], made[sunday]] });
  });

  it('a tick that arrives again after a change counts once', async () => {
    const { id } = await fixtures.write(member.client, {
      ingredients: [fixtures.line('carrot', 300, 'gram')],
      portions: 2,
    });
    const date = '2026-07-10';
    const item = { recipeId: id, date, slot: 'LUNCH', portions: 2 };
    await member.client.succeed('POST', '/planning/items', item);
    const { ingredientId: carrot, ...amount } = fixtures.line('carrot', 100, 'gram');
    const tick = {
      id: randomUUID(),
      kind: 'CHECK',
      lineId: `ingredient-${String(carrot)}`,
      ...amount,
    };
    const delivery = { date, operations: [tick] };
    await member.client.succeed('POST', '/planning/shopping-list/operations', delivery);
    // The tick stays with its day, which is in another week now.
    await startOn('TUESDAY');
    await member.client.succeed('POST', '/planning/shopping-list/operations', delivery);
    await startOn('MONDAY');
    expect(await read(`/planning/shopping-list?date=${date}`)).toMatchObject({
      lines: [{ checked: [amount] }],
    });
  });
});
