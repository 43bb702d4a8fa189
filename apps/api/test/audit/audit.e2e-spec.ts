import { connect } from 'node:net';
import { AccountAdministration } from '../../src/auth/account-administration.service.js';
import { readMetrics } from '../monitoring/read-metrics.js';
import { lockProfiles, waitingForLock } from '../support/database/table-lock.js';
import { Fixtures } from '../support/fixtures.js';
import { createToken, signUpAdministrator, signUpMember, signUpPerson } from '../support/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { recordSensitive } from '../support/test-log.js';
import { until } from '../support/until.js';

describe('audit log', () => {
  let app: TestApp;
  let lines: string[];
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMIT: 'on' }, { write: (line) => lines.push(line) });
  });
  beforeEach(() => (lines = []));
  afterAll(() => app.close());

  /** Lines of one action. The extra request ensures that earlier requests have been logged. */
  const linesOf = async (action: string) => {
    await app.client().get('/health');
    return lines.map((line) => JSON.parse(line)).filter((entry) => entry.action === action);
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

  it('records requests and uses of links with the profile id of the account', async () => {
    const { id, client, email, password } = await signUpPerson(app);
    await client.patch('/auth/email', { email: `new.${email}`, password });
    const link = await app.app.get(AccountAdministration).createResetLink(`new.${email}`);
    const token = new URL(link).searchParams.get('token') ?? '';
    recordSensitive('token', token);
    await app.client().post('/auth/password-reset', { email });
    const body = { token, newPassword: 'quatre gros poireaux' };
    await app.client().post('/auth/password-reset/confirm', body);
    expect(await linesOf('email change')).toMatchObject([{ profileId: id, outcome: 'done' }]);
    expect(await linesOf('password reset request')).toMatchObject([{ outcome: 'done' }]);
    expect(await linesOf('password reset')).toMatchObject([{ profileId: id, outcome: 'done' }]);
  });

  it('records actions of an administrator with the id of the affected member', async () => {
    const administrator = await signUpAdministrator(app);
    const [first, second] = [
      await signUpMember(app, administrator),
      await signUpMember(app, administrator),
    ];
    await administrator.client.delete(`/house/members/${String(first.id)}`);
    await administrator.client.patch('/house/current/administrator', { memberId: second.id });
    await second.client.delete('/house/current');
    expect(await linesOf('member removal')).toMatchObject([
      { profileId: administrator.id, memberId: first.id },
    ]);
    expect(await linesOf('administrator transfer')).toMatchObject([
      { profileId: administrator.id, memberId: second.id },
    ]);
    expect(await linesOf('house deletion')).toMatchObject([
      { profileId: second.id, outcome: 'done' },
    ]);
  });

  it('records the creation and the deletion of an access token, and its refused requests', async () => {
    const { id, client } = await signUpPerson(app);
    const { headers, ...token } = await createToken(client, { scopes: ['read'] });
    await app.client().send('POST', '/house', { name: 'Les Lilas' }, headers);
    await client.delete(`/auth/tokens/${String(token.id)}`);
    expect(await linesOf('token creation')).toMatchObject([{ outcome: 'done', profileId: id }]);
    expect(await linesOf('access')).toMatchObject([{ status: 403, profileId: id }]);
    expect(await linesOf('token deletion')).toMatchObject([{ outcome: 'done', profileId: id }]);
    expect(lines.join('')).not.toContain(token.token);
  });

  it('records leaving a house and a change of its sources', async () => {
    const administrator = await signUpAdministrator(app);
    const member = await signUpMember(app, administrator);
    await member.client.post('/house/leave');
    await administrator.client.patch('/house/current/sources', { sourceIds: [] });
    expect(await linesOf('leave')).toMatchObject([{ outcome: 'done', profileId: member.id }]);
    expect(await linesOf('source change')).toMatchObject([
      { outcome: 'done', profileId: administrator.id },
    ]);
  });

  it('records who adds, changes and removes a person without an account', async () => {
    const { client, id: profileId } = await signUpAdministrator(app);
    const path = '/house/current/dependants';
    const { id } = await client.succeed('POST', path, { firstName: 'Jules' });
    await client.patch(`${path}/${String(id)}`, { allergyIds: [] });
    await client.delete(`${path}/${String(id)}`);
    const line = { outcome: 'done', profileId };
    expect(await linesOf('dependant addition')).toMatchObject([line]);
    expect(await linesOf('dependant change')).toMatchObject([{ ...line, dependantId: id }]);
    expect(await linesOf('dependant removal')).toMatchObject([{ ...line, dependantId: id }]);
  });

  it('records a change of the visibility and the deletion of a recipe', async () => {
    const fixtures = await Fixtures.load(app);
    const author = await signUpPerson(app);
    const { id } = await fixtures.write(author.client, { visibility: 'PERSONAL' });
    const recipe = fixtures.recipe({ visibility: 'PUBLIC' });
    await author.client.put(`/recipes/${String(id)}`, recipe);
    await author.client.delete(`/recipes/${String(id)}`);
    const line = { outcome: 'done', profileId: author.id, recipeId: id };
    expect(await linesOf('recipe change')).toMatchObject([{ ...line, visibility: 'PUBLIC' }]);
    expect(await linesOf('recipe deletion')).toMatchObject([line]);
  });

  it('records a request that fails on the server as failed', async () => {
    await app.sql('alter table profile rename to unreachable');
    await fetch(`${app.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@example.org', password: 'wrong' }),
    });
    await app.sql('alter table unreachable rename to profile');
    expect(await linesOf('login')).toMatchObject([{ outcome: 'failed', status: 500 }]);
  });

  it.each([
    ['is sent alone', ''],
    ['waits behind another one', 'GET /auth/me HTTP/1.1\r\nhost: x\r\ncookie: COOKIE\r\n\r\n'],
  ])('records a request whose client resets the connection, when it %s', async (_name, before) => {
    const administrator = await signUpAdministrator(app);
    const member = await signUpMember(app, administrator);
    const cookie = administrator.client.cookie ?? '';
    const { hostname, port } = new URL(app.url);
    const lock = await lockProfiles(app);
    const socket = connect(Number(port), hostname);
    socket.write(
      `${before.replace('COOKIE', cookie)}DELETE /house/members/${String(member.id)} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`,
    );
    await until(async () => (await waitingForLock(app)).length > (before === '' ? 0 : 1));
    socket.resetAndDestroy();
    await lock.end();
    await until(async () => (await linesOf('member removal')).length > 0);
    const line = { profileId: administrator.id, memberId: member.id, address: '127.0.0.1' };
    expect(await linesOf('member removal')).toMatchObject([{ outcome: 'done', ...line }]);
    const requests = lines
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'request');
    expect(requests.filter(({ method }) => method === 'DELETE')).toMatchObject([{ status: 204 }]);
    const route = 'method="DELETE",route="/house/members/:memberId",status="204"';
    const count = `http_request_duration_seconds_count{${route}}`;
    expect((await readMetrics(app.url)).value(count)).toBeGreaterThan(0);
    expect((await readMetrics(app.url)).value('http_requests_in_progress')).toBe(1);
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
    await client.get('/recipes/%0d%0a{"action":"login","outcome":"done"}');
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
