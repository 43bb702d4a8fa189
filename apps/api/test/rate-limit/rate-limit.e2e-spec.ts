import { signUpAdministrator, signUpPerson } from '../support/people.js';
import { startTestApp, useTestApp } from '../support/test-app.js';

describe('rate limits', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });
  beforeEach(() => app.sql('delete from attempt_counter'));

  const ANYONE = { firstName: 'Camille', lastName: 'Roy', password: 'trois petits navets' };
  const tooMany = { status: 429, body: { code: 4290 } };
  const wrong = { status: 401, body: { code: 4010 } };
  const login = (email: string, password: string, at = app) =>
    at.client().post('/auth/login', { email, password });
  /** A person whose browser is a known device. */
  const logInPerson = async () => {
    const person = await signUpPerson(app);
    const { client, email, password } = person;
    await client.post('/auth/login', { email, password });
    return person;
  };
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
    expect(statuses.sort()).toEqual([
      ...Array<number>(100).fill(401),
      ...Array<number>(10).fill(429),
    ]);
    const refused = await login(email, password);
    expect(refused).toMatchObject(tooMany);
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(3000);
    expect(retryAfter).toBeLessThanOrEqual(3600);
    expect(await login(other.email, other.password)).toMatchObject({ status: 200 });
  });

  it('expire at the end of the window', async () => {
    const { email, password } = await signUpPerson(app);
    await login(email, 'wrong');
    await setCounts('password:wrong:account:%', 100);
    expect(await login(email, password)).toMatchObject(tooMany);
    await app.sql('update attempt_counter set expires_at = now()');
    expect(await login(email, password)).toMatchObject({ status: 200 });
  });

  it('count attempts for an unknown email', async () => {
    await login('unknown@example.org', 'wrong');
    await setCounts('password:wrong:account:%', 100);
    expect(await login('unknown@example.org', 'wrong')).toMatchObject(tooMany);
  });

  it('do not count successful and invalid logins', async () => {
    const { email, password } = await signUpPerson(app);
    await login(email, 'wrong');
    await login(email, password);
    await login(email, '');
    await login('not an email', password);
    expect(await counts('password:wrong:account:%')).toEqual([1]);
    expect(await counts('password:wrong:address:%')).toEqual([1]);
  });

  it('are shared by login, password change and account deletion', async () => {
    const { client, email, password } = await signUpPerson(app);
    client.device = undefined;
    const newPassword = 'quatre gros poireaux';
    const change = () => client.patch('/auth/password', { currentPassword: 'wrong', newPassword });
    expect(await change()).toMatchObject(wrong);
    expect(await client.delete('/auth/me', { password: 'wrong' })).toMatchObject(wrong);
    expect(await login(email, 'wrong')).toMatchObject(wrong);
    expect(await counts('password:wrong:account:%')).toEqual([3]);
    await setCounts('password:wrong:account:%', 100);
    expect(await change()).toMatchObject(tooMany);
    expect(await client.delete('/auth/me', { password })).toMatchObject(tooMany);
  });

  it('return 429/4290 after 1,000 wrong passwords of one address, regardless of X-Forwarded-For', async () => {
    const { email, password } = await signUpPerson(app);
    await login('unknown@example.org', 'wrong');
    await setCounts('password:wrong:address:%', 1000);
    expect(await login(email, password)).toMatchObject(tooMany);
    const forged = { 'x-forwarded-for': '203.0.113.7' };
    expect(
      await app.client().send('POST', '/auth/login', { email, password }, forged),
    ).toMatchObject(tooMany);
  });

  it('count sign-ups by address and by email', async () => {
    const client = app.client();
    const { email } = await client.signUp();
    await client.post('/auth/signup', { ...ANYONE, email });
    await client.post('/auth/signup', { ...ANYONE, email: 'short@example.org', password: 'short' });
    expect(await counts('signup:hashed:address:%')).toEqual([2]);
    expect(await counts('signup:hashed:account:%')).toEqual([2]);
    await setCounts('signup:hashed:address:%', 1000);
    const another = { ...ANYONE, email: 'another@example.org' };
    expect(await client.post('/auth/signup', another)).toMatchObject(tooMany);
  });

  it('count unknown invitation codes', async () => {
    const { invitationCode } = await signUpAdministrator(app);
    const { client } = await signUpPerson(app);
    await client.post('/house/join', { invitationCode: 'guess' });
    await client.post('/house/join', { invitationCode: '' });
    expect(await counts('join:%')).toEqual([1, 1]);
    await setCounts('join:unknown:account:%', 100);
    expect(await client.post('/house/join', { invitationCode })).toMatchObject(tooMany);
    await setCounts('join:unknown:account:%', 99);
    expect(await client.post('/house/join', { invitationCode })).toMatchObject({ status: 200 });
    expect(await counts('join:unknown:account:%')).toEqual([99]);
  });

  it('return 429/4290 after 1,000 logins to one account, and count them on the address', async () => {
    const { email, password } = await signUpPerson(app);
    await login(email, password);
    expect(await counts('password:correct:address:%')).toEqual([1]);
    await setCounts('password:correct:account:%', 1000);
    expect(await login(email, password)).toMatchObject(tooMany);
    await setCounts('password:correct:account:%', 0);
    await setCounts('password:correct:address:%', 5000);
    expect(await login(email, password)).toMatchObject(tooMany);
  });

  it('leave no counter after an invalid request', async () => {
    const { client } = await signUpPerson(app);
    await app.sql('delete from attempt_counter');
    await login('valid@example.org', '');
    await client.post('/auth/signup', { ...ANYONE, email: 'short@example.org', password: 'short' });
    await client.patch('/auth/password', { currentPassword: 'wrong' });
    await client.post('/house/join', { invitationCode: '' });
    expect(await counts('%')).toEqual([]);
  });

  it('add no counter for an account while the limit of the address is reached', async () => {
    await login('first@example.org', 'wrong');
    await setCounts('password:wrong:address:%', 1000);
    const before = await counts('%');
    expect(await login('second@example.org', 'wrong')).toMatchObject(tooMany);
    expect(await counts('%')).toEqual(before);
  });

  it('let a device that signed in before log in after 100 wrong passwords from elsewhere', async () => {
    const { client, email, password } = await logInPerson();
    const stranger = await logInPerson();
    const from = (device: string | undefined, attempt: string) => {
      const browser = app.client();
      browser.device = device;
      return browser.post('/auth/login', { email, password: attempt });
    };
    await login(email, 'wrong');
    await setCounts('password:wrong:account:%', 100);
    expect(await from(undefined, password)).toMatchObject(tooMany);
    expect(await from(stranger.client.device, password)).toMatchObject(tooMany);
    expect(await from(`${client.device ?? ''}x`, password)).toMatchObject(tooMany);
    expect(await from(client.cookie?.replace('session', 'device'), password)).toMatchObject(
      tooMany,
    );
    expect(await from(client.device, password)).toMatchObject({ status: 200 });
    expect(await from(client.device, 'wrong')).toMatchObject(wrong);
    await setCounts('password:wrong:device:%', 100);
    expect(await from(client.device, password)).toMatchObject(tooMany);
  });

  it('let a known device sign in whatever others do from its address', async () => {
    const { client, email, password } = await logInPerson();
    await login(email, 'wrong');
    await login(email, password);
    await setCounts('password:wrong:address:%', 1000);
    await setCounts('password:correct:address:%', 5000);
    expect(await login(email, password)).toMatchObject(tooMany);
    expect(await client.post('/auth/login', { email, password })).toMatchObject({ status: 200 });
  });

  it('let the browser of a sign-up change the password after 100 wrong ones from elsewhere', async () => {
    const { client, email, password } = await signUpPerson(app);
    await login(email, 'wrong');
    await setCounts('password:wrong:account:%', 100);
    const change = { currentPassword: password, newPassword: 'quatre gros poireaux' };
    expect(await client.patch('/auth/password', change)).toMatchObject({ status: 200 });
  });

  it('forget a device after a password change, which makes the current device known', async () => {
    const { client, email, password } = await logInPerson();
    const old = client.device;
    const newPassword = 'quatre gros poireaux';
    await client.patch('/auth/password', { currentPassword: password, newPassword });
    await login(email, 'wrong');
    await setCounts('password:wrong:account:%', 100);
    const attempt = { email, password: newPassword };
    const stolen = app.client();
    stolen.device = old;
    expect(await stolen.post('/auth/login', attempt)).toMatchObject(tooMany);
    expect(await client.post('/auth/login', attempt)).toMatchObject({ status: 200 });
  });

  it('store no email address', async () => {
    await login('unknown@example.org', 'wrong');
    const stored = await app.sql('select * from attempt_counter');
    expect(JSON.stringify(stored)).not.toContain('unknown');
  });

  it('use X-Forwarded-For of a trusted proxy only, without the port', async () => {
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
    await from('203.0.113.7:49152');
    await from('203.0.113.7:49153');
    await from('198.51.100.9, 203.0.113.7');
    await from('203.0.113.8');
    const rows = await proxied.sql<{ count: number }>(
      `select count from attempt_counter where key like 'password:wrong:address:%' order by count`,
    );
    await proxied.close();
    expect(rows).toEqual([{ count: 1 }, { count: 3 }]);
  });

  it('do not count attempts with RATE_LIMIT=off', async () => {
    const unlimited = await startTestApp({ RATE_LIMIT: 'off' });
    await login('unknown@example.org', 'wrong', unlimited);
    const rows = await unlimited.sql('select from attempt_counter');
    await unlimited.close();
    expect(rows).toEqual([]);
  });
});
