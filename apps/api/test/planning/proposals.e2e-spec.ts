import { addDays } from '#domain/planning/week.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { refusal } from '../support/refusal.js';
import { useSharedApp } from '../support/shared-app.js';

const PATH = '/planning/proposals';
const DAYS = ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09'];
const UNKNOWN = 2_000_000_000;

describe('POST /planning/proposals', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let member: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    member = await signUpAdministrator(app);
  });

  const cellsOf = (days: readonly string[], more: object = {}) =>
    days.map((date) => ({ date, slot: 'DINNER', ...more }));
  /** Proposals of own recipes: other tests write public ones. */
  const propose = async (body: object) => {
    const request = { tabs: ['perso', 'foyer'], ...body };
    return (await member.client.succeed('POST', PATH, request)).proposals;
  };

  /** Writes a recipe of the house with these ingredients, the first one with the largest mass. */
  const write = (name: string, foods: readonly string[], more: object = {}) =>
    fixtures.writeDetected(member.client, {
      name,
      course: 'MAIN',
      visibility: 'HOUSE',
      ingredients: foods.map((food, index) => fixtures.line(food, 400 - 50 * index, 'gram')),
      steps: [{ description: `Couper 200 g de carottes et cuire 20 minutes.` }],
      ...more,
    });
  /** The ids of the recipes of a proposal, in the order of its items. */
  const recipesOf = ({ items, cookings }: any): number[] =>
    items.map(({ recipeId, cooking }: any) => recipeId ?? cookings[cooking].recipeId);

  it('fills each cell with another suitable recipe, for the number of eaters, and stores nothing', async () => {
    await signUpMember(app, member);
    await member.client.succeed('POST', '/house/current/dependants', { firstName: 'Jules' });
    const written = [await write('Riz', ['rice', 'onion']), await write('Poulet', ['chicken'])];
    const [proposal] = await propose({ cells: cellsOf(DAYS.slice(0, 2)) });
    expect(proposal.items).toEqual([
      { recipeId: expect.any(Number), date: DAYS[0], slot: 'DINNER', portions: 3 },
      { recipeId: expect.any(Number), date: DAYS[1], slot: 'DINNER', portions: 3 },
    ]);
    expect(recipesOf(proposal).sort()).toEqual(written.map(({ id }) => id).sort());
    expect(proposal.cookings).toEqual([]);
    const { body } = await member.client.get(`/planning?date=${String(DAYS[0])}`);
    expect(JSON.stringify(body)).not.toContain('recipe');
  });

  it('counts lines and minutes as the list and the session do when the proposal is planned', async () => {
    await write('Riz', ['rice', 'onion', 'water']);
    await write('Poulet', ['chicken', 'onion']);
    await write('Tarte', ['egg', 'cream'], {
      steps: [{ description: 'Cuire au four 30 minutes.' }],
    });
    const [proposal] = await propose({ cells: cellsOf(DAYS.slice(0, 3)) });
    for (const item of proposal.items) await member.client.succeed('POST', '/planning/items', item);
    const list = await member.client.get(`/planning/shopping-list?date=${String(DAYS[0])}`);
    const water = fixtures.id('ingredients', 'water');
    const lines = list.body.lines.filter(({ ingredientId }: any) => ingredientId !== water);
    const session = await member.client.get(`/planning/batch?date=${String(DAYS[0])}&cooks=1`);
    expect(proposal).toMatchObject({
      lines: lines.length,
      sessionMinutes: session.body.makespanMinutes,
    });
  });

  it('proposes nothing that an eater cannot eat, by the eaters of each cell', async () => {
    const milk = fixtures.id('allergies', 'milk');
    const { id } = await member.client.succeed<{ id: number }>(
      'POST',
      '/house/current/dependants',
      {
        firstName: 'Emma',
        allergyIds: [milk],
      },
    );
    const gratin = await write('Gratin', ['potato', 'cream']);
    const rice = await write('Riz', ['rice']);
    const everybody = await propose({ cells: cellsOf(DAYS.slice(0, 2)) });
    expect(everybody.map(recipesOf)).toEqual([[rice.id]]);
    expect(everybody[0].why).toContainEqual({
      cell: expect.any(Number),
      key: 'NO_RECIPE_LEFT',
      ingredientIds: [],
    });
    const profileId = (await member.client.get('/auth/me')).body.id;
    const eaters = [{ profileId }];
    const cells = [
      { ...cellsOf(DAYS)[0], eaters },
      { ...cellsOf(DAYS)[1], eaters: [{ dependantId: id }] },
    ];
    const [apart] = await propose({ cells });
    expect(apart.items).toEqual([
      { recipeId: gratin.id, date: DAYS[0], slot: 'DINNER', portions: 1, eaters },
      {
        recipeId: rice.id,
        date: DAYS[1],
        slot: 'DINNER',
        portions: 1,
        eaters: [{ dependantId: id }],
      },
    ]);
  });

  it('respects the time of a cell, recipes to avoid and tabs', async () => {
    const slow = await write('Ragoût', ['beef'], { prepMinutes: 30, cookMinutes: 180 });
    const quick = await write('Omelette', ['egg'], { prepMinutes: 10, restMinutes: 5 });
    await write('Salade', ['lettuce']);
    const cells = cellsOf(DAYS.slice(0, 1), { maxMinutes: 15 });
    expect((await propose({ cells })).map(recipesOf)).toEqual([[quick.id]]);
    const [none] = await propose({ cells, avoid: [quick.id] });
    expect(none).toMatchObject({ items: [], why: [{ cell: 0, key: 'NO_SUITABLE_RECIPE' }] });
    const all = await propose({ cells: cellsOf(DAYS), avoid: [slow.id, UNKNOWN] });
    expect(recipesOf(all[0])).not.toContain(slow.id);
    expect((await propose({ cells, tabs: ['favoris'] }))[0].items).toEqual([]);
  });

  it('wishes are preferred, and other main foods than those of the week', async () => {
    const leek = fixtures.id('ingredients', 'leek');
    const pie = await write('Tarte', ['leek', 'cream', 'egg', 'flour', 'ham']);
    const rice = await write('Riz', ['rice']);
    const cells = cellsOf(DAYS.slice(0, 1));
    const [proposal] = await propose({ cells, use: [leek] });
    expect(recipesOf(proposal)).toEqual([pie.id]);
    expect(proposal.why).toContainEqual({ cell: 0, key: 'WISH', ingredientIds: [leek] });
    const other = await write('Autre riz', ['rice', 'onion']);
    await member.client.succeed('POST', '/planning/items', {
      recipeId: rice.id,
      date: DAYS[3],
      slot: 'LUNCH',
      portions: 2,
    });
    const [varied] = await propose({ cells });
    expect(recipesOf(varied)).toEqual([pie.id]);
    expect((await propose({ cells, avoid: [pie.id] })).map(recipesOf)).toEqual([[other.id]]);
  });

  it('replaces a dish and keeps the others', async () => {
    await write('Riz', ['rice']);
    await write('Poulet', ['chicken']);
    await write('Tarte', ['leek']);
    const cells = cellsOf(DAYS.slice(0, 2));
    const [first] = await propose({ cells });
    const [kept, replaced] = first.items;
    const [second] = await propose({
      cells: [cells[1]],
      avoid: [replaced.recipeId],
      keep: { items: [kept] },
    });
    expect(second.items[0]).toEqual(kept);
    expect(second.items).toHaveLength(2);
    expect(new Set([...recipesOf(first), ...recipesOf(second)]).size).toBe(3);
  });

  it('returns up to three proposals that differ, and the same ones for the same seed', async () => {
    const foods = ['rice', 'chicken', 'leek', 'lentil', 'potato', 'pasta', 'salmon'];
    for (const food of foods) await write(food, [food, 'onion']);
    const cells = cellsOf(DAYS.slice(0, 2));
    const proposals = await propose({ cells, seed: 3 });
    expect(proposals).toHaveLength(3);
    expect(new Set(proposals.map((each: any) => recipesOf(each).sort().join())).size).toBe(3);
    expect(await propose({ cells, seed: 3 })).toEqual(proposals);
  });

  it('cooks on cooking days only, within the time that dishes keep, as the batch of items takes it', async () => {
    await write('Lentilles', ['lentil', 'onion', 'carrot', 'celery', 'leek']);
    await write('Boeuf', ['beef', 'mushroom', 'potato', 'cream', 'mustard']);
    const [early, ...cells] = cellsOf(['2026-07-05', ...DAYS.slice(0, 3)], { portions: 2 });
    const [proposal] = await propose({ cells: [early, ...cells], cookingDays: [DAYS[0]] });
    expect(proposal.why).toContainEqual({ cell: 0, key: 'NO_COOKING_DAY', ingredientIds: [] });
    expect(proposal.items.map(({ date }: any) => date)).toEqual(DAYS.slice(0, 3));
    for (const [index, { date, portions }] of proposal.cookings.entries()) {
      const served = proposal.items.filter(({ cooking }: any) => cooking === index);
      expect([date, portions]).toEqual([DAYS[0], 2 * served.length]);
    }
    const { items, cookings } = proposal;
    const planned = await member.client.post('/planning/items/batch', { items, cookings });
    expect(planned.status).toBe(201);
    expect(JSON.stringify(planned.body)).not.toContain('KEEPS_TOO_SHORT');
  });

  it('serves what is in stock first, as far as it goes', async () => {
    const stew = await write('Ragoût', ['lentil', 'carrot']);
    await write('Riz', ['rice']);
    const cooking = { recipeId: stew.id, date: DAYS[0], portions: 2 };
    const { id } = await member.client.succeed('POST', '/planning/cookings', cooking);
    const [proposal] = await propose({ cells: cellsOf(DAYS.slice(1, 3), { portions: 2 }) });
    expect(proposal.items.filter(({ cookingId }: any) => cookingId === id)).toHaveLength(1);
    expect(proposal.why).toContainEqual({
      cell: expect.any(Number),
      key: 'IN_STOCK',
      ingredientIds: [],
    });
    const planned = await member.client.post('/planning/items/batch', { items: proposal.items });
    expect(planned.status).toBe(201);
  });

  it('counts the minutes of packing what is cooked for several meals, kept cookings included', async () => {
    await write('Lentilles', ['lentil', 'onion']);
    await write('Boeuf', ['beef', 'mushroom']);
    const cells = cellsOf(DAYS.slice(0, 3));
    const [first] = await propose({ cells: cells.slice(0, 2), cookingDays: [DAYS[0]] });
    const keep = { items: first.items, cookings: first.cookings };
    const [second] = await propose({ cells: cells.slice(2), cookingDays: [DAYS[0]], keep });
    for (const { items, cookings, sessionMinutes } of [first, second]) {
      const batch = { items, cookings };
      const planned = await member.client.succeed('POST', '/planning/items/batch', batch);
      const { body } = await member.client.get(`/planning/batch?date=${String(DAYS[0])}&cooks=1`);
      expect(sessionMinutes).toBe(body.makespanMinutes);
      for (const { id } of planned.cookings) {
        await member.client.succeed('DELETE', `/planning/cookings/${String(id)}`);
      }
    }
  });

  it('serves neither an avoided dish from stock, nor portions that a kept meal has', async () => {
    const stew = await write('Ragoût', ['lentil', 'carrot']);
    const cooking = { recipeId: stew.id, date: DAYS[0], portions: 3 };
    const { id } = await member.client.succeed('POST', '/planning/cookings', cooking);
    const cells = cellsOf(DAYS.slice(1, 3), { portions: 2 });
    expect((await propose({ cells, avoid: [stew.id] }))[0].items).toEqual([]);
    const kept = { ...cellsOf(DAYS)[3], cookingId: id, portions: 2 };
    const [proposal] = await propose({ cells, keep: { items: [kept] } });
    expect(proposal.items).toContainEqual(kept);
    expect(proposal.items.filter(({ cookingId }: any) => cookingId === id)).toHaveLength(1);
    const stranger = await signUpAdministrator(app);
    const request = { cells, keep: { items: [kept] } };
    expect(await stranger.client.post(PATH, request)).toMatchObject(refusal(404, 4057));
  });

  it('serves from stock only what keeps until the meal, and never freezes what no longer keeps', async () => {
    const stew = await write('Ragoût', ['chicken', 'carrot']);
    const day = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);
    const cook = (days: number) =>
      member.client.succeed('POST', '/planning/cookings', { recipeId: stew.id, date: day(days), portions: 4 }); // prettier-ignore
    const request = { cells: cellsOf([day(8), day(9)], { portions: 2 }) };
    const served = async ({ id }: any) =>
      (await propose(request))[0].items.filter(({ cookingId }: any) => cookingId === id);
    const spoiled = await cook(-10);
    const portions = `/planning/cookings/${String(spoiled.id)}/portions`;
    expect(await served(spoiled)).toEqual([]);
    expect(await member.client.post(portions, { frozen: 2 })).toMatchObject({ status: 400 });
    expect(await served(spoiled)).toEqual([]);
    expect(await served(await cook(0))).toHaveLength(2);
  });

  it('counts an eater who is named twice once, and reads empty tabs as none', async () => {
    await write('Riz', ['rice']);
    const { id: profileId } = (await member.client.get('/auth/me')).body;
    const cells = cellsOf(DAYS.slice(0, 1), { eaters: [{ profileId }, { profileId }] });
    expect((await propose({ cells }))[0].items).toMatchObject([{ portions: 1 }]);
    const { proposals } = await member.client.succeed('POST', PATH, { cells, tabs: [] });
    expect(proposals[0].items).toHaveLength(1);
  });

  it.each([
    [{ cells: [] }],
    [{ cells: [...cellsOf(['2026-07-06']), ...cellsOf(['2026-07-06'])] }],
    [{ cells: [{ date: '2026-07-06', slot: 'NIGHT' }] }],
    [{ cells: cellsOf(['2026-07-32']) }],
    [{ cells: cellsOf(['2026-07-06'], { portions: 0 }) }],
    [{ cells: cellsOf(['2026-07-06'], { eaters: [] }) }],
    [{ cells: cellsOf(['2026-07-06'], { eaters: [{}] }) }],
    [{ cells: cellsOf(['2026-07-06'], { eaters: [{ profileId: 1, dependantId: 1 }] }) }],
    [{ cells: cellsOf(['2026-07-06']), cookingDays: ['tomorrow'] }],
    [{ cells: cellsOf(['2026-07-06']), tabs: ['all'] }],
    [{ cells: cellsOf(['2026-07-06']), seed: -1 }],
    [
      {
        cells: cellsOf(['2026-07-06']),
        keep: { items: [{ ...cellsOf(['2026-07-07'])[0], portions: 2 }] },
      },
    ],
    [
      {
        cells: cellsOf(['2026-07-06']),
        keep: { items: [{ ...cellsOf(['2026-07-07'])[0], cooking: 0, portions: 2 }] },
      },
    ],
  ])('returns 400/4000 for %j', async (body) => {
    expect(await member.client.post(PATH, body)).toMatchObject(refusal(400, 4000));
  });

  it('accepts 100 cells and refuses 101', async () => {
    const cells = Array.from({ length: 101 }, (_, index) => ({
      date: `2026-07-${String(1 + Math.floor(index / 4)).padStart(2, '0')}`,
      slot: ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'][index % 4],
    }));
    await write('Riz', ['rice']);
    const [proposal] = await propose({ cells: cells.slice(0, 100) });
    expect(proposal.items).toHaveLength(1);
    expect(new Set(proposal.why.map(({ cell }: any) => cell)).size).toBe(100);
    expect(await member.client.post(PATH, { cells })).toMatchObject(refusal(400, 4000));
  });

  it('returns 404 for people, ingredients and kept recipes that the viewer does not have', async () => {
    const stranger = await signUpAdministrator(app);
    const { id } = (await stranger.client.get('/auth/me')).body;
    const hidden = await fixtures.write(stranger.client, { visibility: 'PERSONAL' });
    const cells = cellsOf(DAYS.slice(0, 1));
    const post = (body: object) => member.client.post(PATH, { cells, ...body });
    const kept = (recipeId: number) => ({
      keep: { items: [{ ...cellsOf(DAYS)[1], recipeId, portions: 2 }] },
    });
    expect(await post({ cells: cellsOf(DAYS, { eaters: [{ profileId: id }] }) })).toMatchObject(
      refusal(404, 4051),
    );
    expect(
      await post({ cells: cellsOf(DAYS, { eaters: [{ dependantId: UNKNOWN }] }) }),
    ).toMatchObject(refusal(404, 4056));
    expect(await post({ use: [UNKNOWN] })).toMatchObject(refusal(404, 4044));
    expect(await post(kept(hidden.id))).toMatchObject(refusal(404, 4045));
    expect(await post(kept(UNKNOWN))).toMatchObject(refusal(404, 4045));
  });
});
