import { startTestApp, type TestApp } from './support/test-app.js';

describe('accounts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('signs up, stays signed in, signs out', async () => {
    const visitor = app.visitor();
    const { id, email } = await visitor.signUp();
    const profile = {
      id,
      firstName: 'Camille',
      lastName: 'Roy',
      email,
      houseId: null,
      dietId: null,
    };
    expect(await visitor.get('/auth/me')).toMatchObject({ status: 200, body: profile });
    expect(await visitor.post('/auth/logout')).toMatchObject({ status: 204 });
    expect(await visitor.get('/auth/me')).toMatchObject({ status: 401, body: { code: 4011 } });
  });
});
