import { randomUUID } from 'node:crypto';
import { type RealProvider, startRealProvider } from '../../support/openid/real-provider.js';
import { signUpAdministrator, signUpPerson } from '../../support/people.js';
import { refusal } from '../../support/refusal.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import type { TestClient } from '../../support/test-client.js';

const APP_URL = 'https://cuisine.example.org/accueil';
const PASSWORD = 'trois petits navets';

describe('sign-in with OpenID Connect', () => {
  let provider: RealProvider;
  let app: TestApp;
  beforeAll(async () => {
    provider = await startRealProvider();
    app = await startTestApp({ ...provider.env, APP_URL });
    provider.register(app.url);
  });
  afterAll(async () => {
    await app.close();
    provider.close();
  });

  /** A person at the provider; returns the login name. */
  function addPerson(person: { email: string; email_verified?: boolean }): string {
    const login = randomUUID();
    const names = { given_name: 'Camille-Amandine', family_name: 'Roy-Delaunay' };
    provider.people.set(login, { email_verified: true, ...names, ...person });
    return login;
  }

  /** Signs in at the provider, and returns the path of the callback. */
  async function signInAtProvider(client: TestClient, login: string, query = ''): Promise<string> {
    const started = await client.get(`/auth/oidc/start${query}`);
    expect(started.status).toBe(302);
    return provider.signIn(started.headers.get('location') ?? '', login);
  }

  const newEmail = () => `camille.${randomUUID()}@example.org`;

  async function signIn(client: TestClient, login: string, query = '') {
    const { status, headers, body } = await client.get(
      await signInAtProvider(client, login, query),
    );
    return { status, location: headers.get('location'), body };
  }

  it('creates an account for a new person and starts a session like any other', async () => {
    const client = app.client();
    const email = newEmail();
    const login = addPerson({ email: email.toUpperCase() });
    expect(await signIn(client, login)).toMatchObject({ status: 302, location: APP_URL });
    const { body: profile } = await client.get('/auth/me');
    expect(profile).toMatchObject({
      firstName: 'Camille-Amandine',
      lastName: 'Roy-Delaunay',
      email,
    });
    const { body: sessions } = await client.get('/auth/sessions');
    expect(sessions).toMatchObject([{ current: true }]);
    await client.post('/auth/logout');
    expect(await client.get('/auth/me')).toMatchObject(refusal(401, 4011));
    expect(await signIn(client, login)).toMatchObject({ status: 302, location: APP_URL });
    expect(await client.get('/auth/me')).toMatchObject({ body: { id: profile.id } });
  });

  it('joins the account of a verified email after its password was given once', async () => {
    const { id, email } = await signUpPerson(app);
    const login = addPerson({ email });
    const client = app.client();
    const redirected = await signIn(client, login);
    expect(redirected).toMatchObject({ status: 302, location: `${APP_URL}?oidc=join` });
    expect(await client.get('/auth/me')).toMatchObject(refusal(401, 4011));
    const wrong = await client.post('/auth/oidc/join', { password: 'trois gros navets' });
    expect(wrong).toMatchObject(refusal(401, 4010));
    const joined = await client.post('/auth/oidc/join', { password: PASSWORD });
    expect(joined).toMatchObject({ status: 200, body: { id, email } });
    expect(await client.get('/auth/me')).toMatchObject({ body: { id } });
    // The identity signs in from now on, whatever its email.
    provider.people.set(login, { email: newEmail(), email_verified: false });
    const other = app.client();
    expect(await signIn(other, login)).toMatchObject({ status: 302, location: APP_URL });
    expect(await other.get('/auth/me')).toMatchObject({ body: { id, email } });
    expect(await app.client().post('/auth/login', { email, password: PASSWORD })).toMatchObject({
      status: 200,
    });
  });

  it('POST /auth/oidc/join needs the browser of the callback', async () => {
    const { email } = await signUpPerson(app);
    await signIn(app.client(), addPerson({ email }));
    const other = await app.client().post('/auth/oidc/join', { password: PASSWORD });
    expect(other).toMatchObject(refusal(401, 4011));
    const client = app.client();
    await client.get('/auth/oidc/start'); // the cookie of another step
    expect(await client.post('/auth/oidc/join', { password: PASSWORD })).toMatchObject(
      refusal(401, 4011),
    );
  });

  it('refuses an email that the provider has not verified, and creates no account', async () => {
    const { email } = await signUpPerson(app);
    const free = newEmail();
    for (const address of [email, free]) {
      const client = app.client();
      const login = addPerson({ email: address, email_verified: false });
      expect(await signIn(client, login)).toMatchObject(refusal(400, 4000));
      expect(client.cookie).toBeUndefined();
      expect(await client.post('/auth/oidc/join', { password: PASSWORD })).toMatchObject(
        refusal(401, 4011),
      );
    }
    expect(await app.client().signUp({ email: free })).toMatchObject({ email: free });
  });

  it('refuses another identity with the email of an account without a password', async () => {
    const email = newEmail();
    await signIn(app.client(), addPerson({ email }));
    const client = app.client();
    expect(await signIn(client, addPerson({ email }))).toMatchObject(refusal(409, 4001));
    expect(client.cookie).toBeUndefined();
  });

  it('accepts a callback once, in the browser that started it', async () => {
    const login = addPerson({ email: newEmail() });
    const client = app.client();
    const callback = await signInAtProvider(client, login);
    expect(await app.client().get(callback)).toMatchObject(refusal(401, 4011));
    const { oidc } = client;
    expect(await client.get(callback)).toMatchObject({ status: 302 });
    expect(await client.get(callback)).toMatchObject(refusal(401, 4011));
    const replay = app.client();
    replay.oidc = oidc;
    expect(await replay.get(callback)).toMatchObject(refusal(401, 4011));
    expect(replay.cookie).toBeUndefined();
  });

  it('refuses another state, another code and a cancelled sign-in', async () => {
    const client = app.client();
    const callback = await signInAtProvider(client, addPerson({ email: newEmail() }));
    const changed = (parameter: string) =>
      callback.replace(new RegExp(`${parameter}=[^&]+`), `${parameter}=${randomUUID()}`);
    expect(await client.get(changed('state'))).toMatchObject(refusal(401, 4011));
    expect(await client.get('/auth/oidc/callback')).toMatchObject(refusal(401, 4011));
    const cancelled = callback.replace(/code=[^&]+/, 'error=access_denied');
    expect(await client.get(cancelled)).toMatchObject(refusal(401, 4011));
    expect(await client.get(changed('code'))).toMatchObject(refusal(401, 4011));
  });

  it('refuses the code of another sign-in, whose code verifier the browser does not have', async () => {
    const theirs = await signInAtProvider(app.client(), addPerson({ email: newEmail() }));
    const client = app.client();
    const own = await signInAtProvider(client, addPerson({ email: newEmail() }));
    const code = new URLSearchParams(theirs.split('?')[1]).get('code') ?? '';
    const injected = await client.get(own.replace(/code=[^&]+/, `code=${code}`));
    expect(injected).toMatchObject(refusal(401, 4011));
    expect(client.cookie).toBeUndefined();
  });

  it('returns a browser to the front end with the code of the error', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const failed = await app.client().get('/auth/oidc/callback?code=x', { accept });
    expect(failed.status).toBe(302);
    expect(failed.headers.get('location')).toBe(`${APP_URL}?error=4011`);
  });

  it('a new person joins the house of an invitation code', async () => {
    const { houseId, invitationCode } = await signUpAdministrator(app);
    const client = app.client();
    const login = addPerson({ email: newEmail() });
    await signIn(client, login, `?invitationCode=${invitationCode}`);
    expect(await client.get('/auth/me')).toMatchObject({ body: { houseId } });
    const wrong = addPerson({ email: newEmail() });
    expect(await signIn(app.client(), wrong, '?invitationCode=AAAA-AAAA-AAAA')).toMatchObject(
      refusal(404, 4052),
    );
  });

  it('a sign-in of the last five minutes replaces the password of an account without one', async () => {
    const email = newEmail();
    const login = addPerson({ email });
    const client = app.client();
    await signIn(client, login);
    await app.sql("update session set created_at = created_at - interval '6 minutes'");
    const newPassword = 'quatre gros poireaux';
    const change = { currentPassword: 'anything', newPassword };
    expect(await client.patch('/auth/password', change)).toMatchObject(refusal(401, 4010));
    expect(await client.delete('/auth/me', { password: 'x' })).toMatchObject(refusal(401, 4010));
    expect(await app.client().post('/auth/login', { email, password: 'x' })).toMatchObject(
      refusal(401, 4010),
    );
    await signIn(client, login);
    expect(await client.patch('/auth/password', change)).toMatchObject({ status: 200 });
    expect(await client.delete('/auth/me', { password: 'x' })).toMatchObject(refusal(401, 4010));
    expect(await client.delete('/auth/me', { password: newPassword })).toMatchObject({
      status: 204,
    });
  });

  it('deletes an account without a password after a new sign-in, and forgets its identity', async () => {
    const login = addPerson({ email: newEmail() });
    const client = app.client();
    await signIn(client, login);
    const { body: first } = await client.get('/auth/me');
    expect(await client.delete('/auth/me', { password: 'x' })).toMatchObject({ status: 204 });
    await signIn(client, login);
    const { body: second } = await client.get('/auth/me');
    expect(second.id).not.toBe(first.id);
  });
});

describe('OpenID Connect with REGISTRATION=invitation and PASSWORD_LOGIN=off', () => {
  let provider: RealProvider;
  let app: TestApp;
  beforeAll(async () => {
    provider = await startRealProvider();
    app = await startTestApp({
      ...provider.env,
      REGISTRATION: 'invitation',
      PASSWORD_LOGIN: 'off',
    });
    provider.register(app.url);
  });
  afterAll(async () => {
    await app.close();
    provider.close();
  });

  async function signIn(client: TestClient, query = '') {
    const login = randomUUID();
    provider.people.set(login, { email: `${login}@example.org`, email_verified: true });
    const { headers } = await client.get(`/auth/oidc/start${query}`);
    return client.get(await provider.signIn(headers.get('location') ?? '', login));
  }

  it('accepts the first person, then those with an invitation code', async () => {
    const first = app.client();
    const signedIn = await signIn(first);
    expect(signedIn.status).toBe(302);
    expect(signedIn.headers.get('location')).toBe('/');
    const house = await first.succeed('POST', '/house', { name: 'La Roseraie' });
    const other = app.client();
    expect(await signIn(other)).toMatchObject(refusal(403, 4034));
    expect(await signIn(other, '?invitationCode=AAAA-AAAA-AAAA')).toMatchObject(refusal(403, 4034));
    expect(other.cookie).toBeUndefined();
    expect(await signIn(other, `?invitationCode=${String(house.invitationCode)}`)).toMatchObject({
      status: 302,
    });
    expect(await other.get('/auth/me')).toMatchObject({ body: { houseId: house.id } });
  });

  it('refuses passwords', async () => {
    const credentials = { email: 'camille@example.org', password: PASSWORD };
    const login = await app.client().post('/auth/login', credentials);
    expect(login).toMatchObject(refusal(403, 4036));
    const person = { ...credentials, firstName: 'Camille', lastName: 'Roy' };
    expect(await app.client().post('/auth/signup', person)).toMatchObject(refusal(403, 4036));
  });
});
