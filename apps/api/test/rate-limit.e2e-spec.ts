import { signUpAdministrator, signUpPerson } from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('rate limits', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMIT: 'on' });
  });
  afterAll(() => app.close());
  beforeEach(() => app.sql('delete from attempt_counter'));

  const tooMany = { status: 429, body: { code: 4290 } };
  const wrong = { status: 401, body: { code: 4010 } };
  const login = (email: string, password: string, at = app) =>
    at.client().post('/auth/login', { email, password });
  const counts = async (pattern: string) => {
    const rows = await app.sql<{ count: number }>(
      'select count from attempt_counter where key like $1',
      [pattern],
    );
    return rows.map(({ count }) => count);
  };
  const setCounts = (pattern: string, count: number) =>
    app.sql('update attempt_counter set count = $2 where key like $1', [pattern, count]);

  it('return 429/4290 after 100 wrong passwords of one account, also for concurrent logins', async () => {
    const { email, password } = await signUpPerson(app);
    const other = await signUpPerson(app);
    const guesses = Array.from({ length: 110 }, (_, guess) =>
      login(email.toUpperCase(), `wrong ${String(guess)}`),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const refused = await login(email, password);
    expect(refused).toMatchObject(tooMany);
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(3500);
    expect(retryAfter).toBeLessThanOrEqual(3600);
    expect(await login(other.email, other.password)).toMatchObject({ status: 200 });
  });

  it('expire at the end of the window', async () => {
    const { email, password } = await signUpPerson(app);
    await login(email, 'wrong');
    await setCounts('password:account:%', 100);
    expect(await login(email, password)).toMatchObject(tooMany);
    await app.sql('update attempt_counter set expires_at = now()');
    expect(await login(email, password)).toMatchObject({ status: 200 });
  });

  it('count attempts for an unknown email', async () => {
    await login('unknown@example.org', 'wrong');
    await setCounts('password:account:%', 100);
    expect(await login('unknown@example.org', 'wrong')).toMatchObject(tooMany);
  });

  it('do not count successful and invalid logins', async () => {
    const { email, password } = await signUpPerson(app);
    await login(email, 'wrong');
    await login(email, password);
    await login(email, '');
    await login('not an email', password);
    expect(await counts('password:account:%')).toEqual(expect.arrayContaining([1, 0]));
    expect(await counts('password:address:%')).toEqual([1]);
  });

  it('are shared by login, password change and account deletion', async () => {
    const { client, email, password } = await signUpPerson(app);
    const newPassword = 'quatre gros poireaux';
    const change = () => client.patch('/auth/password', { currentPassword: 'wrong', newPassword });
    expect(await change()).toMatchObject(wrong);
    expect(await client.delete('/auth/me', { password: 'wrong' })).toMatchObject(wrong);
    expect(await login(email, 'wrong')).toMatchObject(wrong);
    expect(await counts('password:account:%')).toEqual([3]);
    await setCounts('password:account:%', 100);
    expect(await change()).toMatchObject(tooMany);
    expect(await client.delete('/auth/me', { password })).toMatchObject(tooMany);
  });

  it('return 429/4290 after 1,000 wrong passwords of one address, regardless of X-Forwarded-For', async () => {
    const { email, password } = await signUpPerson(app);
    await login('unknown@example.org', 'wrong');
    await setCounts('password:address:%', 1000);
    expect(await login(email, password)).toMatchObject(tooMany);
    const forged = { 'x-forwarded-for': '203.0.113.7' };
    expect(
      await app.client().send('POST', '/auth/login', { email, password }, forged),
    ).toMatchObject(tooMany);
  });

  it('count sign-ups by address and by email', async () => {
    const client = app.client();
    const { email } = await client.signUp();
    await client.signUp({ email });
    await client.signUp({ password: 'short' });
    expect(await counts('signup:address:%')).toEqual([2]);
    expect(await counts('signup:account:%')).toEqual(expect.arrayContaining([2, 0]));
    await setCounts('signup:address:%', 1000);
    const { status } = await client.post('/auth/signup', { email: 'another@example.org' });
    expect(status).toBe(429);
  });

  it('count unknown invitation codes', async () => {
    const { invitationCode } = await signUpAdministrator(app);
    const { client } = await signUpPerson(app);
    await client.post('/house/join', { invitationCode: 'guess' });
    await client.post('/house/join', { invitationCode: '' });
    expect(await counts('join:%')).toEqual([1, 1]);
    await setCounts('join:account:%', 100);
    expect(await client.post('/house/join', { invitationCode })).toMatchObject(tooMany);
    await setCounts('join:account:%', 99);
    expect(await client.post('/house/join', { invitationCode })).toMatchObject({ status: 200 });
    expect(await counts('join:account:%')).toEqual([99]);
  });

  it('are shared by all processes of the API', async () => {
    const second = await startTestApp({ RATE_LIMIT: 'on', DATABASE_URL: app.databaseUrl });
    await login('unknown@example.org', 'wrong');
    await login('unknown@example.org', 'wrong', second);
    await second.close();
    expect(await counts('password:account:%')).toEqual([2]);
  });

  it('store no email address', async () => {
    await login('unknown@example.org', 'wrong');
    const stored = await app.sql('select * from attempt_counter');
    expect(JSON.stringify(stored)).not.toContain('unknown');
  });

  it('use X-Forwarded-For of a trusted proxy only', async () => {
    const proxied = await startTestApp({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.0/8' });
    const from = (address: string) =>
      proxied
        .client()
        .send(
          'POST',
          '/auth/login',
          { email: 'unknown@example.org', password: 'wrong' },
          { 'x-forwarded-for': address },
        );
    await from('203.0.113.7');
    await from('198.51.100.9, 203.0.113.7');
    await from('203.0.113.8');
    const rows = await proxied.sql<{ count: number }>(
      `select count from attempt_counter where key like 'password:address:%' order by count`,
    );
    await proxied.close();
    expect(rows).toEqual([{ count: 1 }, { count: 2 }]);
  });

  it('do not count attempts with RATE_LIMIT=off', async () => {
    const unlimited = await startTestApp({ RATE_LIMIT: 'off' });
    await login('unknown@example.org', 'wrong', unlimited);
    const rows = await unlimited.sql('select from attempt_counter');
    await unlimited.close();
    expect(rows).toEqual([]);
  });
});
