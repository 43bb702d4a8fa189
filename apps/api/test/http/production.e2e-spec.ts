import { randomBytes } from 'node:crypto';
import { useTestApp } from '../support/test-app.js';

const newAccount = () => ({
  firstName: 'Camille-Amandine',
  lastName: 'Roy-Delaunay',
  email: `camille.${randomBytes(6).toString('hex')}@example.org`,
  password: 'trois petits navets',
});

/** The API in production, with the events that it logs. */
function useProduction(env: Record<string, string> = {}) {
  const lines: any[] = [];
  const log = { write: (line: string) => lines.push(JSON.parse(line)) };
  const app = useTestApp({ NODE_ENV: 'production', ...env }, log);
  const linesOf = (event: string) => lines.filter((line) => line.event === event);
  return { app, linesOf };
}

describe('NODE_ENV=production', () => {
  const OF_THIS_MACHINE = ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'];
  const OF_THE_NETWORK = ['http://nas.lan:3000', 'http://192.168.1.7:3000'];
  const { app, linesOf } = useProduction({
    CORS_ORIGINS: [...OF_THIS_MACHINE, ...OF_THE_NETWORK].join(),
  });

  it('sets the session cookie as __Host-session with Secure', async () => {
    const client = app.client();
    const { email, password } = await client.signUp();
    expect(client.cookie).toMatch(/^__Host-session=/);
    expect(await client.get('/auth/me')).toMatchObject({ status: 200, body: { email } });
    const { headers } = await client.post('/auth/login', { email, password });
    const [, ...attributes] = (headers.getSetCookie()[0] ?? '').split('; ');
    expect(attributes.sort()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    await client.post('/auth/logout');
    expect(client.cookie).toBeUndefined();
  });

  it('returns 401/4011 for a cookie without the __Host- prefix', async () => {
    const client = app.client();
    await client.signUp();
    client.cookie = client.cookie?.replace('__Host-', '');
    expect(await client.get('/auth/me')).toMatchObject({ status: 401, body: { code: 4011 } });
  });

  it('logs at most once a minute that a browser without https does not keep the cookie', async () => {
    const signIn = (origin: string) =>
      app.client().send('POST', '/auth/signup', newAccount(), { origin });
    for (const origin of OF_THIS_MACHINE) {
      expect((await signIn(origin)).status).toBe(201);
    }
    expect(linesOf('cookie-without-https')).toEqual([]);
    for (const origin of OF_THE_NETWORK) {
      expect((await signIn(origin)).status).toBe(201);
    }
    expect(linesOf('cookie-without-https')).toMatchObject([
      { level: 40, origin: 'http://nas.lan:3000', requests: 1 },
    ]);
  });

  it('logs at most once a minute which origin was refused', async () => {
    const { host } = new URL(app.url);
    for (const origin of [
      `https://${host}`,
      'https://evil.example',
      `https://${'x'.repeat(999)}`,
    ]) {
      const { status } = await app.client().send('POST', '/auth/logout', undefined, { origin });
      expect(status).toBe(403);
    }
    expect(linesOf('origin-refused')).toMatchObject([
      { level: 40, origin: `https://${host}`, ownOrigin: `http://${host}`, requests: 1 },
    ]);
    expect(linesOf('origin-refused')[0].msg).toMatch(/CORS_ORIGINS.*TRUSTED_PROXIES/);
  });
});

describe('COOKIE_SECURE=off in production', () => {
  const { app, linesOf } = useProduction({ COOKIE_SECURE: 'off' });

  it('sets the cookies without Secure and without the prefix __Host-, and logs it at the start', async () => {
    const client = app.client();
    const { email, password } = await client.signUp();
    const { headers } = await client.post('/auth/login', { email, password });
    const cookies = headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual(['session', 'device']);
    for (const cookie of cookies) expect(cookie).not.toMatch(/secure/i);
    expect(await client.get('/auth/me')).toMatchObject({ status: 200, body: { email } });
    expect(linesOf('cookies-insecure')).toMatchObject([{ level: 40 }]);
  });
});
