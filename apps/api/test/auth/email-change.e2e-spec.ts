import { randomUUID } from 'node:crypto';
import { isInServerLog } from '../support/database/server-log.js';
import { MailServer } from '../support/processes/mail-server.js';
import { type Person, signUpPerson } from '../support/people.js';
import { refusal } from '../support/refusal.js';
import { useSharedApp } from '../support/shared-app.js';
import { startTestApp, type TestApp, useTestApp } from '../support/test-app.js';

const newEmail = () => `new.${randomUUID()}@example.org`;
const change = ({ client, password }: Person, email: string) =>
  client.patch('/auth/email', { email, password });

describe('a change of email without mail', () => {
  const app = useSharedApp();

  it('holds at once, and keeps the sessions', async () => {
    const person = await signUpPerson(app);
    const email = newEmail();
    const { id, client, password } = person;
    expect(await change(person, email.toUpperCase())).toMatchObject({
      status: 200,
      body: { id, email },
    });
    expect(await client.get('/auth/me')).toMatchObject({ body: { email } });
    const login = (address: string) =>
      app.client().post('/auth/login', { email: address, password });
    expect(await login(email)).toMatchObject({ status: 200 });
    expect(await login(person.email)).toMatchObject(refusal(401, 4010));
  });

  it('needs the password', async () => {
    const person = await signUpPerson(app);
    const wrong = { ...person, password: 'quatre gros poireaux' };
    expect(await change(wrong, newEmail())).toMatchObject(refusal(401, 4010));
    expect(await person.client.get('/auth/me')).toMatchObject({ body: { email: person.email } });
  });

  it('to an email in use returns 409/4001, which PostgreSQL does not log', async () => {
    const [person, other] = [await signUpPerson(app), await signUpPerson(app)];
    expect(await change(person, other.email)).toMatchObject(refusal(409, 4001));
    expect(await isInServerLog(app, other.email)).toBe(false);
  });

  it('to the same email changes nothing', async () => {
    const person = await signUpPerson(app);
    expect(await change(person, person.email)).toMatchObject({ status: 200 });
  });

  it('of two people to one email succeeds once', async () => {
    const email = newEmail();
    const people = await Promise.all(Array.from({ length: 5 }, () => signUpPerson(app)));
    const changes = await Promise.all(people.map((person) => change(person, email)));
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('a change of email with mail', () => {
  let server: MailServer;
  let app: TestApp;
  beforeAll(async () => {
    server = await MailServer.start();
    app = await startTestApp(server.env);
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  const confirm = (token: string) => app.client().post('/auth/email/confirm', { token });
  const emailOf = async ({ client }: Person) => (await client.get('/auth/me')).body.email as string;

  /** A person who has asked for a new email, and the token that it received. */
  async function requestChange() {
    const person = await signUpPerson(app);
    const email = newEmail();
    expect(await change(person, email)).toMatchObject({
      status: 202,
      body: { email: person.email },
    });
    const [{ token }] = await server.to(email);
    return { person, email, token };
  }

  it('holds once the link is used, without a session; the former email is told twice', async () => {
    const { person, email, token } = await requestChange();
    expect(await emailOf(person)).toBe(person.email);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email } });
    expect(await emailOf(person)).toBe(email);
    const told = await server.to(person.email, 2);
    expect(told.map(({ subject }) => subject)).toEqual([
      'Changement de votre adresse e-mail Popote',
      'Votre adresse e-mail Popote a changé',
    ]);
    expect(told.map(({ link }) => link)).toEqual(['', '']);
  });

  it('with a token that is wrong, was used, is of another kind or is a day old returns 401/4012', async () => {
    const { person, email, token } = await requestChange();
    expect(await confirm('wrong')).toMatchObject(refusal(401, 4012));
    const body = { token, newPassword: 'quatre gros poireaux' };
    expect(await app.client().post('/auth/password-reset/confirm', body)).toMatchObject(
      refusal(401, 4012),
    );
    const age = (interval: string) =>
      app.sql(
        'update account_link set expires_at = expires_at - $1::interval where new_email = $2',
        [interval, email],
      );
    await age('1 day');
    expect(await confirm(token)).toMatchObject(refusal(401, 4012));
    await age('-1 hour');
    expect(await confirm(token)).toMatchObject({ status: 200 });
    expect(await confirm(token)).toMatchObject(refusal(401, 4012));
    expect(await emailOf(person)).toBe(email);
  });

  it('is replaced by the next one', async () => {
    const { person, token } = await requestChange();
    const email = newEmail();
    await change(person, email);
    const [next] = await server.to(email);
    expect(await confirm(token)).toMatchObject(refusal(401, 4012));
    expect(await confirm(next.token)).toMatchObject({ status: 200, body: { email } });
  });

  it('ends with a change of the password, and ends links for the former email', async () => {
    const first = await requestChange();
    const { client, password: currentPassword } = first.person;
    const passwords = { currentPassword, newPassword: 'quatre gros poireaux' };
    await client.succeed('PATCH', '/auth/password', passwords);
    expect(await confirm(first.token)).toMatchObject(refusal(401, 4012));

    const second = await requestChange();
    await app.client().post('/auth/password-reset', { email: second.person.email });
    const mails = await server.to(second.person.email, 2);
    const reset = mails.find(({ token }) => token !== '');
    await confirm(second.token);
    const body = { token: reset?.token, newPassword: 'quatre gros poireaux' };
    expect(await app.client().post('/auth/password-reset/confirm', body)).toMatchObject(
      refusal(401, 4012),
    );
  });

  it('to an email in use looks the same, and its owner is told', async () => {
    const [person, owner] = [await signUpPerson(app), await signUpPerson(app)];
    const inUse = await change(person, owner.email);
    const free = await change(person, newEmail());
    expect(inUse).toMatchObject({ status: 202 });
    expect([inUse.status, inUse.body]).toEqual([free.status, free.body]);
    const [told] = await server.to(owner.email);
    expect(told).toMatchObject({ subject: 'Votre adresse e-mail et Popote', link: '' });
    expect(await emailOf(person)).toBe(person.email);
  });

  it('to an email that was taken meanwhile returns 401/4012', async () => {
    const { person, email, token } = await requestChange();
    await signUpPerson(app, { email });
    expect(await confirm(token)).toMatchObject(refusal(401, 4012));
    expect(await emailOf(person)).toBe(person.email);
  });

  it('writes nothing that people have written into a mail', async () => {
    const client = app.client();
    const firstName = 'Gagnez un voyage sur spam.example';
    const { email } = await client.signUp({ firstName });
    await client.post('/auth/password-reset', { email });
    const [mail] = await server.to(email);
    expect(mail.text + mail.html).not.toContain('spam.example');
  });
});

describe('changes of email with limits', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });

  it('return 429/4290 after ten to one email, in use or not', async () => {
    const [person, other] = [await signUpPerson(app), await signUpPerson(app)];
    await change(person, other.email);
    await app.sql(`update attempt_counter set count = 10 where key like 'email:changed:account:%'`);
    expect(await change(person, other.email)).toMatchObject(refusal(429, 4290));
    expect(await change(person, newEmail())).toMatchObject({ status: 200 });
  });
});
