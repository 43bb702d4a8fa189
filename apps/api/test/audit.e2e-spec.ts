import { signUpAdministrator, signUpMember, signUpPerson } from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('audit', () => {
  let app: TestApp;
  let lines: string[];
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMIT: 'on' }, { write: (line) => lines.push(line) });
  });
  beforeEach(() => (lines = []));
  afterAll(() => app.close());

  /** The lines of one kind of event: complete, for the answer goes out before its line. */
  const written = async (event: string) => {
    await app.client().get('/health');
    return lines.map((line) => JSON.parse(line)).filter((entry) => entry.event === event);
  };

  it('names who signed in, when and from where, by ids alone', async () => {
    const { id, email, password } = await signUpPerson(app);
    await app.client().post('/auth/login', { email, password });
    expect(await written('sign-up')).toHaveLength(1);
    expect(await written('login')).toEqual([
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

  it('tells refused logins and limits that were reached', async () => {
    const attempt = { email: 'nobody@example.org', password: 'wrong' };
    await app.client().post('/auth/login', attempt);
    await app.sql('update attempt_counter set count = 100 where key like $1', ['%:account:%']);
    await app.client().post('/auth/login', attempt);
    expect(await written('login')).toMatchObject([
      { outcome: 'refused', status: 401, level: 40 },
      { outcome: 'refused', status: 429, level: 40 },
    ]);
  });

  it('tells what an administrator does, to whom', async () => {
    const host = await signUpAdministrator(app);
    const [first, second] = [await signUpMember(app, host), await signUpMember(app, host)];
    await host.client.delete(`/house/members/${String(first.id)}`);
    await host.client.patch('/house/current/administrator', { memberId: second.id });
    await host.client.delete('/house/current');
    expect(await written('member removal')).toMatchObject([
      { profileId: host.id, memberId: first.id },
    ]);
    expect(await written('administrator transfer')).toMatchObject([
      { profileId: host.id, memberId: second.id },
    ]);
    expect(await written('house deletion')).toMatchObject([
      { profileId: host.id, outcome: 'refused', status: 403 },
    ]);
  });

  it('tells denied access on any route', async () => {
    await app.client().get('/reference/units');
    await app.client().send('POST', '/auth/login', {}, { origin: 'https://evil.example' });
    expect(await written('access')).toMatchObject([{ outcome: 'refused', status: 401 }]);
    expect(await written('login')).toMatchObject([{ outcome: 'refused', status: 403 }]);
  });

  it('holds no secret, and no line that somebody else made up', async () => {
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
    expect(await written('login')).toEqual([]);
  });
});
