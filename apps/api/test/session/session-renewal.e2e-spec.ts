import jwt from 'jsonwebtoken';
import { signUpPerson } from '../support/people.js';
import { JWT_SECRET, useSharedApp } from '../support/shared-app.js';

const HOUR = 60 * 60;
const LIFETIME = 30 * 24 * HOUR;

describe('a session that is used', () => {
  const app = useSharedApp();

  const cookieOf = (token: string) => `session=${token}`;
  const claimsOf = (cookie = '') => jwt.decode(cookie.replace('session=', '')) as jwt.JwtPayload;

  /** A person whose session started some hours ago, and the cookie of that time. */
  async function signUp({ hoursAgo }: { hoursAgo: number }) {
    const person = await signUpPerson(app);
    const { iat = 0, exp = 0, ...claims } = claimsOf(person.client.cookie);
    const age = hoursAgo * HOUR;
    const oldCookie = cookieOf(jwt.sign({ ...claims, iat: iat - age, exp: exp - age }, JWT_SECRET));
    person.client.cookie = oldCookie;
    return { ...person, oldCookie };
  }

  it.each<[string, string, unknown, number]>([
    ['GET', '/auth/me', undefined, 200],
    ['GET', '/reference/units', undefined, 200],
    ['PATCH', '/profile/allergies', { allergyIds: [] }, 200],
    ['POST', '/house', { name: 'La Roseraie' }, 201],
  ])('gets a cookie for another week by %s %s after a day', async (method, path, body, status) => {
    const { client, oldCookie } = await signUp({ hoursAgo: 25 });
    const answer = await client.send(method, path, body);
    expect(answer.status).toBe(status);
    const [setCookie = '', ...others] = answer.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(setCookie.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      `Max-Age=${String(LIFETIME)}`,
      'Path=/',
      'SameSite=Lax',
    ]);
    const [older, newer] = [claimsOf(oldCookie), claimsOf(client.cookie)];
    expect(newer).toMatchObject({ jti: older.jti, sub: older.sub, ver: older['ver'] });
    expect((newer.exp ?? 0) - (newer.iat ?? 0)).toBe(LIFETIME);
    expect(newer.iat).toBeGreaterThan((older.iat ?? 0) + 24 * HOUR);
    expect(await client.get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('gets a cookie with a 304', async () => {
    const { client } = await signUp({ hoursAgo: 25 });
    const answer = await client.get('/auth/me', { 'if-none-match': '*' });
    expect(answer.status).toBe(304);
    expect(answer.headers.getSetCookie()).toHaveLength(1);
  });

  it('keeps its cookie during the first day', async () => {
    const { client } = await signUp({ hoursAgo: 23 });
    expect((await client.get('/auth/me')).headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['an error', '/recipes/2000000000', 404],
    ['a public route', '/reference/diets', 200],
    ['a health check', '/health', 200],
  ])('keeps its cookie with %s', async (_, path, status) => {
    const { client } = await signUp({ hoursAgo: 25 });
    const answer = await client.get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is not renewed by the request that ends it', async () => {
    const { client, oldCookie, password } = await signUp({ hoursAgo: 25 });
    const { headers } = await client.post('/auth/logout');
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^session=;.*Max-Age=0/)]);
    client.cookie = oldCookie;
    const refused = await client.delete('/auth/me', { password });
    expect(refused.status).toBe(401);
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  it('is not renewed by a password change, which starts another session', async () => {
    const { client, oldCookie, password } = await signUp({ hoursAgo: 25 });
    const passwords = { currentPassword: password, newPassword: 'quatre gros poireaux' };
    const { headers } = await client.patch('/auth/password', passwords);
    const sessions = headers.getSetCookie().filter((cookie) => cookie.startsWith('session='));
    expect(sessions).toHaveLength(1);
    expect(claimsOf(client.cookie).jti).not.toBe(claimsOf(oldCookie).jti);
    expect(await client.get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('accepts the old cookie in requests that are sent with it', async () => {
    const { client, oldCookie } = await signUp({ hoursAgo: 25 });
    const send = () => {
      const tab = app.client();
      tab.cookie = oldCookie;
      return tab.get('/auth/me');
    };
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await client.get('/auth/me')).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ status: 200 });
  });

  it.each(['old', 'new'] as const)(
    'ends for both cookies by a logout with the %s one',
    async (by) => {
      const { client, oldCookie } = await signUp({ hoursAgo: 25 });
      await client.get('/auth/me');
      const cookies = { old: oldCookie, new: client.cookie };
      client.cookie = cookies[by];
      expect(await client.post('/auth/logout')).toMatchObject({ status: 204 });
      for (const cookie of Object.values(cookies)) {
        client.cookie = cookie;
        expect(await client.get('/auth/me')).toMatchObject({ status: 401 });
      }
    },
  );

  it('ends a week after its last use, whatever its token says', async () => {
    const { client } = await signUpPerson(app);
    const { jti } = claimsOf(client.cookie);
    const [session] = await app.sql<{ seconds: number }>(
      `select extract(epoch from expires_at - last_used_at)::int as seconds
       from session where token_id = $1`,
      [jti],
    );
    expect(session).toEqual({ seconds: LIFETIME });
    await app.sql('update session set expires_at = now() where token_id = $1', [jti]);
    expect(await client.get('/auth/me')).toMatchObject({ status: 401, body: { code: 4011 } });
  });

  it('lasts for another week after a use that is recorded', async () => {
    const { client } = await signUp({ hoursAgo: 25 });
    const { jti } = claimsOf(client.cookie);
    await app.sql(
      `update session set last_used_at = last_used_at - interval '25 hours',
         expires_at = expires_at - interval '25 hours' where token_id = $1`,
      [jti],
    );
    await client.get('/auth/me');
    const [session] = await app.sql<{ isNew: boolean }>(
      `select expires_at > now() + interval '6 days 23 hours' as "isNew"
       from session where token_id = $1`,
      [jti],
    );
    expect(session).toEqual({ isNew: true });
  });

  it('ends 180 days after its start, however often it is used', async () => {
    const { client } = await signUp({ hoursAgo: 25 });
    const { jti } = claimsOf(client.cookie);
    await app.sql(
      `update session set created_at = now() - interval '179 days 23 hours',
         last_used_at = now() - interval '25 hours' where token_id = $1`,
      [jti],
    );
    expect(await client.get('/auth/me')).toMatchObject({ status: 200 });
    const [session] = await app.sql<{ endsToday: boolean }>(
      `select expires_at between now() and now() + interval '1 hour' as "endsToday"
       from session where token_id = $1`,
      [jti],
    );
    expect(session).toEqual({ endsToday: true });
  });
});
