import type { Client } from 'pg';
import { holdLock, waitingForLock } from '../support/database/table-lock.js';
import { type Member, signUpAdministrator, signUpPerson } from '../support/people.js';
import { startTwoApis, type TwoApis } from '../support/processes/two-apis.js';
import { until } from '../support/until.js';

/** Connections of one process to the database. */
const POOL_SIZE = 8;

describe('a process of the API without a free connection to the database', () => {
  let apis: TwoApis;
  let houses: [Member, ...Member[]];
  let lock: Client;
  let writes: Promise<unknown>[];
  beforeAll(async () => {
    apis = await startTwoApis();
    // A house uses one connection for its writes.
    const others = Array.from({ length: POOL_SIZE - 1 }, () => signUpAdministrator(apis));
    houses = [await signUpAdministrator(apis), ...(await Promise.all(others))];
  });
  afterAll(() => apis.close());

  /** Locks the houses. Every connection of the first process then waits to change one. */
  beforeEach(async () => {
    lock = await holdLock(apis, 'select from house where id = any ($1) for update', [
      houses.map(({ houseId }) => houseId),
    ]);
    writes = houses.map(({ client }) => client.patch('/house/current', { name: 'Les Lilas' }));
    await until(async () => (await waitingForLock(apis)).length === POOL_SIZE);
  });
  afterEach(async () => {
    await lock.end();
    await Promise.all(writes);
  });

  const first = () => houses[0];

  it('returns 503/5030, and the other process serves the same request', async () => {
    const { id, client } = first();
    const [refused, served] = await Promise.all([
      client.sendOnce('GET', '/auth/me'),
      client.at(apis.second).get('/auth/me'),
    ]);
    expect(refused).toMatchObject({ status: 503, body: { code: 5030 } });
    expect(served).toMatchObject({ status: 200, body: { id } });
    const person = await signUpPerson({ client: () => apis.client().at(apis.second) });
    expect(person.id).toBeGreaterThan(id);
  });

  it('serves requests again when the connections are free', async () => {
    await lock.query('rollback');
    await Promise.all(writes);
    expect(await first().client.get('/house/current')).toMatchObject({
      status: 200,
      body: { name: 'Les Lilas' },
    });
  });
});
