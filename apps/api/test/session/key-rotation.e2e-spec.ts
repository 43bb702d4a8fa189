import jwt from 'jsonwebtoken';
import { signUpPerson } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';

const OLD = 'the-old-key-of-sessions-of-32-bytes-or-more';
const NEW = 'the-new-key-of-sessions-of-32-bytes-or-more';
const DAY = 24 * 60 * 60;

// The steps of docs/operations.md: until the end of a step, other processes are at the step before.
describe.each([
  { step: 1, JWT_SECRET: OLD, JWT_SECRET_PREVIOUS: NEW },
  { step: 2, JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD },
])('a rotation of JWT_SECRET at step $step', ({ JWT_SECRET, JWT_SECRET_PREVIOUS }) => {
  const app = useTestApp({ JWT_SECRET, JWT_SECRET_PREVIOUS, RATE_LIMIT: 'on' });

  const tokenOf = (cookie = '') => cookie.replace(/^\w+=/, '');
  const isSignedWith = (secret: string, cookie: string | undefined) => {
    try {
      return Boolean(jwt.verify(tokenOf(cookie), secret));
    } catch {
      return false;
    }
  };
  /** The cookie as a process with another key had signed it, some days ago. */
  const signedWith = (secret: string, cookie: string | undefined, days = 0) => {
    const { iat = 0, ...claims } = jwt.decode(tokenOf(cookie)) as jwt.JwtPayload;
    return `session=${jwt.sign({ ...claims, iat: iat - days * DAY }, secret)}`;
  };
  const clientWith = (cookie: string) => Object.assign(app.client(), { cookie });

  it('signs new sessions with JWT_SECRET', async () => {
    const { client } = await signUpPerson(app);
    expect(isSignedWith(JWT_SECRET, client.cookie)).toBe(true);
    expect(await client.get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('accepts the sessions of processes that sign with the other key', async () => {
    const { client } = await signUpPerson(app);
    const other = clientWith(signedWith(JWT_SECRET_PREVIOUS, client.cookie));
    expect(await other.get('/auth/me')).toMatchObject({ status: 200 });
    expect(await other.patch('/profile/allergies', { allergyIds: [] })).toMatchObject({
      status: 200,
    });
  });

  it('renews the sessions of the other key with JWT_SECRET', async () => {
    const { client } = await signUpPerson(app);
    const other = clientWith(signedWith(JWT_SECRET_PREVIOUS, client.cookie, 2));
    expect(await other.get('/auth/me')).toMatchObject({ status: 200 });
    expect(isSignedWith(JWT_SECRET, other.cookie)).toBe(true);
  });

  it('accepts no third key', async () => {
    const { client } = await signUpPerson(app);
    const forged = signedWith('another-key-of-sessions-of-32-bytes-or-more', client.cookie);
    expect(await clientWith(forged).get('/auth/me')).toMatchObject({ status: 401 });
  });

  it('knows the devices of the other key, whose wrong passwords are counted apart', async () => {
    const { client, email, password } = await signUpPerson(app);
    await client.post('/auth/login', { email, password });
    const device = jwt.sign(
      jwt.decode(tokenOf(client.device)) as jwt.JwtPayload,
      JWT_SECRET_PREVIOUS,
    );
    const login = (browser: { device?: string }, attempt: string) =>
      Object.assign(app.client(), browser).post('/auth/login', { email, password: attempt });
    await login({}, 'wrong');
    await app.sql(
      `update attempt_counter set count = 100 where key like 'password:wrong:account:%'`,
    );
    expect(await login({}, password)).toMatchObject({ status: 429 });
    expect(await login({ device: `device=${device}` }, password)).toMatchObject({ status: 200 });
  });
});
