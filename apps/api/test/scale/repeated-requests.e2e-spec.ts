import { randomUUID } from 'node:crypto';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator } from '../support/people.js';
import { startTwoApis, type TwoApis } from '../support/processes/two-apis.js';
import type { TestClient } from '../support/test-client.js';

const DATE = '2026-11-20';

describe('a request that is repeated at another process of the API', () => {
  let apis: TwoApis;
  let fixtures: Fixtures;
  let member: Member;
  beforeAll(async () => {
    apis = await startTwoApis();
    fixtures = await Fixtures.load(apis);
    member = await signUpAdministrator(apis);
  });
  afterAll(() => apis.close());

  const post = (client: TestClient, path: string, body: unknown, key: string) =>
    client.send<any>('POST', path, body, { 'idempotency-key': key });
  const countRecipes = async (name: string) =>
    (await apis.sql('select from recipe where name = $1', [name])).length;

  it('returns the first response', async () => {
    const [key, recipe] = [randomUUID(), fixtures.recipe({ name: 'Soupe' })];
    const first = await post(member.client, '/recipes', recipe, key);
    const repeated = await post(member.client.at(apis.second), '/recipes', recipe, key);
    expect(first).toMatchObject({ status: 201 });
    expect(repeated).toMatchObject({ status: 201, body: first.body });
    expect(repeated.headers.get('idempotency-replayed')).toBe('true');
    expect(await countRecipes('Soupe')).toBe(1);
  });

  it('creates one recipe when both processes receive it at the same time', async () => {
    const clients = [member.client, member.client.at(apis.second)];
    const [key, recipe] = [randomUUID(), fixtures.recipe({ name: 'Gratin' })];
    const requests = Array.from({ length: 10 }, () =>
      clients.map((client) => post(client, '/recipes', recipe, key)),
    );
    const responses = await Promise.all(requests.flat());
    const unexpected = responses.filter(
      ({ status, body }) => status !== 201 && body.code !== 4024, // REQUEST_IN_PROGRESS
    );
    expect(unexpected).toEqual([]);
    expect(await countRecipes('Gratin')).toBe(1);
  });

  it('changes the shopping list once', async () => {
    const { id } = await fixtures.write(member.client);
    const item = { recipeId: id, date: DATE, slot: 'LUNCH', portions: 4 };
    await member.client.post('/planning/items', item);
    const line = `ingredient-${String(fixtures.id('ingredients', 'carrot'))}`;
    const check = {
      id: randomUUID(),
      kind: 'CHECK',
      lineId: line,
      quantity: 2,
      unitId: fixtures.id('units', 'piece'),
    };
    const changes = { date: DATE, operations: [check] };
    for (const client of [member.client, member.client.at(apis.second)]) {
      const response = await client.post('/planning/shopping-list/operations', changes);
      expect(response).toMatchObject({ status: 200 });
    }
    const { body } = await member.client.get(`/planning/shopping-list?date=${DATE}`);
    const checked = body.lines.find((candidate: any) => candidate.id === line).checked;
    expect(checked).toEqual([{ quantity: 2, unitId: check.unitId }]);
  });
});
