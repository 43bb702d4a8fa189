import { randomUUID } from 'node:crypto';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator } from '../support/people.js';
import { startTwoApis, type TwoApis } from '../support/processes/two-apis.js';
import type { TestClient } from '../support/test-client.js';

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
});
