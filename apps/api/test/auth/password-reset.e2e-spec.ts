import { Client } from 'pg';
import { MailServer } from '../support/processes/mail-server.js';
import { type Person, signUpPerson } from '../support/people.js';
import { rawRequest } from '../support/raw-request.js';
import { startTestApp, type TestApp, useTestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const NEW_PASSWORD = 'quatre gros poireaux';
const invalid = { status: 401, body: { code: 4012 } };

const request = (app: TestApp, email: string) =>
  app.client().post('/auth/password-reset', { email });
const confirm = (app: TestApp, token: string, newPassword = NEW_PASSWORD) =>
  app.client().post('/auth/password-reset/confirm', { token, newPassword });
const logIn = (app: TestApp, { email }: Person, password: string) =>
  app.client().post('/auth/login', { email, password });

describe('a password reset', () => {
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

  /** A person and the tokens of links that they requested. */
  async function requestLinks(count = 1): Promise<{ person: Person; tokens: string[] }> {
    const person = await signUpPerson(app);
    for (let sent = 1; sent <= count; sent++) {
      expect(await request(app, person.email)).toMatchObject({ status: 202 });
      await server.to(person.email, sent);
    }
    const mails = await server.to(person.email, count);
    return { person, tokens: mails.map(({ token }) => token) };
  }

  it('sends a link that sets a new password, ends every session and starts one', async () => {
    const { person, tokens } = await requestLinks();
    const client = app.client();
    const { id, email } = person;
    const body = { token: tokens[0], newPassword: NEW_PASSWORD };
    const reset = await client.post('/auth/password-reset/confirm', body);
    expect(reset).toMatchObject({ status: 200, body: { id, email } });
    expect(await client.get('/auth/me')).toMatchObject({ status: 200, body: { id } });
    expect(await person.client.get('/auth/me')).toMatchObject({ status: 401 });
    expect(await logIn(app, person, NEW_PASSWORD)).toMatchObject({ status: 200 });
    expect(await logIn(app, person, person.password)).toMatchObject({ status: 401 });
  });

  it('accepts the email in any spelling', async () => {
    const { email } = await signUpPerson(app);
    await request(app, ` ${email.toUpperCase()} `);
    expect((await server.to(email))[0].token).toMatch(/^[\w-]{43}$/);
  });

  it('with a token that is wrong, of another kind or too old returns 401/4012', async () => {
    const { person, tokens } = await requestLinks();
    const [token = ''] = tokens;
    expect(await confirm(app, 'x'.repeat(43))).toMatchObject(invalid);
    expect(await confirm(app, `${token}x`)).toMatchObject(invalid);
    const confirmed = await app.client().post('/auth/email/confirm', { token });
    expect(confirmed).toMatchObject(invalid);
    await app.sql(
      `update account_link set expires_at = expires_at - interval '1 hour' where profile_id = $1`,
      [person.id],
    );
    expect(await confirm(app, token)).toMatchObject(invalid);
    expect(await logIn(app, person, person.password)).toMatchObject({ status: 200 });
  });

  it('keeps the token when the new password is refused', async () => {
    const { tokens } = await requestLinks();
    expect(await confirm(app, tokens[0] ?? '', 'short')).toMatchObject({ status: 400 });
    expect(await confirm(app, tokens[0] ?? '')).toMatchObject({ status: 200 });
  });

  it('succeeds once, also for 50 concurrent uses', async () => {
    const { tokens } = await requestLinks();
    const uses = Array.from({ length: 50 }, () => confirm(app, tokens[0] ?? ''));
    const statuses = (await Promise.all(uses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array<number>(49).fill(401)]);
  });

  it('has three links of an account at most: the latest', async () => {
    const { tokens } = await requestLinks(4);
    expect(await confirm(app, tokens[0] ?? '')).toMatchObject(invalid);
    expect(await confirm(app, tokens[1] ?? '')).toMatchObject({ status: 200 });
    // The new password has ended the other links.
    expect(await confirm(app, tokens[3] ?? '')).toMatchObject(invalid);
  });

  it('ends with a change of the password, also when the mail has not been sent yet', async () => {
    const { person, tokens } = await requestLinks();
    const { id, client, email, password: currentPassword } = person;
    server.refusalOf = (recipient) => (recipient === email ? 451 : undefined);
    await request(app, email);
    const newPassword = NEW_PASSWORD;
    expect(await client.patch('/auth/password', { currentPassword, newPassword })).toMatchObject({
      status: 200,
    });
    server.refusalOf = () => undefined;
    expect(await confirm(app, tokens[0] ?? '')).toMatchObject(invalid);
    expect(await app.sql('select from mail where recipient = $1', [email])).toEqual([]);
    expect(await app.sql('select from account_link where profile_id = $1', [id])).toEqual([]);
  });

  it('ends with the account', async () => {
    const { person, tokens } = await requestLinks();
    await person.client.succeed('DELETE', '/auth/me', person);
    expect(await confirm(app, tokens[0] ?? '')).toMatchObject(invalid);
  });

  it('stores no token, and no mail that was sent', async () => {
    const { person, tokens } = await requestLinks();
    const [row] = await app.sql<{ row: string }>(
      'select account_link::text as row from account_link where profile_id = $1',
      [person.id],
    );
    expect(row?.row).not.toContain(tokens[0]);
    await until(async () => (await app.sql('select from mail')).length === 0);
  });

  it('does not use the Host of the request for the link', async () => {
    const { email } = await signUpPerson(app);
    const body = JSON.stringify({ email });
    const head = [
      'POST /auth/password-reset HTTP/1.1',
      'host: evil.example',
      'x-forwarded-host: evil.example',
      'x-forwarded-prefix: /evil',
      'content-type: application/json',
      `content-length: ${String(Buffer.byteLength(body))}`,
      'connection: close',
    ];
    const { status } = await rawRequest(app.url, `${head.join('\r\n')}\r\n\r\n${body}`);
    expect(status).toBe(202);
    const [{ link }] = await server.to(email);
    expect(link).toMatch(`${app.url}/reset?action=reset-password&token=`);
  });

  it.each([
    ['fr-CA, en;q=0.5', 'Votre nouveau mot de passe Popote', 'lang="fr"'],
    ['en-GB', 'Your new Popote password', 'lang="en"'],
    ['de', 'Votre nouveau mot de passe Popote', 'lang="fr"'],
  ])('writes the mail in the language of Accept-Language %s', async (language, subject, html) => {
    const { email } = await signUpPerson(app);
    const headers = { 'accept-language': language };
    await app.client().send('POST', '/auth/password-reset', { email }, headers);
    const [mail] = await server.to(email);
    expect(mail).toMatchObject({ sender: 'popote@example.org', subject });
    expect(mail.html).toContain(html);
    expect(mail.html).toContain(`token=${mail.token}"`);
  });
});

/** Statements of the jobs that each process runs every few seconds. */
const OF_JOBS = ['mail-claim', 'webhook-claim', 'find-changed-parts'];

describe('a password reset does not reveal whether an email has an account', () => {
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

  /** The response to a request, and the statements until its mail has left the queue. */
  async function observe(email: string) {
    const query = jest.spyOn(Client.prototype, 'query');
    const { status, body, headers } = await request(app, email);
    await until(async () => (await app.sql('select from mail')).length === 0);
    const statements = query.mock.calls.flatMap(([first]: unknown[]) =>
      typeof first === 'object' && first !== null && 'name' in first ? [first.name] : [],
    );
    query.mockRestore();
    const names = [...headers.keys()];
    const ofRequest = statements.filter((name) => !OF_JOBS.includes(String(name)));
    return { status, body, names, statements: ofRequest };
  }

  it('in its response and its statements, and sends nothing to others', async () => {
    const { email } = await signUpPerson(app);
    const known = await observe(email);
    expect(await observe('nobody.at.all@example.org')).toEqual(known);
    expect(known).toMatchObject({
      status: 202,
      body: { mail: true },
      statements: ['mail-add', 'create-password-link', 'mail-remove'],
    });
    expect(server.attempts).toEqual([email]);
  });
});

describe('a password reset with limits', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });

  it.each([
    ['account', 10],
    ['address', 300],
  ])(
    'returns 429/4290 after the requests of one %s, with or without an account',
    async (scope, max) => {
      const { email } = await signUpPerson(app);
      for (const address of [email, 'nobody@example.org']) {
        await app.sql('delete from attempt_counter');
        expect(await request(app, address)).toMatchObject({ status: 202, body: { mail: false } });
        await app.sql('update attempt_counter set count = $2 where key like $1', [
          `reset:requested:${scope}:%`,
          max,
        ]);
        expect(await request(app, address)).toMatchObject({ status: 429, body: { code: 4290 } });
      }
    },
  );

  it('counts addresses that differ after a plus as one', async () => {
    await app.sql('delete from attempt_counter');
    const statuses = [];
    for (let n = 0; n <= 10; n++) {
      statuses.push((await request(app, `ada+${String(n)}@example.org`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    expect(await request(app, 'ada@example.org')).toMatchObject({ status: 429 });
    expect(await request(app, 'adam@example.org')).toMatchObject({ status: 202 });
  });

  it('counts wrong tokens by address', async () => {
    await app.sql('delete from attempt_counter');
    await confirm(app, 'wrong');
    await app.sql(`update attempt_counter set count = 1000 where key like 'link:used:address:%'`);
    expect(await confirm(app, 'another')).toMatchObject({ status: 429 });
  });
});

describe('the page that a link opens', () => {
  it.each([
    [{ APP_URL: 'https://app.example/account' }, {}, 'https://app.example/account?action='],
    [{ APP_URL: 'https://app.example/?lang=fr' }, {}, 'https://app.example/?lang=fr&action='],
    [{ ALLOWED_HOSTS: 'localhost' }, 'localhost', '/reset?action='],
  ])('with %j is the one of the configuration', async (env, host, expected) => {
    const server = await MailServer.start();
    const app = await startTestApp({ ...server.env, ...env });
    const { email } = await signUpPerson(app);
    const url = new URL(app.url);
    if (typeof host === 'string') url.hostname = host;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email });
    await fetch(new URL('/auth/password-reset', url), { method: 'POST', headers, body });
    const [{ link }] = await server.to(email);
    expect(link).toContain(expected);
    expect(link.startsWith(typeof host === 'string' ? url.origin : 'https://app.example/')).toBe(
      true,
    );
    await app.close();
    await server.close();
  });
});
