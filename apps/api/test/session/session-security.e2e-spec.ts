import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { signUpAdministrator, signUpPerson } from '../support/people.js';
import { JWT_SECRET, useSharedApp } from '../support/shared-app.js';

/** Seconds of the 30 days that a session lasts without use. */
const LIFETIME = 30 * 24 * 60 * 60;

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('sessions', () => {
  const app = useSharedApp();

  const refused = { status: 401, body: { code: 4011 } };
  const tokenOf = (cookie: string | undefined) => cookie?.split('=', 2)[1] ?? '';
  const me = (token: string) => {
    const client = app.client();
    client.cookie = `session=${token}`;
    return client.get('/auth/me');
  };
  /** Signs the claims; a claim that is undefined is left out. */
  const signed = (claims: object, secret = JWT_SECRET, algorithm: jwt.Algorithm = 'HS256') =>
    jwt.sign(JSON.parse(JSON.stringify(claims)) as object, secret, { algorithm });
  async function signUp() {
    const person = await signUpPerson(app);
    const token = tokenOf(person.client.cookie);
    return { ...person, token, claims: jwt.decode(token) as jwt.JwtPayload };
  }

  it('use an HttpOnly, SameSite=Lax cookie that lasts a week', async () => {
    const { headers } = await app.client().post('/auth/signup', {
      firstName: 'Camille',
      lastName: 'Roy',
      email: 'cookie@example.org',
      password: 'trois petits navets',
    });
    const attributes = (headers.getSetCookie()[0] ?? '').split('; ').slice(1).sort();
    expect(attributes).toEqual([
      'HttpOnly',
      `Max-Age=${String(LIFETIME)}`,
      'Path=/',
      'SameSite=Lax',
    ]);
  });

  it('have a token of ids and times only, which expires after a week', async () => {
    const { id, claims } = await signUp();
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub', 'ver']);
    expect(claims.sub).toBe(String(id));
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(LIFETIME);
  });

  it('get a new token at each login', async () => {
    const { email, password, token } = await signUp();
    const client = app.client();
    client.cookie = `session=${token}`;
    await client.post('/auth/login', { email, password });
    expect(tokenOf(client.cookie)).not.toBe(token);
  });

  it('are read from the cookie only', async () => {
    const { token } = await signUp();
    const client = app.client();
    expect(await client.get('/auth/me', { authorization: `Bearer ${token}` })).toMatchObject(
      refused,
    );
    expect(await client.get(`/auth/me?session=${token}&token=${token}`)).toMatchObject(refused);
    expect(await client.get('/auth/me', { 'x-session': token })).toMatchObject(refused);
  });

  it('end at the next request when the token version of the profile increases', async () => {
    const { client, id } = await signUp();
    await app.sql('update profile set token_version = token_version + 1 where id = $1', [id]);
    expect(await client.get('/auth/me')).toMatchObject(refused);
    expect(await client.get('/reference/units')).toMatchObject(refused);
  });

  it.each<[string, (claims: jwt.JwtPayload, token: string) => string]>([
    ['the algorithm none', (claims) => `${base64url({ alg: 'none' })}.${base64url(claims)}.`],
    ['the algorithm nOnE', (claims) => `${base64url({ alg: 'nOnE' })}.${base64url(claims)}.`],
    ['no signature', (_claims, token) => token.replace(/[^.]+$/, '')],
    [
      'a changed signature',
      (_claims, token) => token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA'),
    ],
    [
      'a changed payload',
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
    ['another issuer', (claims) => signed({ ...claims, iss: 'another' })],
    ['another audience', (claims) => signed({ ...claims, aud: 'another' })],
    ['no audience', (claims) => signed({ ...claims, aud: undefined })],
    ['an expiry in the past', (claims) => signed({ ...claims, exp: 1_000_000_000 })],
    ['a not-before time in the future', (claims) => signed({ ...claims, nbf: 4_000_000_000 })],
    ['an older token version', (claims) => signed({ ...claims, ver: -1 })],
    ['a token version that is a string', (claims) => signed({ ...claims, ver: 'x' })],
    ['a token version out of range', (claims) => signed({ ...claims, ver: 1e300 })],
    ['an unknown profile', (claims) => signed({ ...claims, sub: '2000000000' })],
    ['a subject that is not a number', (claims) => signed({ ...claims, sub: "1' or '1'='1" })],
    ['a token id that is not a UUID', (claims) => signed({ ...claims, jti: 'x' })],
    ['no expiry', (claims) => signed({ ...claims, exp: undefined })],
    ['garbage', () => 'garbage'],
    ['only dots', () => '..'],
    ['no characters', () => ''],
    ['six kilobytes', () => `${'a'.repeat(2048)}.${'b'.repeat(2048)}.${'c'.repeat(2048)}`],
    ['an incomplete percent escape', () => '%E0%A4%A'],
  ])('return 401/4011 for a token with %s', async (_name, modify) => {
    const { token, claims } = await signUp();
    expect(await me(token)).toMatchObject({ status: 200 });
    expect(await me(modify(claims, token))).toMatchObject(refused);
  });

  it('never put a token, password hash or token version in a body', async () => {
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
