import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Database } from '../../src/database/database.js';
import { readMetrics } from '../monitoring/read-metrics.js';
import { signUpAdministrator, signUpPerson } from '../support/people.js';
import { refuseConnections } from '../support/database/refuse-connections.js';
import { holdLock, lockProfiles, waitingForLock } from '../support/database/table-lock.js';
import { until } from '../support/until.js';
import { INTERNAL_SECRET, useTestApp } from '../support/test-app.js';

/** Connections to the database, and requests that may wait for one. */
const POOL_SIZE = 8;
const MAX_WAITING = 1000;

/** Blocks the event loop of the API, which runs in the process of the test, for two samples. */
async function blockEventLoop(): Promise<void> {
  const never = new Int32Array(new SharedArrayBuffer(4));
  for (let turn = 0; turn < 8; turn++) {
    Atomics.wait(never, 0, 0, 1_500);
    await nextTurn();
  }
}

describe('overload', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });

  const refusals = async (resource: string) => {
    const metrics = await readMetrics(app.url);
    return metrics.value(`overload_refusals_total{resource="${resource}"}`) ?? NaN;
  };

  /** Makes reads hold every connection to the database, and as many wait as may, until `empty`. */
  const fillPool = async () => {
    const database = app.app.get(Database);
    const lock = await lockProfiles(app);
    const statement = { name: '', text: 'select count(*) from profile' };
    const read = () => database.read(statement, []).catch((error: unknown) => error);
    const running = Array.from({ length: POOL_SIZE }, read);
    await until(() => database.connections.busy === POOL_SIZE);
    const waiting = Array.from({ length: MAX_WAITING }, read);
    expect(database.connections).toMatchObject({ busy: POOL_SIZE, waiting: MAX_WAITING });
    const empty = async () => {
      await lock.end();
      await Promise.all([...running, ...waiting]);
    };
    return { read, empty };
  };

  it('returns 503/5030 while the event loop is blocked, except from health and metrics', async () => {
    const client = app.client();
    const before = await refusals('event_loop');
    await blockEventLoop();
    const secret = { authorization: `Bearer ${INTERNAL_SECRET}` };
    const [refused, live, ready, metrics] = await Promise.all([
      client.sendOnce('GET', '/reference/diets'),
      client.get('/health'),
      client.get('/health/ready'),
      client.get('/internal/metrics', secret),
    ]);
    expect(refused).toMatchObject({ status: 503, body: { code: 5030 } });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    expect([live, ready, metrics].map(({ status }) => status)).toEqual([200, 200, 200]);
    await until(async () => (await client.get('/reference/diets')).status === 200);
    expect(await refusals('event_loop')).toBeGreaterThan(before);
  });

  it('returns 503/5030 at once when too many requests wait for a connection to the database', async () => {
    const { client } = await signUpPerson(app);
    const { read, empty } = await fillPool();
    expect(await read()).toMatchObject({ errorName: 'SERVICE_UNAVAILABLE', retryAfter: 2 });
    const refused = await client.sendOnce('GET', '/auth/me');
    expect(refused).toMatchObject({ status: 503, body: { code: 5030 } });
    await empty();
    // The last read, the request, and what the service itself reads each second.
    expect(await refusals('database_pool')).toBeGreaterThanOrEqual(2);
  });

  it('leaves connections to others while the requests of a house wait for its lock', async () => {
    const [member, other] = [await signUpAdministrator(app), await signUpPerson(app)];
    const lock = await holdLock(app, 'select from house where id = $1 for update', [
      member.houseId,
    ]);
    const operation = () => ({ id: randomUUID(), kind: 'ADD', text: 'Pain' });
    const writes = Array.from({ length: 50 }, () =>
      member.client.post('/planning/shopping-list/operations', {
        date: '2026-07-08',
        operations: [operation()],
      }),
    );
    await until(() => app.app.get(Database).connections.waiting > 30);
    expect(await waitingForLock(app)).toHaveLength(1);
    expect(await other.client.sendOnce('GET', '/auth/me')).toMatchObject({ status: 200 });
    await lock.end();
    const statuses = (await Promise.all(writes)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('gives a person three connections at once', async () => {
    const { client } = await signUpPerson(app);
    const database = app.app.get(Database);
    const lock = await lockProfiles(app);
    const requests = Array.from({ length: 12 }, () => client.get('/auth/me'));
    await until(() => database.connections.waiting === 9);
    expect(database.connections.busy).toBe(3);
    await lock.end();
    await Promise.all(requests);
  });

  it('is ready while requests hold and wait for every connection to the database', async () => {
    const { empty } = await fillPool();
    const ready = await app.client().sendOnce('GET', '/health/ready');
    expect(ready).toMatchObject({ status: 200, body: { status: 'ok' } });
    await empty();
  });

  it('GET /health/ready takes no connection of the requests', async () => {
    const wait = 'database_connection_wait_seconds_count';
    const before = (await readMetrics(app.url)).value(wait) ?? NaN;
    const clients = Array.from({ length: 300 }, () => app.client().get('/health/ready'));
    const statuses = (await Promise.all(clients)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const after = (await readMetrics(app.url)).value(wait) ?? NaN;
    expect(after - before).toBeLessThan(clients.length);
  });

  it('GET /health/ready returns 503/5030 as soon as the database refuses connections', async () => {
    expect(await app.client().get('/health/ready')).toMatchObject({ status: 200 });
    const restore = await refuseConnections(app.databaseUrl);
    await until(async () => (await app.client().sendOnce('GET', '/health/ready')).status === 503);
    await restore();
    await until(async () => (await app.client().get('/health/ready')).status === 200);
  });

  it('answers while 2,000 connections have sent half a request', async () => {
    const { hostname, port } = new URL(app.url);
    const sockets = Array.from({ length: 2000 }, () => connect(Number(port), hostname));
    await Promise.all(
      sockets.map(async (socket) => {
        await once(socket, 'connect');
        socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n');
      }),
    );
    expect(await app.client().get('/health')).toMatchObject({ status: 200 });
    for (const socket of sockets) socket.destroy();
    expect(app.app.getHttpServer()).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      maxConnections: 10_000,
      timeout: 60_000,
    });
  });
});
