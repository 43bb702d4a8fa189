import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../support/until.js';
import { freePort } from '../support/processes/free-port.js';
import { type MarkedProcess, processesWith } from '../support/processes/marked-processes.js';
import { isServed, untilServed } from '../support/processes/until-served.js';

const ROOT = path.resolve(__dirname, '../../../..');

// The processes that a command has left behind are found in /proc.
const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

describeOnLinux('npm start', () => {
  let folder: string;
  let ready: string;
  let started: ChildProcess;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'popote-'));
    await chmod(folder, 0o711); // for the account that runs PostgreSQL
  });
  afterEach(async () => {
    for (const { pid } of await running()) process.kill(pid, 'SIGKILL');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Runs a command in a shell, in a process group of its own. */
  async function run(command: string, variables: NodeJS.ProcessEnv = {}): Promise<void> {
    const port = await freePort();
    ready = `http://127.0.0.1:${port}/health/ready`;
    const env = { DATA_DIR: folder, DATABASE_URL: '', PORT: port };
    started = spawn('sh', ['-c', command], {
      cwd: ROOT,
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
      env: { ...process.env, ...env, CLASSIFIER_PORT: await freePort(), ...variables },
    });
  }

  /** Waits until the service is ready. Fails with what the command has reported when it ends before. */
  function untilReady(): Promise<void> {
    return until(async () => {
      if (started.exitCode !== null) throw new Error(await problem());
      return isServed(ready);
    });
  }

  /** What the command has reported at its end. */
  async function problem(): Promise<string> {
    return started.stderr === null ? '' : text(started.stderr);
  }

  function running(): Promise<MarkedProcess[]> {
    return processesWith(`DATA_DIR=${folder}`);
  }

  async function find(isWanted: (found: MarkedProcess) => boolean): Promise<number | undefined> {
    return (await running()).find(isWanted)?.pid;
  }

  const findApi = () => find(({ command }) => command.includes('dist/apps/api'));
  const findPostgres = () => find(({ command }) => command.includes('bin/postgres'));

  /** The processes that do not end. */
  async function remaining(): Promise<MarkedProcess[]> {
    await until(async () => (await running()).length === 0).catch(() => undefined);
    return running();
  }

  // The shell that runs the command becomes npm.
  const npm = () => started.pid ?? NaN;
  const childOfNpm = () => find(({ parent }) => parent === npm());
  const nodeJs = () => find(({ command }) => command.startsWith('node\0scripts/start.mjs'));
  const group = () => -npm();

  it.each([
    ['SIGTERM to npm', 'SIGTERM', npm],
    ['SIGTERM to the shell that npm starts', 'SIGTERM', childOfNpm],
    ['SIGTERM to the Node.js that the shell starts', 'SIGTERM', nodeJs],
    ['Ctrl-C', 'SIGINT', group],
  ] as const)('%s ends every process', async (_name, signal, receiver) => {
    await run('exec npm start');
    await untilReady();
    process.kill((await receiver()) ?? NaN, signal);
    expect(await remaining()).toEqual([]);
  });

  it.each([
    ['npm start', 'SIGTERM', npm, 'bin/initdb'],
    ['npm start', 'SIGINT', group, 'bin/initdb'],
    ['npm start', 'SIGTERM', npm, 'bin/postgres'],
    ['npm start', 'SIGINT', group, 'bin/postgres'],
    ['npm test -- no-such-test', 'SIGTERM', npm, 'bin/postgres'],
    ['npm test -- no-such-test', 'SIGINT', group, 'bin/postgres'],
  ] as const)('%s: %s while the database starts ends every process (%#)', async (...row) => {
    const [command, signal, receiver, program] = row;
    if (program === 'bin/initdb')
      await rm(path.join(folder, 'pg18'), { recursive: true, force: true });
    await run(`exec ${command}`);
    await until(
      async () => (await find(({ command: line }) => line.includes(program))) !== undefined,
    );
    process.kill(receiver(), signal);
    expect(await remaining()).toEqual([]);
  });

  it('starts whatever the variables of libpq are, and stops everything when the API cannot start', async () => {
    const libpq = {
      PGSSLMODE: 'require',
      PGOPTIONS: '-c nonsense=1',
      PGHOST: 'db.example',
      PGPORT: '1',
    };
    await run('exec npm start', { ...libpq, JWT_SECRET: 'short' });
    expect(await problem()).toContain('JWT_SECRET must be at least 32 bytes long.');
    expect(await remaining()).toEqual([]);
  });

  it('names the variable of a port that another program uses', async () => {
    const other = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await run('exec npm start', { CLASSIFIER_PORT: String(port) });
    expect(await problem()).toContain(
      `127.0.0.1:${String(port)} is in use by another program: stop it, or choose another CLASSIFIER_PORT.`,
    );
    other.close();
  });

  it('says that Popote already runs', async () => {
    await run('exec npm start');
    await untilReady();
    const first = started;
    await run('exec npm start', { PORT: new URL(ready).port });
    expect(await problem()).toMatch(
      /^Popote already listens on .*: stop it, or choose another PORT\.$/m,
    );
    started = first;
    process.kill(npm(), 'SIGTERM');
    expect(await remaining()).toEqual([]);
  });

  it('in the background it outlives its terminal', async () => {
    await run('nohup npm start & read _'); // until the end of the input
    await untilReady();
    const api = (await findApi()) ?? NaN;
    const ended = new Promise((resolve) => started.once('exit', resolve));
    started.stdin?.end();
    await ended;
    // A service that ends does not start the API again.
    process.kill(api, 'SIGKILL');
    await until(async () => ![undefined, api].includes(await findApi()));
    await untilServed(ready);
    expect(await findPostgres()).toBeDefined();
  });
});
