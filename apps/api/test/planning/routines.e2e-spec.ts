import { addDays } from '#domain/planning/week.js';
import { dayIn } from '#domain/time-zone.js';
import { Jobs } from '../../src/jobs/jobs.service.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { refusal } from '../support/refusal.js';
import { useTestApp } from '../support/test-app.js';

const ROUTINES = '/planning/routines';
const EVERY_DAY = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

describe('routines', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  let administrator: Member;
  let member: Member;
  let recipe: { readonly id: number };
  const today = dayIn(new Date(), 'UTC');
  const day = (days: number) => addDays(today, days);
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    administrator = await signUpAdministrator(app);
    member = await signUpMember(app, administrator);
    recipe = await fixtures.write(administrator.client, { visibility: 'HOUSE' });
  });

  /** Of three days, from today on. */
  const body = (fields: object = {}) => ({
    slot: 'DINNER',
    weekdays: EVERY_DAY,
    until: day(2),
    recipeId: recipe.id,
    ...fields,
  });
  const add = (fields: object = {}): Promise<any> =>
    member.client.succeed('POST', ROUTINES, body(fields));
  const change = (id: number, fields: object) =>
    administrator.client.patch(`${ROUTINES}/${String(id)}`, fields);
  const listed = () => administrator.client.succeed('GET', ROUTINES);
  /** The items of the next days: the day, what is eaten, and the routine. */
  async function items(days = 40): Promise<any[]> {
    const found = new Map<number, any>();
    for (let each = 0; each < days + 7; each += 7) {
      const week = await member.client.succeed('GET', `/planning?date=${day(each)}`);
      for (const { slots } of week.days) {
        for (const item of slots.flatMap((slot: any) => slot.items)) found.set(item.id, item);
      }
    }
    return [...found.values()];
  }
  const dates = async (days?: number) => (await items(days)).map(({ date }) => date);

  it('plans ordinary items with its id, and is listed', async () => {
    const routine = await add({ portions: 2.5, note: 'au four', everyWeeks: 1 });
    expect(routine).toMatchObject({ ...body(), portions: 2.5, from: today, everyWeeks: 1 });
    expect(await listed()).toMatchObject([routine]);
    const planned = await items(3);
    expect(planned.map(({ date }) => date)).toEqual([today, day(1), day(2)]);
    expect(planned[0]).toMatchObject({
      ...{ slot: 'DINNER', portions: 2.5, note: 'au four', routineId: routine.id },
      recipe: { id: recipe.id },
    });
  });

  it('plans 35 days, and nothing in a cell that has the dish', async () => {
    const cell = { date: day(1), slot: 'DINNER', text: 'Restes' };
    await member.client.succeed('POST', '/planning/items', cell);
    await add({ recipeId: undefined, text: 'Restes', until: null });
    const planned = await items();
    expect(planned).toHaveLength(35);
    expect(planned.filter(({ routineId }) => routineId === null)).toMatchObject([cell]);
  });

  it('keeps what people have changed or deleted when it changes or ends', async () => {
    const { id } = await add();
    const [first, second] = await items(3);
    await member.client.succeed('PATCH', `/planning/items/${String(first.id)}`, { note: 'tôt' });
    await member.client.succeed('DELETE', `/planning/items/${String(second.id)}`);
    expect(await change(id, { text: 'Pizza' })).toMatchObject({
      status: 200,
      body: { id, text: 'Pizza', recipe: null },
    });
    expect(await items(3)).toMatchObject([
      { id: first.id, note: 'tôt' },
      { date: day(2), text: 'Pizza', portions: 1 },
    ]);
    expect(await administrator.client.delete(`${ROUTINES}/${String(id)}`)).toMatchObject({
      status: 204,
    });
    expect(await items(3)).toMatchObject([{ id: first.id, routineId: null }]);
    expect(await listed()).toEqual([]);
  });

  it('copies of a week do not belong to it', async () => {
    await add({ until: today });
    await member.client.succeed('POST', '/planning/copy', { from: today, to: day(14) });
    const routineIds = (await items(20)).map(({ routineId }) => routineId === null);
    expect(routineIds).toEqual([false, true]);
  });

  it('ends when its recipe is deleted, or when the house may no longer read it', async () => {
    const other = await fixtures.write(member.client, { visibility: 'HOUSE' });
    await add();
    await add({ slot: 'LUNCH', recipeId: other.id });
    await administrator.client.succeed('DELETE', `/recipes/${String(recipe.id)}`);
    expect(await listed()).toMatchObject([{ recipeId: other.id }]);
    await member.client.succeed('POST', '/house/leave');
    await fixtures.write(administrator.client);
    const planned = await administrator.client.succeed('GET', `/planning?date=${today}`);
    expect(JSON.stringify(planned)).toContain(other.name);
  });

  it('plans one more day every day, each day once', async () => {
    const { id } = await add({ until: null });
    const [last] = (await items()).slice(-1);
    await app.sql('delete from routine_day where routine_id = $1 and date = $2', [id, last.date]);
    await app.sql('delete from planning_item where id = $1', [last.id]);
    await member.client.succeed('DELETE', `/planning/items?from=${today}&to=${day(1)}`);
    await app.sql('update routine set planned_on = planned_on - 1 where id = $1', [id]);
    await app.app.get(Jobs).wake('routines');
    const after = await dates();
    expect(after).toHaveLength(33);
    expect(after).toEqual(expect.arrayContaining([day(2), last.date]));
  });

  it.each([
    [{ text: 'Pizza' }, 400, 4000],
    [{ recipeId: null }, 400, 4000],
    [{ weekdays: [] }, 400, 4000],
    [{ everyWeeks: 5 }, 400, 4000],
    [{ portions: 0.3 }, 400, 4000],
    [{ until: '2020-01-01' }, 400, 4000],
    [{ recipeId: 2_000_000_000 }, 404, 4045],
    [{ eaters: [{ profileId: 2_000_000_000 }] }, 404, 4051],
  ])('POST refuses %j with %p/%p and plans nothing', async (fields, status, code) => {
    expect(await member.client.post(ROUTINES, body(fields))).toMatchObject(refusal(status, code));
    expect(await items(3)).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  it('PATCH refuses nothing, both dishes, null portions, and a routine of another house', async () => {
    const { id } = await add();
    for (const fields of [{}, { text: 'Pizza', recipeId: recipe.id }, { portions: null }]) {
      expect(await change(id, fields)).toMatchObject(refusal(400, 4000));
    }
    const stranger = await signUpAdministrator(app);
    const path = `${ROUTINES}/${String(id)}`;
    expect(await stranger.client.patch(path, { text: 'x' })).toMatchObject(refusal(404, 4065));
    expect(await stranger.client.delete(path)).toMatchObject(refusal(404, 4065));
  });

  it('a house has at most 50', async () => {
    for (let each = 0; each < 50; each += 1) {
      await add({ recipeId: undefined, text: `Plat ${String(each)}`, from: day(300), until: null });
    }
    expect(await member.client.post(ROUTINES, body())).toMatchObject(refusal(409, 4025));
  });
});
