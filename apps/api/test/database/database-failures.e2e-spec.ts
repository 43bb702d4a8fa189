import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { interpretDatabaseError } from '../../src/database/database-error.js';
import { Database } from '../../src/database/database.js';
import { signUpPerson } from '../support/people.js';
import { lockProfiles, waitingForLock } from '../support/database/table-lock.js';
import { until } from '../support/until.js';
import { useTestApp } from '../support/test-app.js';

describe('failures of the database', () => {
  const app = useTestApp({}, { write: (line) => log.push(line) });
  const log: string[] = [];

  const unavailable = { status: 503, body: { code: 5030 } };

  it('a read that times out is sent once and returns 503/5030', async () => {
    const { client } = await signUpPerson(app);
    const lock = await lockProfiles(app);
    const answer = client.sendOnce('GET', '/auth/me');
    const answered = answer.then(() => true);
    const readers = new Set<number>();
    await until(async () => {
      for (const pid of await waitingForLock(app)) readers.add(pid);
      return Promise.race([answered, Promise.resolve(false)]);
    });
    await lock.end();
    expect(readers.size).toBe(1);
    const { headers, ...rest } = await answer;
    expect(rest).toMatchObject(unavailable);
    expect(headers.get('retry-after')).toBe('2');
    expect(await client.get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('PostgreSQL checks every second whether the client of a statement is connected', async () => {
    const statement = { name: '', text: 'show client_connection_check_interval' };
    const rows = await app.app.get(Database).read(statement, []);
    const expected = process.platform === 'win32' ? '0' : '1s';
    expect(rows).toEqual([{ client_connection_check_interval: expected }]);
  });

  it('a connection that is lost before its first statement does not end the process', async () => {
    const client = await app.app.get(Pool).connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await app.sql('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await expect(client.query('select')).rejects.toThrow('not queryable');
    client.release();
    expect(await app.client().get('/reference/diets')).toMatchObject({ status: 200 });
  });

  it.each([
    ['its next statement', (manager: EntityManager) => manager.query('select')],
    ['its commit', () => Promise.resolve()],
  ])('a transaction whose connection is lost before %s returns 503/5030', async (_, finish) => {
    const transaction = app.app.get(Database).transaction(async (manager) => {
      const [{ pid }] = await manager.query('select pg_backend_pid() as pid');
      await app.sql('select pg_terminate_backend($1)', [pid]);
      await until(() => manager.queryRunner?.isReleased === true);
      await finish(manager);
    });
    const error = await transaction.catch(interpretDatabaseError);
    expect(error).toMatchObject({ status: 503, envelope: { code: 5030 } });
  });

  it.each([
    ['a full disk', '53100'],
    ['no memory', '53200'],
    ['too many connections', '53300'],
    ['an I/O error', '58030'],
    ['the end of an idle transaction', '25P03'],
    ['a shutdown', '57P01'],
  ])('%s (SQLSTATE %s) is 503/5030', async (_, state) => {
    const text = `do $$ begin raise exception using errcode = '${state}'; end $$`;
    const write = app.app.get(Database).write({ name: '', text }, []);
    const error = await write.catch(interpretDatabaseError);
    expect(error).toMatchObject({ status: 503, envelope: { code: 5030 } });
  });

  it('a sign-up whose connection is lost logs no personal data', async () => {
    const person = {
      firstName: 'Philomène',
      lastName: 'Vandenbroucke',
      email: 'philomene@example.org',
      password: 'quatre gros poireaux',
    };
    log.length = 0;
    const lock = await lockProfiles(app);
    const answer = app.client().sendOnce('POST', '/auth/signup?from=philomene', person);
    await until(async () => (await waitingForLock(app)).length === 1);
    const [pid] = await waitingForLock(app);
    await app.sql('select pg_terminate_backend($1)', [pid]);
    expect(await answer).toMatchObject(unavailable);
    await lock.end();
    const error = log.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
    expect(error).toMatchObject({
      path: '/auth/signup',
      err: { type: 'QueryFailedError', code: '57P01' },
    });
    for (const value of [...Object.values(person), '$argon2', 'philomene']) {
      expect(log.join('')).not.toContain(value);
    }
  });
});
