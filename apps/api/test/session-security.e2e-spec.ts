import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { signUpAdministrator, signUpPerson } from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const JWT_SECRET = 'only-the-service-and-this-test-know-it';
const WEEK = 7 * 24 * 60 * 60;

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('sessions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ JWT_SECRET });
  });
  afterAll(() => app.close());

  const refused = { status: 401, body: { code: 4011 } };
  const tokenOf = (cookie: string | undefined) => cookie?.split('=', 2)[1] ?? '';
  const me = (token: string) => {
    const client = app.client();
    client.cookie = `session=${token}`;
    return client.get('/auth/me');
  };
  /** A token that differs from a genuine one in what is given; undefined leaves a claim out. */
  const signed = (claims: object, secret = JWT_SECRET, algorithm: jwt.Algorithm = 'HS256') =>
    jwt.sign(JSON.parse(JSON.stringify(claims)) as object, secret, { algorithm });
  async function genuine() {
    const person = await signUpPerson(app);
    const token = tokenOf(person.client.cookie);
    return { ...person, token, claims: jwt.decode(token) as jwt.JwtPayload };
  }

  it('live in a cookie that neither scripts nor other sites can use', async () => {
    const { headers } = await app.client().post('/auth/signup', {
      firstName: 'Camille',
      lastName: 'Roy',
      email: 'cookie@example.org',
      password: 'trois petits navets',
    });
    const attributes = (headers.get('set-cookie') ?? '').split('; ').slice(1).sort();
    expect(attributes).toEqual(['HttpOnly', `Max-Age=${String(WEEK)}`, 'Path=/', 'SameSite=Lax']);
  });

  it('hold ids and times, nothing personal, and end after a week', async () => {
    const { id, claims } = await genuine();
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub', 'ver']);
    expect(claims.sub).toBe(String(id));
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(WEEK);
  });

  it('are new at each login', async () => {
    const { email, password, token } = await genuine();
    const client = app.client();
    client.cookie = `session=${token}`;
    await client.post('/auth/login', { email, password });
    expect(tokenOf(client.cookie)).not.toBe(token);
  });

  it('are taken from the cookie alone', async () => {
    const { token } = await genuine();
    const client = app.client();
    expect(await client.get('/auth/me', { authorization: `Bearer ${token}` })).toMatchObject(
      refused,
    );
    expect(await client.get(`/auth/me?session=${token}&token=${token}`)).toMatchObject(refused);
    expect(await client.get('/auth/me', { 'x-session': token })).toMatchObject(refused);
  });

  it('end at the next request when the version of the profile is raised', async () => {
    const { client, id } = await genuine();
    await app.sql('update profile set token_version = token_version + 1 where id = $1', [id]);
    expect(await client.get('/auth/me')).toMatchObject(refused);
    expect(await client.get('/reference/units')).toMatchObject(refused);
  });

  it('do not come back when somebody kept the token', async () => {
    const { client, token } = await genuine();
    await client.post('/auth/logout');
    expect(await me(token)).toMatchObject(refused);
  });

  it.each<[string, (claims: jwt.JwtPayload, token: string) => string]>([
    ['no algorithm', (claims) => `${base64url({ alg: 'none' })}.${base64url(claims)}.`],
    [
      'no algorithm in odd letters',
      (claims) => `${base64url({ alg: 'nOnE' })}.${base64url(claims)}.`,
    ],
    ['no signature', (_claims, token) => token.replace(/[^.]+$/, '')],
    [
      'a changed signature',
      (_claims, token) => token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA'),
    ],
    [
      'another payload',
      (claims, token) => {
        const [head, , signature] = token.split('.');
        return [head, base64url({ ...claims, sub: '1' }), signature].join('.');
      },
    ],
    ['another key', (claims) => signed(claims, 'another-key-as-long-as-the-right-one')],
    [
      'an empty key',
      (claims) => {
        const text = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`;
        return `${text}.${createHmac('sha256', '').update(text).digest('base64url')}`;
      },
    ],
    ['another algorithm', (claims) => signed(claims, JWT_SECRET, 'HS512')],
    ['another issuer', (claims) => signed({ ...claims, iss: 'somebody' })],
    ['another audience', (claims) => signed({ ...claims, aud: 'something' })],
    ['no audience', (claims) => signed({ ...claims, aud: undefined })],
    ['an end in the past', (claims) => signed({ ...claims, exp: 1_000_000_000 })],
    ['a beginning in the future', (claims) => signed({ ...claims, nbf: 4_000_000_000 })],
    ['an older version', (claims) => signed({ ...claims, ver: -1 })],
    ['a version that is a text', (claims) => signed({ ...claims, ver: 'x' })],
    ['a version out of range', (claims) => signed({ ...claims, ver: 1e300 })],
    ['a profile that does not exist', (claims) => signed({ ...claims, sub: '2000000000' })],
    ['a profile that is no number', (claims) => signed({ ...claims, sub: "1' or '1'='1" })],
    ['an id that is no id', (claims) => signed({ ...claims, jti: 'x' })],
    ['no end', (claims) => signed({ ...claims, exp: undefined })],
    ['garbage', () => 'garbage'],
    ['dots', () => '..'],
    ['nothing', () => ''],
    ['six kilobytes', () => `${'a'.repeat(2048)}.${'b'.repeat(2048)}.${'c'.repeat(2048)}`],
    ['a percent that escapes nothing', () => '%E0%A4%A'],
  ])('are refused with %s', async (_what, forge) => {
    const { token, claims } = await genuine();
    expect(await me(token)).toMatchObject({ status: 200 });
    expect(await me(forge(claims, token))).toMatchObject(refused);
  });

  it('never tell a token, a hash or a version in a body', async () => {
    const { client, email, password } = await signUpAdministrator(app);
    const bodies = await Promise.all([
      client.get('/auth/me'),
      client.get('/house/current'),
      client.patch('/profile/diet', { dietId: null }),
      app.client().post('/auth/login', { email, password }),
      app.client().post('/auth/signup', { email, password, firstName: 'C', lastName: 'R' }),
    ]);
    const text = JSON.stringify(bodies.map(({ body }) => body as unknown));
    expect(text).not.toMatch(/eyJ|argon2|hash|version|token|password/i);
  });
});
