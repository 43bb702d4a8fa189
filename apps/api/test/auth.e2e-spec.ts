import { newcomer } from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('accounts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const refusal = (status: number, code: number) => ({ status, body: { code } });
  const someone = { firstName: 'Zoé', lastName: 'Ōta', password: 'trois petits navets' };

  it('signs up, stays signed in, signs out', async () => {
    const visitor = app.visitor();
    const person = { ...someone, email: '  Zoe.Ota@Example.org ' };
    const signedUp = await visitor.post('/auth/signup', person);
    expect(signedUp).toMatchObject({ status: 201 });
    expect(signedUp.body).toEqual({
      id: expect.any(Number),
      firstName: 'Zoé',
      lastName: 'Ōta',
      email: 'zoe.ota@example.org',
      houseId: null,
      dietId: null,
    });
    expect(await visitor.get('/auth/me')).toMatchObject({ status: 200, body: signedUp.body });
    expect(await visitor.post('/auth/logout')).toMatchObject({ status: 204 });
    expect(await visitor.get('/auth/me')).toMatchObject(refusal(401, 4011));
  });

  it('signs in with the email in any case, and the password as it is', async () => {
    const { id, email } = await newcomer(app);
    const visitor = app.visitor();
    const login = (password: string) =>
      visitor.post('/auth/login', { email: email.toUpperCase(), password });
    expect(await login('trois petits navets')).toMatchObject({ status: 200, body: { id, email } });
    expect(await login(' trois petits navets')).toMatchObject(refusal(401, 4010));
    expect(await login('Trois petits navets')).toMatchObject(refusal(401, 4010));
  });

  it('answers a wrong email and a wrong password alike', async () => {
    const { email } = await newcomer(app);
    const visitor = app.visitor();
    const wrongPassword = await visitor.post('/auth/login', { email, password: 'wrong one' });
    const wrongEmail = await visitor.post('/auth/login', {
      email: 'nobody@example.org',
      password: 'wrong one',
    });
    expect(wrongPassword).toMatchObject(refusal(401, 4010));
    expect(wrongEmail.status).toBe(wrongPassword.status);
    expect(wrongEmail.body).toEqual(wrongPassword.body);
    expect(wrongEmail.headers.get('set-cookie')).toBeNull();
  });

  it('knows an email only once, in whatever case', async () => {
    const { email } = await newcomer(app);
    const again = await app
      .visitor()
      .post('/auth/signup', { ...someone, email: email.toUpperCase() });
    expect(again).toMatchObject(refusal(409, 4001));
  });

  it.each([
    ['no email', { email: undefined }],
    ['an address without a host', { email: 'zoe' }],
    ['an address of 255 characters', { email: `${'z'.repeat(243)}@example.org` }],
    ['a blank name', { firstName: '  ' }],
    ['a name of 81 characters', { lastName: 'x'.repeat(81) }],
    ['a password of 7 characters', { password: '1Az%é🥕x' }],
    ['a password of 129 characters', { password: 'x'.repeat(129) }],
    ['a common password', { password: 'password123' }],
    ['a common password in capitals', { password: 'PASSWORD123' }],
    ['a list for a text', { firstName: ['Zoé'] }],
    ['an object for a text', { password: { length: 10 } }],
    ['a NUL', { lastName: 'a\0b' }],
    ['half a character', { firstName: 'a\ud800' }],
  ])('refuses %s', async (_what, wrong) => {
    const answer = await app
      .visitor()
      .post('/auth/signup', { ...someone, email: 'refused@example.org', ...wrong });
    expect(answer).toMatchObject(refusal(400, 4000));
    expect(answer.body.message).toContain(Object.keys(wrong)[0]);
  });

  it.each([
    ['8 characters', '🥕🥕🥕🥕🥕🥕🥕', '🥕'],
    ['128 characters', 'é'.repeat(127), 'É'],
    ['spaces around', '   a   b  ', ' '],
  ])('takes a password of %s, and every character counts', async (_what, start, last) => {
    const password = start + last;
    const visitor = app.visitor();
    const { email } = await visitor.signUp({ password });
    const login = (attempt: string) => visitor.post('/auth/login', { email, password: attempt });
    expect(await login(password)).toMatchObject({ status: 200 });
    expect(await login(`${start}_`)).toMatchObject(refusal(401, 4010));
  });

  it('changes the password, which ends every other session', async () => {
    const { visitor, id, email, password } = await newcomer(app);
    const other = app.visitor();
    await other.post('/auth/login', { email, password });
    const before = visitor.cookie;
    const newPassword = 'quatre gros poireaux';
    const changed = await visitor.patch('/auth/password', {
      currentPassword: password,
      newPassword,
    });
    expect(changed).toMatchObject({ status: 200, body: { id, email } });
    expect(visitor.cookie).not.toBe(before);
    expect(await visitor.get('/auth/me')).toMatchObject({ status: 200 });
    expect(await other.get('/auth/me')).toMatchObject(refusal(401, 4011));
    const login = (attempt: string) => other.post('/auth/login', { email, password: attempt });
    expect(await login(password)).toMatchObject(refusal(401, 4010));
    expect(await login(newPassword)).toMatchObject({ status: 200 });
  });

  it('changes no password without the current one, nor to a common one', async () => {
    const { visitor, password } = await newcomer(app);
    const change = (body: unknown) => visitor.patch('/auth/password', body);
    const newPassword = 'quatre gros poireaux';
    expect(await change({ currentPassword: 'wrong one', newPassword })).toMatchObject(
      refusal(401, 4010),
    );
    expect(await change({ currentPassword: password, newPassword: 'password' })).toMatchObject(
      refusal(400, 4000),
    );
    expect(await change({ newPassword })).toMatchObject(refusal(400, 4000));
    expect(await visitor.get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('signs out on this device alone, or everywhere', async () => {
    const { visitor, email, password } = await newcomer(app);
    const [phone, tablet] = [app.visitor(), app.visitor()];
    await phone.post('/auth/login', { email, password });
    await tablet.post('/auth/login', { email, password });
    await phone.post('/auth/logout');
    expect(await tablet.get('/auth/me')).toMatchObject({ status: 200 });
    expect(await tablet.post('/auth/logout-everywhere')).toMatchObject({ status: 204 });
    expect(tablet.cookie).toBeUndefined();
    expect(await visitor.get('/auth/me')).toMatchObject(refusal(401, 4011));
  });
});
