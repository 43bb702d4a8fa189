import { Client } from 'pg';
import { until } from '../support/database/table-lock.js';
import { type Member, signUpAdministrator, signUpPerson } from '../support/people.js';
import { START_TIMEOUT, startTwoApis, type TwoApis } from '../support/processes/two-apis.js';

/** Connections of one process to the database. */
const POOL_SIZE = 8;

describe('a process of the API without a free connection to the database', () => {
  let apis: TwoApis;
  let house: Member;
  const lock = { client: new Client(), writes: [] as Promise<unknown>[] };
  beforeAll(async () => {
    apis = await startTwoApis();
    house = await signUpAdministrator(apis);
  }, START_TIMEOUT);
  afterAll(() => apis.close());

  /** Locks a house. Every connection of the first process then waits to change it. */
  beforeEach(async () => {
    lock.client = new Client({ connectionString: apis.databaseUrl });
    await lock.client.connect();
    await lock.client.query('begin');
    await lock.client.query('select from house where id = $1 for update', [house.houseId]);
    lock.writes = Array.from({ length: POOL_SIZE }, () =>
      house.client.patch('/house/current', { name: 'Les Lilas' }),
    );
    await until(async () => {
      const waiting = await apis.sql(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length === POOL_SIZE;
    });
  });
  afterEach(async () => {
    await lock.client.end();
    await Promise.all(lock.writes);
  });

  it('returns 503/5030, and the other process serves the same request', async () => {
    const { id } = house;
    const [refused, served] = await Promise.all([
      house.client.get('/auth/me'),
      house.client.at(apis.second).get('/auth/me'),
    ]);
    expect(refused).toMatchObject({ status: 503, body: { code: 5030 } });
    expect(served).toMatchObject({ status: 200, body: { id } });
    const person = await signUpPerson({ client: () => apis.client().at(apis.second) });
    expect(person.id).toBeGreaterThan(id);
  });

  it('serves requests again when the connections are free', async () => {
    await lock.client.query('rollback');
    await Promise.all(lock.writes);
    expect(await house.client.get('/house/current')).toMatchObject({
      status: 200,
      body: { name: 'Les Lilas' },
    });
  });
});
