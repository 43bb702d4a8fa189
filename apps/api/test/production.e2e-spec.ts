import { startTestApp, type TestApp } from './support/test-app.js';

describe('in production', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ NODE_ENV: 'production' });
  });
  afterAll(() => app.close());

  it('the session cookie is bound to this host and to https', async () => {
    const visitor = app.visitor();
    const { email, password } = await visitor.signUp();
    expect(visitor.cookie).toMatch(/^__Host-session=/);
    expect(await visitor.get('/auth/me')).toMatchObject({ status: 200, body: { email } });
    const { headers } = await visitor.post('/auth/login', { email, password });
    const [, ...attributes] = (headers.get('set-cookie') ?? '').split('; ');
    expect(attributes.sort()).toEqual([
      'HttpOnly',
      'Max-Age=604800',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    await visitor.post('/auth/logout');
    expect(visitor.cookie).toBeUndefined();
  });

  it('a cookie without the prefix is none', async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    visitor.cookie = visitor.cookie?.replace('__Host-', '');
    expect(await visitor.get('/auth/me')).toMatchObject({ status: 401, body: { code: 4011 } });
  });
});
