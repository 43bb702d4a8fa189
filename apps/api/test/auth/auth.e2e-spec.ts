import { randomUUID } from 'node:crypto';
import { isInServerLog } from '../support/database/server-log.js';
import { type Person, signUpPerson } from '../support/people.js';
import { refusal } from '../support/refusal.js';
import { useSharedApp } from '../support/shared-app.js';
import type { TestResponse } from '../support/test-client.js';

describe('accounts', () => {
  const app = useSharedApp();

  const profile = { firstName: 'Zoé', lastName: 'Ōta', password: 'trois petits navets' };

  it('POST /auth/signup starts a session and POST /auth/logout ends it', async () => {
    const client = app.client();
    const person = { ...profile, email: '  Zoe.Ota@Example.org ' };
    const signedUp = await client.post('/auth/signup', person);
    expect(signedUp).toMatchObject({ status: 201 });
    expect(signedUp.body).toEqual({
      id: expect.any(Number),
      firstName: 'Zoé',
      lastName: 'Ōta',
      email: 'zoe.ota@example.org',
      houseId: null,
      dietId: null,
      appetite: 1,
      unitSystem: 'METRIC',
      locale: null,
    });
    expect(await client.get('/auth/me')).toMatchObject({ status: 200, body: signedUp.body });
    expect(await client.post('/auth/logout')).toMatchObject({ status: 204 });
    expect(await client.get('/auth/me')).toMatchObject(refusal(401, 4011));
  });

  it('a last name may be empty', async () => {
    const person = { ...profile, lastName: '', email: `${randomUUID()}@example.org` };
    const signedUp = await app.client().post('/auth/signup', person);
    expect(signedUp).toMatchObject({ status: 201, body: { lastName: '' } });
  });

  it('a password is the same in every Unicode form of its letters', async () => {
    const client = app.client();
    const email = `${randomUUID()}@example.org`;
    await client.post('/auth/signup', {
      ...profile,
      email,
      password: 'cr\u00e8me br\u00fbl\u00e9e',
    });
    const login = await client.post('/auth/login', {
      email,
      password: 'cre\u0300me bru\u0302le\u0301e',
    });
    expect(login).toMatchObject({ status: 200, body: { email } });
  });

  it('the domain of an email is the same in Unicode and in ASCII', async () => {
    const client = app.client();
    const name = randomUUID();
    const signedUp = await client.post('/auth/signup', {
      ...profile,
      email: `${name}@Bücher.example`,
    });
    const email = `${name}@xn--bcher-kva.example`;
    expect(signedUp).toMatchObject({ status: 201, body: { email } });
    expect(await client.post('/auth/signup', { ...profile, email })).toMatchObject(
      refusal(409, 4001),
    );
    expect(
      await client.post('/auth/signup', { ...profile, email: `${name}@exa mple.org` }),
    ).toMatchObject(refusal(400, 4000));
  });

  it('POST /auth/login ignores the case of the email and compares the password exactly', async () => {
    const { id, email } = await signUpPerson(app);
    const client = app.client();
    const login = (password: string) =>
      client.post('/auth/login', { email: email.toUpperCase(), password });
    expect(await login('trois petits navets')).toMatchObject({ status: 200, body: { id, email } });
    expect(await login(' trois petits navets')).toMatchObject(refusal(401, 4010));
    expect(await login('Trois petits navets')).toMatchObject(refusal(401, 4010));
  });

  it('POST /auth/login returns the same error for a wrong email and a wrong password', async () => {
    const { email } = await signUpPerson(app);
    const client = app.client();
    const wrongPassword = await client.post('/auth/login', { email, password: 'wrong one' });
    const wrongEmail = await client.post('/auth/login', {
      email: 'unknown@example.org',
      password: 'wrong one',
    });
    expect(wrongPassword).toMatchObject(refusal(401, 4010));
    expect(wrongEmail.status).toBe(wrongPassword.status);
    expect(wrongEmail.body).toEqual(wrongPassword.body);
    expect(wrongEmail.headers.get('set-cookie')).toBeNull();
  });

  it('POST /auth/signup returns 409/4001 for an email in use, in any case', async () => {
    const { email } = await signUpPerson(app);
    const again = await app
      .client()
      .post('/auth/signup', { ...profile, email: email.toUpperCase() });
    expect(again).toMatchObject(refusal(409, 4001));
  });

  it.each([
    ['with a zero-width space', (email: string) => email.replace('é', 'é\u200b')],
    ['with a soft hyphen at its start', (email: string) => `\u00ad${email}`],
    ['in another normal form', (email: string) => email.normalize('NFD')],
    ['with a blank at its end', (email: string) => `${email} `],
    ['with a tab at its start and a dot at its end', (email: string) => `\t${email}.`],
    [
      'in capitals and another normal form',
      (email: string) => email.toUpperCase().normalize('NFD'),
    ],
  ])('takes an email %s for the same email', async (_, variantOf) => {
    const email = `zoé.${randomUUID()}@xn--bcher-kva.example`;
    const variant = variantOf(email.replace('xn--bcher-kva', 'bücher'));
    const { client, id, password } = await signUpPerson(app, { email: variant });
    expect((await client.get('/auth/me')).body).toMatchObject({ id, email });
    const other = app.client();
    expect(await other.post('/auth/signup', { ...profile, email })).toMatchObject(
      refusal(409, 4001),
    );
    for (const typed of [email, variant]) {
      const login = await other.post('/auth/login', { email: typed, password });
      expect(login).toMatchObject({ body: { id } });
    }
  });

  it('an email in use does not occur in the log of PostgreSQL', async () => {
    const { email } = await signUpPerson(app);
    const again = await app.client().post('/auth/signup', { ...profile, email });
    expect(again).toMatchObject(refusal(409, 4001));
    expect(await isInServerLog(app, email)).toBe(false);
  });

  it.each([
    ['no email', { email: undefined }],
    ['an address without a host', { email: 'zoe' }],
    ['an address of 255 characters', { email: `${'z'.repeat(243)}@example.org` }],
    ['a blank name', { firstName: '  ' }],
    ['a name of 81 characters', { lastName: 'x'.repeat(81) }],
    ['a password of 7 characters', { password: '1Az%é🥕x' }],
    ['a password of one ligature, which is 18 characters in NFKC', { password: '\ufdfa' }],
    ['a password of one character repeated', { password: 'aaaaaaaa' }],
    ['a password of blanks', { password: ' '.repeat(8) }],
    ['a password of 129 characters', { password: 'x'.repeat(129) }],
    ['a common password', { password: 'password123' }],
    ['a common password in capitals', { password: 'PASSWORD123' }],
    ['an array instead of a string', { firstName: ['Zoé'] }],
    ['an object instead of a string', { password: { length: 10 } }],
    ['a NUL', { lastName: 'a\0b' }],
    ['a lone surrogate', { firstName: 'a\ud800' }],
  ])('POST /auth/signup returns 400/4000 for %s', async (_name, wrong) => {
    const response = await app
      .client()
      .post('/auth/signup', { ...profile, email: 'refused@example.org', ...wrong });
    expect(response).toMatchObject(refusal(400, 4000));
    expect(response.body.message).toContain(Object.keys(wrong)[0]);
  });

  it.each([
    ['8 characters', '🥕🥕🥕🥕🥕🥕🧅', '🥕'],
    ['128 characters', 'é'.repeat(127), 'É'],
    ['leading and trailing spaces', '   a   b  ', ' '],
  ])('accepts a password with %s and compares every character', async (_name, start, last) => {
    const password = start + last;
    const client = app.client();
    const { email } = await client.signUp({ password });
    const login = (attempt: string) => client.post('/auth/login', { email, password: attempt });
    expect(await login(password)).toMatchObject({ status: 200 });
    expect(await login(`${start}_`)).toMatchObject(refusal(401, 4010));
  });

  it('PATCH /auth/password changes the password and ends every other session', async () => {
    const { client, id, email, password } = await signUpPerson(app);
    const other = app.client();
    await other.post('/auth/login', { email, password });
    const before = client.cookie;
    const newPassword = 'quatre gros poireaux';
    const changed = await client.patch('/auth/password', {
      currentPassword: password,
      newPassword,
    });
    expect(changed).toMatchObject({ status: 200, body: { id, email } });
    expect(client.cookie).not.toBe(before);
    expect(await client.get('/auth/me')).toMatchObject({ status: 200 });
    expect(await other.get('/auth/me')).toMatchObject(refusal(401, 4011));
    const login = (attempt: string) => other.post('/auth/login', { email, password: attempt });
    expect(await login(password)).toMatchObject(refusal(401, 4010));
    expect(await login(newPassword)).toMatchObject({ status: 200 });
  });

  it('PATCH /auth/password refuses a wrong current password and a common new one', async () => {
    const { client, password } = await signUpPerson(app);
    const change = (body: unknown) => client.patch('/auth/password', body);
    const newPassword = 'quatre gros poireaux';
    expect(await change({ currentPassword: 'wrong one', newPassword })).toMatchObject(
      refusal(401, 4010),
    );
    expect(await change({ currentPassword: password, newPassword: 'password' })).toMatchObject(
      refusal(400, 4000),
    );
    expect(await change({ newPassword })).toMatchObject(refusal(400, 4000));
    expect(await client.get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('POST /auth/logout ends one session, POST /auth/logout-everywhere all', async () => {
    const { client, email, password } = await signUpPerson(app);
    const [phone, tablet] = [app.client(), app.client()];
    await phone.post('/auth/login', { email, password });
    await tablet.post('/auth/login', { email, password });
    await phone.post('/auth/logout');
    expect(await tablet.get('/auth/me')).toMatchObject({ status: 200 });
    expect(await tablet.post('/auth/logout-everywhere')).toMatchObject({ status: 204 });
    expect(tablet.cookie).toBeUndefined();
    expect(await client.get('/auth/me')).toMatchObject(refusal(401, 4011));
  });

  it.each<[string, (person: Person) => Promise<TestResponse<unknown>>]>([
    ['POST /auth/logout', ({ client }) => client.post('/auth/logout')],
    ['POST /auth/logout-everywhere', ({ client }) => client.post('/auth/logout-everywhere')],
    ['DELETE /auth/me', ({ client, password }) => client.delete('/auth/me', { password })],
  ])('%s clears what the browser has stored', async (_, end) => {
    const { headers } = await end(await signUpPerson(app));
    expect(headers.get('clear-site-data')).toBe('"storage"');
  });
});
