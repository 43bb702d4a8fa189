import { startTwoApis, type TwoApis } from '../../support/processes/two-apis.js';
import { Fixtures } from '../../support/fixtures.js';
import {
  type Member,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
} from '../../support/people.js';
import type { TestClient } from '../../support/test-client.js';

/** A process may keep the session that it has computed; no process may return an old one. */
describe('GET /planning/batch after a change at another process', () => {
  let apis: TwoApis;
  let fixtures: Fixtures;
  beforeAll(async () => {
    apis = await startTwoApis();
    fixtures = await Fixtures.load(apis);
  });
  afterAll(() => apis.close());

  let administrator: Member;
  let other: TestClient;
  let soup: any;
  let itemId: number;
  beforeEach(async () => {
    administrator = await signUpAdministrator(apis);
    other = administrator.client.at(apis.second);
    soup = await fixtures.writeDetected(administrator.client, {
      portions: 4,
      steps: [{ description: 'Émincer 2 oignons.' }],
    });
    const item = { recipeId: soup.id, date: '2026-07-08', slot: 'LUNCH', portions: 4 };
    itemId = (await administrator.client.post('/planning/items', item)).body.id;
    for (const client of [administrator.client, other]) await session(client);
  });

  const session = async (client = other) =>
    (await client.get('/planning/batch?date=2026-07-08')).body;
  const onions = (quantity: number) => ({ quantity, unitId: fixtures.id('units', 'piece') });
  const stepPath = () => `/recipes/${String(soup.id)}/steps/${String(soup.steps[0].id)}`;

  it('is the same while nothing changes', async () => {
    const first = await other.get('/planning/batch?date=2026-07-08');
    const second = await other.get('/planning/batch?date=2026-07-06');
    expect(first.body.tasks[0].ingredients[0].amounts).toEqual([onions(2)]);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  it('has the new portions of an item', async () => {
    await administrator.client.patch(`/planning/items/${String(itemId)}`, { portions: 8 });
    expect((await session()).tasks[0].ingredients[0].amounts).toEqual([onions(4)]);
  });

  it('has a new item', async () => {
    const item = { recipeId: soup.id, date: '2026-07-09', slot: 'LUNCH', portions: 2 };
    await administrator.client.post('/planning/items', item);
    expect((await session()).tasks[0].ingredients[0].amounts).toEqual([onions(3)]);
  });

  it('is empty when its only item was deleted', async () => {
    await administrator.client.delete(`/planning/items/${String(itemId)}`);
    expect(await session()).toMatchObject({ recipes: [], tasks: [] });
  });

  it('is empty when its only recipe was deleted', async () => {
    await administrator.client.delete(`/recipes/${String(soup.id)}`);
    expect(await session()).toMatchObject({ recipes: [], tasks: [] });
  });

  it('has the new name and text of a recipe', async () => {
    const [{ id }] = soup.steps;
    const steps = [{ id, description: 'Émincer 3 oignons.' }];
    const recipe = fixtures.recipe({ name: 'Soupe', portions: 4, steps });
    await administrator.client.put(`/recipes/${String(soup.id)}`, recipe);
    const { recipes, tasks } = await session();
    expect(recipes).toMatchObject([{ name: 'Soupe', steps }]);
    expect(tasks[0].ingredients[0].amounts).toEqual([onions(3)]);
  });

  it('has the new text of a public recipe that a stranger wrote', async () => {
    const stranger = await signUpPerson(apis);
    const steps = [{ description: 'Râper 2 carottes.' }];
    const { id } = await fixtures.writeDetected(stranger.client, { steps });
    const item = { recipeId: id, date: '2026-07-09', slot: 'LUNCH', portions: 4 };
    await administrator.client.post('/planning/items', item);
    expect((await session()).recipes).toMatchObject([{ id: soup.id }, { id, steps }]);
    const changed = [{ description: 'Râper 3 carottes.' }];
    await stranger.client.put(`/recipes/${String(id)}`, fixtures.recipe({ steps: changed }));
    expect((await session()).recipes).toMatchObject([{ id: soup.id }, { id, steps: changed }]);
  });

  it('has a corrected technique, and the detected one when the corrections are reset', async () => {
    const [{ start, end, key }] = soup.steps[0].techSteps;
    const correction = { techStepId: null, start, end };
    await administrator.client.post(`${stepPath()}/corrections`, correction);
    expect((await session()).tasks).toMatchObject([{ techStepKey: null }]);
    await administrator.client.delete(`${stepPath()}/corrections`);
    expect((await session()).tasks).toMatchObject([{ techStepKey: key }]);
  });

  it('is that of the new house of a member, and none after leaving', async () => {
    const member = await signUpMember(apis, administrator);
    const client = member.client.at(apis.second);
    expect((await session(client)).tasks).toHaveLength(1);
    await member.client.post('/house/leave');
    expect(await client.get('/planning/batch?date=2026-07-08')).toMatchObject({ status: 404 });
    await member.client.post('/house', { name: 'La Roseraie' });
    expect((await session(client)).tasks).toEqual([]);
  });
});
