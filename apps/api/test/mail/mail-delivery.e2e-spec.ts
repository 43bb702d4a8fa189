import type { SMTPServerOptions } from 'smtp-server';
import { readMetrics } from '../monitoring/read-metrics.js';
import { MailServer } from '../support/processes/mail-server.js';
import { type Person, signUpPerson } from '../support/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { recordSensitive } from '../support/test-log.js';
import { until } from '../support/until.js';

interface LogLine {
  readonly event: string;
  readonly mail?: string;
  readonly err?: { readonly message: string };
}

describe('the delivery of mail', () => {
  const lines: LogLine[] = [];
  let server: MailServer;
  let app: TestApp;
  beforeAll(async () => {
    server = await MailServer.start();
    app = await startTestApp(server.env, {
      write: (line: string) => lines.push(JSON.parse(line) as LogLine),
    });
  });
  beforeEach(() => {
    server.refusalOf = () => undefined;
    lines.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  const request = async (email: string) => {
    await app.client().succeed('POST', '/auth/password-reset', { email });
  };
  const queued = ({ email }: Person) =>
    app.sql<{ attempts: number; wait: number }>(
      `select attempts, extract(epoch from due_at - now())::float8 as wait
       from mail where recipient = $1`,
      [email],
    );
  const logged = (event: string) => lines.filter((line) => line.event === event);
  const count = async (outcome: string) =>
    (await readMetrics(app.url)).value(`mails_total{kind="password-reset",outcome="${outcome}"}`) ??
    0;

  it('sends a mail again that the server did not accept, each time later', async () => {
    const person = await signUpPerson(app);
    const failed = await count('failed');
    server.refusalOf = () => 451;
    await request(person.email);
    await until(async () => (await count('failed')) > failed);
    const [{ wait } = { wait: 0 }] = await queued(person);
    await app.sql('update mail set due_at = now(), attempts = 9');
    await until(async () => (await count('failed')) > failed + 1);
    const [{ wait: nextWait } = { wait: 0 }] = await queued(person);
    expect(nextWait).toBeGreaterThan(100 * wait);
    server.refusalOf = () => undefined;
    await app.sql('update mail set due_at = now()');
    expect(await server.to(person.email)).toHaveLength(1);
    await until(async () => (await queued(person)).length === 0);
  });

  it('drops a mail that the server refuses for good, and logs no address', async () => {
    const person = await signUpPerson(app);
    const dropped = await count('dropped');
    server.refusalOf = () => 550;
    await request(person.email);
    await until(async () => (await count('dropped')) > dropped);
    expect(await queued(person)).toEqual([]);
    expect(logged('mail-dropped')).toMatchObject([
      { mail: 'password-reset', err: { message: 'EENVELOPE 550' } },
    ]);
    expect(JSON.stringify(lines)).not.toContain(person.email);
  });

  it('drops a mail to an address that cannot be written in an envelope', async () => {
    const dropped = await count('dropped');
    const { email } = await signUpPerson(app, { email: '"camille<amandine"@example.org' });
    await request(email);
    await until(async () => (await count('dropped')) > dropped);
    expect(await app.sql('select from mail')).toEqual([]);
  });

  it('drops a mail after a day', async () => {
    const person = await signUpPerson(app);
    server.refusalOf = () => 451;
    await request(person.email);
    await until(() => logged('mail-not-sent').length === 1);
    await app.sql(
      `update mail set due_at = now(), created_at = now() - interval '24 hours' + interval '3 seconds'`,
    );
    await until(async () => (await queued(person)).length === 0);
    await until(() => logged('mail-dropped').length === 1);
    expect(server.mails.filter(({ recipient }) => recipient === person.email)).toEqual([]);
  });

  it('is not delayed by a mail that the server does not accept', async () => {
    const [refused, other] = [await signUpPerson(app), await signUpPerson(app)];
    server.refusalOf = (recipient) => (recipient === refused.email ? 451 : undefined);
    await request(refused.email);
    await request(other.email);
    expect(await server.to(other.email)).toHaveLength(1);
    await app.sql('delete from mail');
  });

  it('keeps five mails of a kind for a recipient, and refuses a mail when 10,000 wait', async () => {
    const { email } = await signUpPerson(app);
    server.refusalOf = () => 451;
    for (let sent = 0; sent < 6; sent++) await request(email);
    expect((await app.sql('select from mail where recipient = $1', [email])).length).toBe(5);
    await app.sql(
      `insert into mail (kind, recipient, locale, page, due_at)
       select 'email-changed', 'somebody@example.org', 'fr', 'https://app.example', 'infinity'
       from generate_series(1, 10000)`,
    );
    for (const address of [email, 'nobody@example.org']) {
      const refused = await app
        .client()
        .sendOnce('POST', '/auth/password-reset', { email: address });
      expect(refused).toMatchObject({ status: 503, body: { code: 5030 } });
    }
    expect((await app.sql('select from mail where recipient = $1', [email])).length).toBe(5);
    await app.sql('delete from mail');
  });
});

describe('the connection to the mail server', () => {
  const account = { user: 'popote', pass: 'un mot de passe de serveur' };
  const options: SMTPServerOptions = {
    authOptional: false,
    onAuth: ({ username, password }, _session, done) => {
      const isKnown = username === account.user && password === account.pass;
      done(isKnown ? null : new Error('wrong'), { user: account.user });
    },
  };
  const credentials = `${account.user}:${encodeURIComponent(account.pass)}`;

  /** Requests a mail of an API with this URL. Returns whether it arrived, and over TLS. */
  async function deliver(server: MailServer, url: string): Promise<'secure' | 'plain' | 'failed'> {
    recordSensitive('password', account.pass);
    const app = await startTestApp({ ...server.env, SMTP_URL: url });
    const { email } = await signUpPerson(app);
    await app.client().succeed('POST', '/auth/password-reset', { email });
    const failed = 'mails_total{kind="password-reset",outcome="failed"}';
    const hasFailed = async () => (await readMetrics(app.url)).value(failed) === 1;
    await until(async () => server.mails.length > 0 || (await hasFailed()));
    await app.close();
    await server.close();
    if (server.mails[0] === undefined) return 'failed';
    return server.mails[0].isSecure ? 'secure' : 'plain';
  }

  it('uses STARTTLS when the server offers it', async () => {
    const server = await MailServer.start();
    expect(await deliver(server, server.env.SMTP_URL)).toBe('secure');
  });

  it('is plain when the server offers no TLS, and no password is sent', async () => {
    const server = await MailServer.start({ hideSTARTTLS: true });
    expect(await deliver(server, server.env.SMTP_URL)).toBe('plain');
  });

  it('sends a password over TLS only', async () => {
    const server = await MailServer.start({ ...options, disabledCommands: ['STARTTLS'] });
    expect(await deliver(server, `smtp://${credentials}@${server.host}`)).toBe('failed');
  });

  it('sends a password to a server with a valid certificate only', async () => {
    const server = await MailServer.start(options);
    expect(await deliver(server, `smtp://${credentials}@${server.host}`)).toBe('failed');
  });

  it('accepts a certificate that the URL exempts', async () => {
    const server = await MailServer.start(options);
    const url = `smtp://${credentials}@${server.host}?tls.rejectUnauthorized=false`;
    expect(await deliver(server, url)).toBe('secure');
  });

  it.each(['', '?tls.rejectUnauthorized=false'])('over smtps://…%s', async (query) => {
    const server = await MailServer.start({ ...options, secure: true });
    const outcome = await deliver(server, `smtps://${credentials}@${server.host}${query}`);
    expect(outcome).toBe(query === '' ? 'failed' : 'secure');
  });

  it('fails with a wrong password, and the mail waits', async () => {
    const server = await MailServer.start(options);
    const url = `smtp://popote:wrong@${server.host}?tls.rejectUnauthorized=false`;
    expect(await deliver(server, url)).toBe('failed');
  });
});
