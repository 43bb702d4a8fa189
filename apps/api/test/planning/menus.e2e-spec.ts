import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { refusal } from '../support/refusal.js';
import { useSharedApp } from '../support/shared-app.js';

const FROM = '2026-07-08';
const TO = '2026-07-15';
const UNKNOWN = 2_000_000_000;

describe('copies of weeks, and menus', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let administrator: Member;
  let member: Member;
  let recipe: any;
  let dependantId: number;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    administrator = await signUpAdministrator(app);
    member = await signUpMember(app, administrator);
    recipe = await fixtures.write(administrator.client, { visibility: 'HOUSE' });
    ({ id: dependantId } = await administrator.client.succeed('POST', '/house/current/dependants', {
      firstName: 'Jules',
    }));
  });

  const post = (path: string, body: object) => administrator.client.post(path, body);
  const plan = (item: object, { client }: Member = administrator) =>
    client.succeed('POST', '/planning/items', { date: FROM, slot: 'LUNCH', ...item });
  const planDishes = async () => [
    await plan({
      recipeId: recipe.id,
      portions: 3,
      note: 'sans sel',
      eaters: [{ dependantId }, { profileId: member.id }],
    }),
    await plan({ text: 'Restaurant', date: '2026-07-12', slot: 'DINNER' }),
  ];
  const itemsOf = async (date: string, { client }: Member = administrator): Promise<any[]> =>
    (await client.get(`/planning?date=${date}`)).body.days.flatMap(({ slots }: any) =>
      slots.flatMap(({ items }: any) => items),
    );
  const save = (name: string, client = administrator.client) =>
    client.succeed('POST', '/planning/menus', { name, date: FROM });
  const menus = async ({ client }: Member = administrator) =>
    (await client.get('/planning/menus')).body;
  const apply = (id: number, client = administrator.client) =>
    client.post(`/planning/menus/${String(id)}/apply`, { date: TO });
  const moved = (items: any[]) =>
    items.map((item) => ({
      ...item,
      id: expect.any(Number),
      date: item.date === FROM ? TO : '2026-07-19',
    }));

  it('POST /planning/copy adds the items of a week to another one', async () => {
    const dishes = await planDishes();
    const standing = await plan({ text: 'Restes', date: '2026-07-13' });
    const copied = await post('/planning/copy', { from: FROM, to: TO });
    expect(copied).toMatchObject({ status: 200, body: { cookings: [] } });
    expect(copied.body.items).toEqual(moved(dishes));
    expect(await itemsOf(FROM)).toEqual(dishes);
    expect(await itemsOf(TO)).toEqual([standing, ...copied.body.items]);
  });

  it('copies a recipe that only its planner may read, and a frozen one as it was', async () => {
    const own = await fixtures.write(member.client, { visibility: 'PERSONAL' });
    const shared = await fixtures.write(member.client, { visibility: 'HOUSE', name: 'Avant' });
    await plan({ recipeId: own.id, portions: 2 }, member);
    await plan({ recipeId: shared.id, portions: 2 });
    const path = `/recipes/${String(shared.id)}`;
    for (const name of ['Avant', 'Après']) {
      const content = fixtures.recipe({ visibility: 'PERSONAL', name });
      await member.client.succeed('PUT', path, content);
    }
    const { body } = await post('/planning/copy', { from: FROM, to: TO });
    expect(body.items).toMatchObject([
      { recipe: { id: own.id } },
      { recipe: { name: 'Avant', frozen: true } },
    ]);
  });

  it.each([
    { from: FROM, to: FROM },
    { from: '2026-07-06', to: '2026-07-12' },
    { from: FROM },
    { from: FROM, to: '2026-02-30' },
  ])('POST /planning/copy returns 400/4000 for %j', async (body) => {
    expect(await post('/planning/copy', body)).toMatchObject(refusal(400, 4000));
  });

  it('returns 409/4025 when the week would have more than 300 items, and adds nothing', async () => {
    await planDishes();
    const { id } = await save('Été');
    await app.sql(
      `insert into planning_item (house_id, date, slot, portions, text)
       select $1, $2, 'SNACK', 1, 'Goûter' from generate_series(1, 299)`,
      [member.houseId, TO],
    );
    expect(await post('/planning/copy', { from: FROM, to: TO })).toMatchObject(refusal(409, 4025));
    expect(await apply(id)).toMatchObject(refusal(409, 4025));
    expect(await itemsOf(TO)).toHaveLength(299);
  });

  it('a menu is a week without dates, and can be planned in any week', async () => {
    const dishes = await planDishes();
    const menu = await save('Été');
    const withoutDates = dishes.map(
      ({ date, slot, portions, recipe, text, note, eaters }: any) => ({
        ...{ slot, portions, recipe, text, note, eaters },
        weekday: date === FROM ? 'WEDNESDAY' : 'SUNDAY',
        cooking: null,
        routineId: null,
      }),
    );
    const content = { name: 'Été', cookings: [], items: withoutDates };
    expect(menu).toEqual({ id: expect.any(Number), ...content });
    await administrator.client.succeed('DELETE', `/planning/items/${String(dishes[0].id)}`);
    const applied = await apply(menu.id);
    expect(applied).toMatchObject({ status: 200, body: { cookings: [] } });
    expect(applied.body.items).toEqual(moved(dishes));
    expect(await itemsOf(TO)).toEqual(applied.body.items);
  });

  it('keeps cookings: what was cooked once is cooked once again', async () => {
    const cooking = { recipeId: recipe.id, date: FROM, portions: 7 };
    const { id } = await administrator.client.succeed('POST', '/planning/cookings', cooking);
    const served = await plan({ cookingId: id, portions: 4, slot: 'DINNER' });
    await plan({ cookingId: id, date: '2026-07-12', portions: 2, note: 'froid' });
    await plan({ recipeId: recipe.id, date: '2026-07-10', portions: 1 });
    const menu = await save('Été');
    expect(menu).toMatchObject({
      cookings: [{ weekday: 'WEDNESDAY', portions: 7, recipe: { id: recipe.id } }],
      items: [
        { weekday: 'WEDNESDAY', slot: 'DINNER', portions: 4, cooking: 0, recipe: served.recipe },
        { weekday: 'FRIDAY', portions: 1, cooking: null },
        { weekday: 'SUNDAY', portions: 2, cooking: 0, note: 'froid' },
      ],
    });
    expect(await menus(member)).toEqual([menu]);
    const { body } = await apply(menu.id);
    expect(body.cookings).toMatchObject([{ date: TO, portions: 7, remaining: 1 }]);
    const [{ id: copy }] = body.cookings;
    expect(body.items).toMatchObject([
      { date: TO, cookingId: copy, portions: 4 },
      { date: '2026-07-17', cookingId: null },
      { date: '2026-07-19', cookingId: copy, note: 'froid' },
    ]);
    const amounts = async (date: string) =>
      (await administrator.client.get(`/planning/shopping-list?date=${date}`)).body.lines.map(
        (line: any) => line.amounts,
      );
    expect(await amounts(TO)).toEqual(await amounts(FROM));
    // A deleted recipe takes its cookings out of the menu.
    await administrator.client.succeed('DELETE', `/recipes/${String(recipe.id)}`);
    expect(await menus()).toMatchObject([{ cookings: [], items: [] }]);
  });

  it('plans a meal after its cooking in a house whose weeks start on another day', async () => {
    const cooking = { recipeId: recipe.id, date: '2026-07-11', portions: 4 };
    const { id } = await administrator.client.succeed('POST', '/planning/cookings', cooking);
    await plan({ cookingId: id, date: '2026-07-12', portions: 4 });
    const menu = await save('Été');
    await administrator.client.succeed('PATCH', '/house/current', { weekStartsOn: 'SUNDAY' });
    expect((await apply(menu.id)).body).toMatchObject({
      cookings: [{ date: '2026-07-18' }],
      items: [{ date: '2026-07-19' }],
    });
  });

  it('GET /planning/menus lists them by name, DELETE removes one', async () => {
    await plan({ text: 'Restaurant' });
    for (const name of ['Printemps', 'automne', 'Hiver']) await save(name);
    const listed = await menus(member);
    expect(listed.map(({ name }: any) => name)).toEqual(['automne', 'Hiver', 'Printemps']);
    const path = `/planning/menus/${String(listed[1].id)}`;
    expect(await member.client.delete(path)).toMatchObject({ status: 204 });
    expect(await member.client.delete(path)).toMatchObject(refusal(404, 4058));
    expect((await menus()).map(({ name }: any) => name)).toEqual(['automne', 'Printemps']);
  });

  it('sorts names as those of recipes: without regard to case and accents', async () => {
    for (const name of ['Zoo', 'Œufs', 'Été', 'pâques', 'Automne']) await save(name);
    const names = (await menus()).map(({ name }: any) => name);
    expect(names).toEqual(['Automne', 'Été', 'Œufs', 'pâques', 'Zoo']);
  });

  it('returns 404/4058 for a menu of another house', async () => {
    const { id } = await save('Été');
    const { client } = await signUpAdministrator(app);
    for (const menuId of [id, UNKNOWN]) {
      expect(await apply(menuId, client)).toMatchObject(refusal(404, 4058));
      const path = `/planning/menus/${String(menuId)}`;
      expect(await client.delete(path)).toMatchObject(refusal(404, 4058));
    }
    expect((await client.get('/planning/menus')).body).toEqual([]);
    expect(await menus()).toHaveLength(1);
  });

  it('leaves out deleted recipes, and those that the member may not plan', async () => {
    const own = await fixtures.write(member.client, { visibility: 'PERSONAL' });
    const item = await plan({ recipeId: own.id, portions: 2 }, member);
    await planDishes();
    const { id } = await save('Été');
    const recipes = ({ items }: any) => items.map((each: any) => each.recipe?.id ?? null);
    expect(recipes((await menus())[0])).toEqual([own.id, recipe.id, null]);
    await administrator.client.succeed('DELETE', `/recipes/${String(recipe.id)}`);
    expect(recipes((await menus())[0])).toEqual([own.id, null]);
    // The house sees the recipe of the member as long as it is planned.
    await member.client.succeed('DELETE', `/planning/items/${String(item.id)}`);
    expect(recipes((await menus())[0])).toEqual([null]);
    expect(recipes((await apply(id)).body)).toEqual([null]);
    expect(recipes((await apply(id, member.client)).body)).toEqual([own.id, null]);
  });

  it('a menu no longer has people who are gone', async () => {
    await planDishes();
    const { id } = await save('Été');
    await administrator.client.succeed(
      'DELETE',
      `/house/current/dependants/${String(dependantId)}`,
    );
    const eaters = [{ profileId: member.id }];
    expect((await menus())[0].items[0].eaters).toEqual(eaters);
    expect((await apply(id)).body.items[0].eaters).toEqual(eaters);
    await member.client.succeed('POST', '/house/leave');
    expect((await menus())[0].items[0].eaters).toBeNull();
    expect((await apply(id)).body.items[0].eaters).toBeNull();
  });

  it.each([{ name: ' ' }, { name: 'x'.repeat(81) }, { date: 'today' }, { name: null }])(
    'POST /planning/menus returns 400/4000 for %j',
    async (change) => {
      const response = await post('/planning/menus', { name: 'Été', date: FROM, ...change });
      expect(response).toMatchObject(refusal(400, 4000));
    },
  );

  it('the 101st menu is refused with 409/4025', async () => {
    await app.sql(
      `insert into menu (house_id, name, sort_name)
       select $1, 'Menu', 'menu' from generate_series(1, 100)`,
      [member.houseId],
    );
    const response = await post('/planning/menus', { name: 'Été', date: FROM });
    expect(response).toMatchObject(refusal(409, 4025));
    expect(await menus()).toHaveLength(100);
  });

  it('deletes the menus with the house', async () => {
    await plan({ text: 'Restaurant' });
    await save('Été');
    await administrator.client.succeed('DELETE', '/house/current');
    expect(await app.sql('select from menu where house_id = $1', [member.houseId])).toEqual([]);
  });
});
