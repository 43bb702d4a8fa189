import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { refusal } from '../support/refusal.js';
import { useSharedApp } from '../support/shared-app.js';

const DATE = '2026-07-08';
const UNKNOWN = 2_000_000_000;
const BATCH = '/planning/items/batch';

describe('planning items', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let administrator: Member;
  let member: Member;
  let recipe: any;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    administrator = await signUpAdministrator(app);
    member = await signUpMember(app, administrator);
    recipe = await fixtures.write(administrator.client);
  });

  const cell = { date: DATE, slot: 'LUNCH' };
  const ofRecipe = (overrides: object = {}) => ({
    ...cell,
    recipeId: recipe.id,
    portions: 4,
    ...overrides,
  });
  const ofText = (overrides: object = {}) => ({ ...cell, text: 'Restaurant', ...overrides });
  const plan = (item: object) => administrator.client.succeed('POST', '/planning/items', item);
  const change = (id: number, body: object) =>
    administrator.client.patch(`/planning/items/${String(id)}`, body);
  const addDependant = () =>
    administrator.client.succeed('POST', '/house/current/dependants', { firstName: 'Jules' });

  /** The items of the planned cell. */
  async function shown({ client }: Member = member): Promise<any[]> {
    return (await client.get(`/planning?date=${DATE}`)).body.days[2].slots[1].items;
  }

  it('an item with a text has no recipe and one portion', async () => {
    const item = await plan(ofText({ text: ' Restaurant ', note: ' à 20 h ' }));
    expect(item).toEqual({
      id: expect.any(Number),
      ...cell,
      portions: 1,
      cookingId: null,
      recipe: null,
      text: 'Restaurant',
      note: 'à 20 h',
      eaters: null,
      routineId: null,
    });
    expect(await shown()).toEqual([item]);
  });

  it('a text costs nothing: list, session and suitability are as without it', async () => {
    await plan(ofRecipe());
    const read = async (path: string) => (await member.client.get(path)).body;
    const list = await read(`/planning/shopping-list?date=${DATE}`);
    const session = await read(`/planning/batch?date=${DATE}&cooks=1`);
    const text = await plan(ofText({ portions: 6 }));
    expect(text.portions).toBe(6);
    expect(await read(`/planning/shopping-list?date=${DATE}`)).toEqual({
      ...list,
      version: expect.any(Number),
    });
    expect(await read(`/planning/batch?date=${DATE}&cooks=1`)).toEqual(session);
    const week = await read(`/planning?date=${DATE}&expand=suitability`);
    expect(week.days[2].slots[1].items).toEqual([
      expect.objectContaining({ text: null, suitability: expect.anything() }),
      { ...text, suitability: expect.anything() },
    ]);
  });

  it('an item has the people who eat it, in the order sent, each once', async () => {
    const { id: dependantId } = await addDependant();
    const child = { dependantId };
    const adult = { profileId: member.id };
    const item = await plan(ofRecipe({ eaters: [child, { ...adult, dependantId: null }, child] }));
    expect(item.eaters).toEqual([child, adult]);
    expect(await shown()).toEqual([item]);
  });

  it('an item whose last eater goes is for everybody', async () => {
    const { id: dependantId } = await addDependant();
    await plan(ofRecipe({ eaters: [{ dependantId }, { profileId: member.id }] }));
    await member.client.succeed('POST', '/house/leave');
    expect(await shown(administrator)).toMatchObject([{ eaters: [{ dependantId }] }]);
    await administrator.client.succeed(
      'DELETE',
      `/house/current/dependants/${String(dependantId)}`,
    );
    expect(await shown(administrator)).toMatchObject([{ eaters: null }]);
  });

  it('an eater who deletes the account goes', async () => {
    await plan(ofRecipe({ eaters: [{ profileId: member.id }] }));
    await member.client.succeed('DELETE', '/auth/me', { password: member.password });
    expect(await shown(administrator)).toMatchObject([{ eaters: null }]);
    const rows = await app.sql('select from planning_eater where profile_id = $1', [member.id]);
    expect(rows).toEqual([]);
  });

  it('PATCH changes note, eaters and text; an absent field stays', async () => {
    const eaters = [{ profileId: member.id }];
    const { id } = await plan(ofText({ note: 'à 20 h', eaters }));
    expect((await change(id, { text: 'Restes' })).body).toMatchObject({
      text: 'Restes',
      note: 'à 20 h',
      eaters,
    });
    expect((await change(id, { note: null })).body).toMatchObject({ note: null, eaters });
    expect((await change(id, { eaters: [{ profileId: administrator.id }] })).body).toMatchObject({
      eaters: [{ profileId: administrator.id }],
    });
    expect((await change(id, { eaters: null, text: null })).body).toMatchObject({
      text: 'Restes',
      eaters: null,
    });
    expect(await shown()).toMatchObject([{ text: 'Restes', note: null, eaters: null }]);
  });

  it('PATCH refuses a text for a recipe with 400/4000', async () => {
    const { id } = await plan(ofRecipe());
    expect(await change(id, { text: 'Restes', note: 'x' })).toMatchObject(refusal(400, 4000));
    expect(await shown()).toMatchObject([{ text: null, note: null }]);
  });

  it.each([
    ['exactly one of recipeId, text', { text: undefined }],
    ['exactly one of recipeId, text', { recipeId: 1, portions: 2 }],
    ['text must be', { text: ' ' }],
    ['text must be', { text: 'x'.repeat(201) }],
    ['note must be', { note: 'x'.repeat(501) }],
    ['eaters must', { eaters: [] }],
    ['eaters[0]: exactly one of', { eaters: [{}] }],
    ['eaters[0]: exactly one of', { eaters: [{ profileId: 1, dependantId: 1 }] }],
    ['eaters[0].profileId', { eaters: [{ profileId: '1' }] }],
  ])('POST and batch return 400/4000 with %j for %j', async (message, overrides) => {
    const item = ofText(overrides);
    const single = await administrator.client.post('/planning/items', item);
    expect(single).toMatchObject(refusal(400, 4000));
    expect(single.body.message).toContain(message);
    const batch = await administrator.client.post(BATCH, { items: [ofText(), item] });
    expect(batch).toMatchObject(refusal(400, 4000));
    expect(batch.body.message).toContain('items[1]');
    expect(await shown()).toEqual([]);
  });

  it('returns 404 for an eater of another house, and changes nothing', async () => {
    const stranger = await signUpAdministrator(app);
    const theirs = await stranger.client.succeed('POST', '/house/current/dependants', {
      firstName: 'Emma',
    });
    const { id } = await plan(ofText());
    const requests = (eaters: object[]) => [
      administrator.client.post('/planning/items', ofText({ eaters })),
      administrator.client.post(BATCH, { items: [ofText(), ofText({ eaters })] }),
      change(id, { eaters }),
    ];
    for (const profileId of [stranger.id, UNKNOWN]) {
      for (const response of await Promise.all(requests([{ profileId }]))) {
        expect(response).toMatchObject(refusal(404, 4051));
      }
    }
    for (const dependantId of [theirs.id, UNKNOWN]) {
      for (const response of await Promise.all(requests([{ dependantId }]))) {
        expect(response).toMatchObject(refusal(404, 4056));
      }
    }
    expect(await shown()).toMatchObject([{ id, eaters: null }]);
  });

  it('batch adds 100 items in the order sent', async () => {
    const own = await fixtures.write(administrator.client, { visibility: 'PERSONAL' });
    const items = Array.from({ length: 100 }, (_, index) =>
      index % 2 === 0
        ? ofText({ text: `Texte ${String(index)}`, note: 'é'.repeat(500) })
        : ofRecipe({
            recipeId: index % 4 === 1 ? own.id : recipe.id,
            portions: index,
            note: 'è'.repeat(500),
          }),
    );
    const { status, body } = await administrator.client.post(BATCH, { items });
    expect(status).toBe(201);
    expect(body.cookings).toEqual([]);
    const sent = items.map(({ recipeId, ...item }: any) =>
      recipeId === undefined ? item : { ...item, recipe: { id: recipeId } },
    );
    expect(body.items).toMatchObject(sent);
    expect(await shown(administrator)).toEqual(body.items);
  });

  it('batch adds all or none', async () => {
    const hidden = await fixtures.write(member.client, { visibility: 'PERSONAL' });
    for (const recipeId of [hidden.id, UNKNOWN]) {
      const items = [ofText(), ofRecipe(), ofRecipe({ recipeId })];
      const response = await administrator.client.post(BATCH, { items });
      expect(response).toMatchObject(refusal(404, 4045));
    }
    expect(await shown()).toEqual([]);
  });

  it('batch returns an empty list for an empty list, and 400/4000 for 101 items', async () => {
    const empty = await administrator.client.post(BATCH, { items: [] });
    expect(empty).toMatchObject({ status: 201, body: { cookings: [], items: [] } });
    const items = Array.from({ length: 101 }, () => ofText());
    expect(await administrator.client.post(BATCH, { items })).toMatchObject(refusal(400, 4000));
    expect(await administrator.client.post(BATCH, {})).toMatchObject(refusal(400, 4000));
  });

  it('batch returns 409/4025 when one of its weeks would have more than 300 items', async () => {
    await app.sql(
      `insert into planning_item (house_id, date, slot, portions, text)
       select $1, '2026-07-06', 'SNACK', 1, 'Goûter' from generate_series(1, 299)`,
      [member.houseId],
    );
    const items = [ofText({ date: '2026-07-13' }), ofText(), ofText()];
    expect(await member.client.post(BATCH, { items })).toMatchObject(refusal(409, 4025));
    expect(await shown()).toEqual([]);
    expect((await member.client.post(BATCH, { items: items.slice(1) })).status).toBe(409);
    expect((await member.client.post(BATCH, { items: items.slice(0, 2) })).status).toBe(201);
  });

  it('batch returns 413/4130 for a body above 256 KiB', async () => {
    const body = (bytes: number) => ({ items: [], padding: 'x'.repeat(bytes - 25) });
    expect((await administrator.client.post(BATCH, body(262_144))).status).toBe(201);
    expect(await administrator.client.post(BATCH, body(262_145))).toMatchObject(refusal(413, 4130));
  });

  it('batch runs once for an idempotency key', async () => {
    const headers = { 'idempotency-key': 'week-28' };
    const send = () => member.client.send<any>('POST', BATCH, { items: [ofText()] }, headers);
    const first = await send();
    const second = await send();
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(await shown()).toEqual(first.body.items);
  });

  it('batch tells the house, as a single item does', async () => {
    const { items } = await member.client.succeed('POST', BATCH, { items: [ofText(), ofRecipe()] });
    const events = await app.sql<{ ids: number[] }>(
      `select ids from house_event where house_id = $1 and kind = 'planning'`,
      [member.houseId],
    );
    expect(events).toEqual([{ ids: items.map(({ id }: any) => id) }]);
  });
});
