import { Redis } from 'ioredis';
import { until } from '../support/until.js';
import { signUpPerson } from '../support/people.js';
import { Broker, isInstalled, REDIS, skipReason } from '../support/processes/brokers.js';
import { startTwoApis, type TwoApis } from '../support/processes/two-apis.js';

/** Wrong passwords of one account in an hour. */
const MAX_WRONG = 100;
const HOUR = 60 * 60 * 1000;

const tooMany = { status: 429, body: { code: 4290 } };

/** Logs in from an unknown device, at the first and the second process in turn. */
function loginsOf(apis: TwoApis, email: string, send: 'send' | 'sendOnce' = 'send') {
  return (password: string, attempt: number) => {
    const client = attempt % 2 === 0 ? apis.client() : apis.client().at(apis.second);
    return client[send]('POST', '/auth/login', { email, password });
  };
}

/** The processes, and access to their counters. */
interface Counted {
  readonly apis: TwoApis;
  /** Ends the window of every counter. */
  readonly expire: () => Promise<unknown>;
  /** The number of wrong passwords of each account. */
  readonly wrong: () => Promise<number[]>;
}

/** The behaviour that does not depend on where attempts are counted. */
function describeSharedCounters(counted: () => Counted): void {
  it('count attempts at both processes until the end of the window', async () => {
    const { apis, expire } = counted();
    const { email, password } = await signUpPerson(apis);
    const login = loginsOf(apis, email);
    const guesses = Array.from({ length: MAX_WRONG + 10 }, (_, attempt) => login('wrong', attempt));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(MAX_WRONG);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await login(password, 0)).toMatchObject(tooMany);
    const refused = await login(password, 1);
    expect(refused).toMatchObject(tooMany);
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(HOUR / 1000);
    await expire();
    expect(await login(password, 0)).toMatchObject({ status: 200 });
    expect(await login(password, 1)).toMatchObject({ status: 200 });
  });

  it('do not count a correct password as a wrong one', async () => {
    const { apis, expire, wrong } = counted();
    await expire();
    const { email, password } = await signUpPerson(apis);
    const login = loginsOf(apis, email);
    for (const attempt of [0, 1]) {
      expect(await login(password, attempt)).toMatchObject({ status: 200 });
      expect(await login('wrong', attempt)).toMatchObject({ status: 401 });
    }
    expect(await wrong()).toEqual([2]);
  });
}

describe('rate limits of two processes, counted in PostgreSQL,', () => {
  let apis: TwoApis;
  beforeAll(async () => {
    apis = await startTwoApis({ RATE_LIMIT: 'on' });
  });
  afterAll(() => apis.close());

  describeSharedCounters(() => ({
    apis,
    expire: () => apis.sql('update attempt_counter set expires_at = now()'),
    wrong: async () => {
      const rows = await apis.sql<{ count: number }>(
        `select count from attempt_counter
         where key like 'password:wrong:account:%' and expires_at > now()`,
      );
      return rows.map(({ count }) => count);
    },
  }));
});

(isInstalled(REDIS) ? describe : describe.skip)(
  `rate limits of two processes, counted in Redis,${skipReason(REDIS)}`,
  () => {
    let broker: Broker;
    let redis: Redis;
    let apis: TwoApis;
    beforeAll(async () => {
      broker = await Broker.start(REDIS);
      redis = new Redis(broker.url);
      redis.on('error', () => undefined); // the tests stop the server
      apis = await startTwoApis({ RATE_LIMIT: 'on', REDIS_URL: broker.url });
    });
    afterAll(async () => {
      await apis.close();
      redis.disconnect();
      await broker.stop();
    });

    describeSharedCounters(() => ({
      apis,
      expire: async () => {
        for (const key of await redis.keys('*')) await redis.pexpire(key, 0);
      },
      wrong: async () => {
        const keys = await redis.keys('*password:wrong:account:*');
        const counts = await Promise.all(keys.map((key) => redis.get(key)));
        return counts.map(Number);
      },
    }));

    it('expire within an hour, and contain no email', async () => {
      const { email } = await signUpPerson(apis);
      await loginsOf(apis, email)('wrong', 0);
      const keys = await redis.keys('*');
      const lifetimes = await Promise.all(keys.map((key) => redis.pttl(key)));
      expect(keys.length).toBeGreaterThan(0);
      expect(keys.filter((key) => key.includes(email))).toEqual([]);
      // Redis returns a negative number for a key that does not expire.
      expect(lifetimes.filter((left) => left <= 0 || left > HOUR)).toEqual([]);
    });

    const unavailable = { status: 503, body: { code: 5030 } };

    it('refuse attempts with 503/5030 while Redis is stopped, and only attempts', async () => {
      const { client, email, password } = await signUpPerson(apis);
      const login = loginsOf(apis, email, 'sendOnce');
      await broker.stop();
      expect(await login(password, 0)).toMatchObject(unavailable);
      expect(await login(password, 1)).toMatchObject(unavailable);
      expect(await client.get('/auth/me')).toMatchObject({ status: 200 });
      expect(await client.get('/health/ready')).toMatchObject({ status: 200 });
      await broker.startAgain();
      await until(async () => (await login(password, 0)).status === 200);
      await until(async () => (await login(password, 1)).status === 200);
    });

    it('refuse attempts with 503/5030 while Redis does not respond', async () => {
      const { client, email, password } = await signUpPerson(apis);
      broker.freeze();
      const refused = await loginsOf(apis, email, 'sendOnce')(password, 0);
      const me = await client.get('/auth/me');
      broker.resume();
      expect(refused).toMatchObject(unavailable);
      expect(me).toMatchObject({ status: 200 });
      await until(
        async () => (await loginsOf(apis, email, 'sendOnce')(password, 0)).status === 200,
      );
    });
  },
);
