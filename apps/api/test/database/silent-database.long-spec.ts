import type { EntityManager } from 'typeorm';
import { interpretDatabaseError } from '../../src/database/database-error.js';
import { Database } from '../../src/database/database.js';
import { SilentProxy } from '../support/database/silent-proxy.js';
import { signUpAdministrator, type Member } from '../support/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** More requests than the pool has connections. */
const REQUESTS = 24;

describe('a database that does not answer', () => {
  let direct: TestApp;
  let proxy: SilentProxy;
  let app: TestApp;
  let person: Member;
  beforeAll(async () => {
    direct = await startTestApp();
    proxy = await SilentProxy.start(direct.databaseUrl);
    app = await startTestApp({ DATABASE_URL: proxy.url });
    person = await signUpAdministrator(app);
  });
  afterAll(async () => {
    await app.close();
    proxy.close();
    await direct.close();
  });

  const database = () => app.app.get(Database);
  const unavailable = { status: 503, body: { code: 5030 } };

  it('every request returns 503/5030, and succeeds when the database answers again', async () => {
    proxy.silence();
    const answers = await Promise.all(
      Array.from({ length: REQUESTS }, () => person.client.sendOnce('GET', '/auth/me')),
    );
    for (const answer of answers) expect(answer).toMatchObject(unavailable);
    expect(await app.client().get('/health')).toMatchObject({ status: 200 });
    expect(database().connections.waiting).toBe(0);
    proxy.resume();
    for (const answer of answers.keys()) {
      expect([answer, await person.client.get('/auth/me')]).toMatchObject([
        answer,
        { status: 200 },
      ]);
    }
  });

  it('a transaction that times out leaves no open transaction to the next request', async () => {
    const rename = (manager: EntityManager) =>
      manager.query('update house set name = $1', ['La Rocade']);
    const transaction = database().transaction(async (manager) => {
      await manager.query('select 1');
      proxy.silence();
      await rename(manager);
    });
    const error = await transaction.catch(interpretDatabaseError);
    expect(error).toMatchObject({ status: 503, envelope: { code: 5030 } });
    // The delivery of webhooks may wait with a connection of its own.
    expect(database().connections.busy).toBeLessThanOrEqual(1);
    proxy.resume();
    const pids = await direct.sql(
      `select pid from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(pids).toEqual([]);
    const answer = await person.client.patch('/house/current', { name: 'Les Lilas' });
    expect(answer).toMatchObject({ status: 200 });
    expect(await direct.sql('select name from house')).toEqual([{ name: 'Les Lilas' }]);
  });
});
