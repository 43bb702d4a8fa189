import { startTestApp, type TestApp } from './support/test-app.js';

describe('NODE_ENV=production', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ NODE_ENV: 'production' });
  });
  afterAll(() => app.close());

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
});
