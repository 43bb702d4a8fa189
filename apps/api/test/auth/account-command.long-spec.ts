import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runAccountCommand } from '../../src/cli/account/account.js';
import { signUpAdministrator, signUpPerson } from '../support/people.js';
import { INTERNAL_SECRET, useTestApp } from '../support/test-app.js';
import { recordSensitive } from '../support/test-log.js';

const ROOT = path.resolve(__dirname, '../../../..');
/** As in a container, and through npm. */
const MAIN = path.join(ROOT, 'dist/apps/api/src/cli/account/account.main.js');
const SCRIPT = path.join(ROOT, 'scripts/account.mjs');

describe('npm run account', () => {
  // Passport has one strategy in a process: the command, run here, replaces that of the API.
  const JWT_SECRET = randomBytes(32).toString('hex');
  const app = useTestApp({ JWT_SECRET });

  const environment = (env: Record<string, string> = {}) => ({
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: tmpdir(),
    JWT_SECRET,
    INTERNAL_SECRET,
    PORT: '3000',
    ...env,
  });

  const run = (args: readonly string[], env?: Record<string, string>) =>
    runAccountCommand(environment(env), args);

  /** Runs the program in a process of its own. */
  function runProcess(program: string, args: readonly string[]) {
    const options = { cwd: ROOT, env: { ...process.env, ...environment() } };
    return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), stdout, stderr });
      });
    });
  }

  it.each([
    ['in a container', MAIN],
    ['with npm', SCRIPT],
  ])('reset-link prints a link that holds 24 hours and works once, %s', async (_, program) => {
    const { client, id, email } = await signUpPerson(app);
    const { code, stdout, stderr } = await runProcess(program, ['reset-link', email.toUpperCase()]);
    // Another test of this clone may be starting the service.
    expect(stderr).toMatch(/^(Waiting for another process of this clone\..*\n)?$/);
    expect(code).toBe(0);
    const link = new URL(stdout.trim());
    expect(link.href).toMatch('http://127.0.0.1:3000/reset?action=reset-password&token=');
    const token = link.searchParams.get('token') ?? '';
    recordSensitive('token', token);
    const age = (interval: string) =>
      app.sql('update account_link set expires_at = expires_at - $1::interval', [interval]);
    const use = () =>
      client.post('/auth/password-reset/confirm', { token, newPassword: 'quatre gros poireaux' });
    await age('24 hours');
    expect(await use()).toMatchObject({ status: 401, body: { code: 4012 } });
    await age('-1 hour');
    expect(await use()).toMatchObject({ status: 200, body: { id } });
    expect(await use()).toMatchObject({ status: 401, body: { code: 4012 } });
  });

  it('reset-link opens APP_URL', async () => {
    const { email } = await signUpPerson(app);
    const env = { APP_URL: 'https://app.example/account' };
    const link = await run(['reset-link', email], env);
    expect(link).toMatch('https://app.example/account?action=reset-password&token=');
    recordSensitive('token', new URL(link).searchParams.get('token') ?? '');
  });

  it('list prints every account', async () => {
    const { id, email, firstName, lastName, houseId } = await signUpAdministrator(app);
    const listed = await run(['list']);
    const month = new Date().toISOString().slice(0, 7);
    expect(listed.split('\n').map((line) => line.split('\t').slice(0, 4))).toContainEqual([
      String(id),
      email,
      `${firstName} ${lastName}`,
      String(houseId),
    ]);
    expect(listed).toContain(`\t${month}`);
  });

  it('set-email changes the email, and keeps the sessions', async () => {
    const { client, email } = await signUpPerson(app);
    const changed = `${randomUUID()}@example.org`;
    await run(['set-email', email, changed.toUpperCase()]);
    expect(await client.get('/auth/me')).toMatchObject({ status: 200, body: { email: changed } });
  });

  it('delete --yes deletes an account, and its house gets another administrator', async () => {
    const administrator = await signUpAdministrator(app);
    const member = await signUpPerson(app);
    const { invitationCode } = administrator;
    await member.client.succeed('POST', '/house/join', { invitationCode });
    await run(['delete', administrator.email, '--yes']);
    expect(await administrator.client.get('/auth/me')).toMatchObject({ status: 401 });
    const house = await member.client.get('/house/current');
    expect(house.body).toMatchObject({ administratorId: member.id });
  });

  it('fails with a sentence, and changes nothing', async () => {
    const [person, other] = [await signUpPerson(app), await signUpPerson(app)];
    const unknown = 'nobody.at.all@example.org';
    const failures: [string[], string][] = [
      [[], 'Usage: npm run account'],
      [['rename', person.email], 'Usage: npm run account'],
      [['list', person.email], 'Usage: npm run account'],
      [['list', '--all'], "Unknown option '--all'"],
      [['reset-link', unknown], `No account has the email ${unknown}.`],
      [['set-email', unknown, 'new@example.org'], `No account has the email ${unknown}.`],
      [['set-email', person.email, 'no address'], 'no address is not an email address.'],
      [['set-email', person.email, other.email], 'This email is already in use.'],
      [['delete', unknown, '--yes'], `No account has the email ${unknown}.`],
      [['delete', person.email], 'Nothing is deleted: add --yes to confirm.'],
    ];
    for (const [args, sentence] of failures) await expect(run(args)).rejects.toThrow(sentence);
    expect(await person.client.get('/auth/me')).toMatchObject({ body: { email: person.email } });
  });

  it.each([
    ['in a container', MAIN],
    ['with npm', SCRIPT],
  ])('prints the sentence and ends with code 1 when it fails, %s', async (_, program) => {
    const { code, stdout, stderr } = await runProcess(program, [
      'reset-link',
      'nobody@example.org',
    ]);
    // With npm, it may first say that it waits for another command of this clone.
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^(Waiting for .*\n)?No account has the email nobody@example\.org\.\n$/,
      ),
    });
  });
});
