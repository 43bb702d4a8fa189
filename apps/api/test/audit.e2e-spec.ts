import { signUpAdministrator, signUpMember, signUpPerson } from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('audit log', () => {
  let app: TestApp;
  let lines: string[];
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMIT: 'on' }, { write: (line) => lines.push(line) });
  });
  beforeEach(() => (lines = []));
  afterAll(() => app.close());

  /** Lines of one event. The extra request ensures that earlier requests have been logged. */
  const linesOf = async (event: string) => {
    await app.client().get('/health');
    return lines.map((line) => JSON.parse(line)).filter((entry) => entry.event === event);
  };

  it('records a sign-up and a login with time, profile id, address and request id', async () => {
    const { id, email, password } = await signUpPerson(app);
    await app.client().post('/auth/login', { email, password });
    expect(await linesOf('sign-up')).toHaveLength(1);
    expect(await linesOf('login')).toEqual([
      expect.objectContaining({
        msg: 'audit',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        outcome: 'done',
        status: 200,
        profileId: id,
        address: '127.0.0.1',
        requestId: expect.any(String),
      }),
    ]);
  });

  it('records refused and rate-limited logins', async () => {
    const attempt = { email: 'unknown@example.org', password: 'wrong' };
    await app.client().post('/auth/login', attempt);
    await app.sql('update attempt_counter set count = 100 where key like $1', ['%:account:%']);
    await app.client().post('/auth/login', attempt);
    expect(await linesOf('login')).toMatchObject([
      { outcome: 'refused', status: 401, level: 40 },
      { outcome: 'refused', status: 429, level: 40 },
    ]);
  });

  it('records actions of an administrator with the id of the affected member', async () => {
    const administrator = await signUpAdministrator(app);
    const [first, second] = [
      await signUpMember(app, administrator),
      await signUpMember(app, administrator),
    ];
    await administrator.client.delete(`/house/members/${String(first.id)}`);
    await administrator.client.patch('/house/current/administrator', { memberId: second.id });
    await administrator.client.delete('/house/current');
    expect(await linesOf('member removal')).toMatchObject([
      { profileId: administrator.id, memberId: first.id },
    ]);
    expect(await linesOf('administrator transfer')).toMatchObject([
      { profileId: administrator.id, memberId: second.id },
    ]);
    expect(await linesOf('house deletion')).toMatchObject([
      { profileId: administrator.id, outcome: 'refused', status: 403 },
    ]);
  });

  it('records 401 and 403 on any route', async () => {
    await app.client().get('/reference/units');
    await app.client().send('POST', '/auth/login', {}, { origin: 'https://evil.example' });
    expect(await linesOf('access')).toMatchObject([{ outcome: 'refused', status: 401 }]);
    expect(await linesOf('login')).toMatchObject([{ outcome: 'refused', status: 403 }]);
  });

  it('contains no secret and no injected line', async () => {
    const { client, email, password } = await signUpPerson(app);
    const token = client.cookie?.split('=')[1] ?? 'no token';
    await client.patch('/auth/password', { currentPassword: password, newPassword: 'n3w one!' });
    await client.get('/recipes/%0d%0a{"event":"login","outcome":"done"}');
    await client.post('/house/join', { invitationCode: 'A\nB', memberId: '{"a":1}\n' });
    await client.patch('/house/current/administrator', { memberId: { toString: 1 } });
    const log = lines.join('');
    for (const secret of [email, password, 'n3w one!', token, 'argon2', 'A\\nB']) {
      expect(log).not.toContain(secret);
    }
    expect(log.trim().split('\n')).toHaveLength(lines.length);
    expect(await linesOf('login')).toEqual([]);
  });
});
